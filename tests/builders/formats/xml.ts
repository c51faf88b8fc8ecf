import { Parser } from 'htmlparser2'

/** What stands in an XML document; @throws if a tag is not closed or closes another. */
export function readXml(text: string) {
  const open: string[] = []
  const found: { name: string; attributes: Record<string, string>; text: string }[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name)
        found.push({ name, attributes, text: '' })
      },
      ontext(part) {
        const last = found.at(-1)
        if (last) last.text += part
      },
      onclosetag(name, isImplied) {
        const closesItself = text.slice(0, parser.endIndex + 1).endsWith('/>')
        if (open.pop() !== name || (isImplied && !closesItself)) throw new Error(`<${name}> is not closed.`)
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed.`)
  return found
}
