/** Says what stops YAML from being read in an owner's words, and what to write instead. */
import type { YAMLError } from 'yaml'

interface Explained {
  reason: string
  suggestion: string
}

const indented: Explained = {
  reason: 'is no YAML: a line is not indented like its neighbours',
  suggestion: 'Let the keys of an entry begin in one column, and indent with two spaces what belongs to a key.',
}

const notClosed: Explained = {
  reason: 'is no YAML: a quotation mark or a bracket is not closed',
  suggestion: 'Close it, or put the whole text in quotes.',
}

const twoKeys: Explained = {
  reason: 'is no YAML: a line has two keys',
  suggestion: 'Put a text in quotes that has a colon and a blank in it: title: "Nurse: night shift".',
}

const listAmongKeys: Explained = {
  reason: 'is no YAML: an entry of a list, which begins with -, stands among keys',
  suggestion: 'Indent it below the key that the list belongs to, or remove the - and give it a key.',
}

const noColon: Explained = {
  reason: 'is no YAML: a line among keys has no key',
  suggestion: 'Write its key and a colon in front of it, or indent it if it goes on with the text above.',
}

const oddText: Explained = {
  reason: 'is no YAML: a text begins or ends in a way that YAML reads as something else',
  suggestion:
    'Put the whole text in quotes: it begins with a sign such as *, &, @, % or [, or only a part of it is quoted.',
}

/** A key whose colon has no blank behind it is a text to YAML. @param line that begins with it. */
export function blankLeftOut(line: string): Explained | undefined {
  const [, key = '', rest = ''] = /^([\w-]+):([^\s:/][^\n]*)/.exec(line) ?? []
  if (!key) return undefined
  return { reason: `no blank follows the colon of ${key}`, suggestion: `Write ${key}: ${rest}` }
}

/** @param text of the file. @returns also where in it that is, where it is not where the error is. */
export function explainYaml(
  { code, message, pos: [at] }: YAMLError,
  text: string,
): Explained & { key: string; offset?: number } {
  if (code === 'DUPLICATE_KEY') {
    const key = /^[^\s:]+/.exec(text.slice(at))?.[0] ?? ''
    return { key, reason: 'stands here a second time', suggestion: 'Give one of the two another id, or remove it.' }
  }
  if (code === 'TAB_AS_INDENT')
    return { key: '', reason: 'a tab stands before the text', suggestion: 'Indent with spaces: YAML takes no tabs.' }
  const end = text.indexOf('\n', at)
  const rest = end < 0 ? text.slice(at) : text.slice(at, end)
  const isList = /^\s*-(?:\s|$)/.test(rest)
  if (isList && (code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'MISSING_CHAR')) return { key: '', ...listAmongKeys }
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    if (/:(?:\s|$)/.test(rest)) return { key: '', ...twoKeys }
    // The value of this line would be a key of the next one, which is indented further.
    const next = /\S/.exec(text.slice(end))
    return { key: '', ...indented, offset: end + (next?.index ?? 0) }
  }
  if (code === 'BAD_INDENT') {
    const isFlow = message.startsWith('Flow')
    return { key: '', ...(isFlow ? notClosed : indented) }
  }
  const isQuoted = /^\s*["'[{]/.test(rest)
  if (code === 'MULTILINE_IMPLICIT_KEY' || (code === 'MISSING_CHAR' && message.startsWith('Implicit')))
    return { key: '', ...(blankLeftOut(rest.trim()) ?? (isQuoted ? notClosed : noColon)) }
  if (code === 'MISSING_CHAR') return { key: '', ...notClosed }
  return { key: '', ...oddText }
}
