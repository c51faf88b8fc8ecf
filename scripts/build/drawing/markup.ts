/** Writes HTML and SVG: whatever is put into it is escaped. */

/** Finished markup, as opposed to text. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Content = Markup | string | undefined | false | Content[]
type Attributes = Record<string, string | number | boolean | undefined>

const VOID = new Set(['path', 'rect', 'circle', 'line', 'use'])

/** @param attributes a value of true stands without one, and what is undefined or false is left out. */
export function element(name: string, attributes: Attributes, ...content: Content[]): Markup {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined || value === false ? '' : value === true ? ` ${key}` : ` ${key}="${escaped(String(value))}"`,
  )
  const start = `<${name}${written.join('')}`
  return new Markup(VOID.has(name) ? `${start}/>` : `${start}>${flat(content)}</${name}>`)
}

function flat(content: Content): string {
  if (Array.isArray(content)) return content.map(flat).join('')
  if (content === undefined || content === false) return ''
  return content instanceof Markup ? content.text : escaped(content)
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** Words alone, escaped. */
export const text = (words: string): Markup => new Markup(escaped(words))

/** Several pieces without anything between them. */
export const joined = (pieces: Markup[]): Markup => new Markup(flat(pieces))
