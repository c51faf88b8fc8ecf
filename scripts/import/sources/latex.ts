/** Turns the LaTeX that stands in BibTeX into plain text. */
import { normalize } from '#server/knowledge/normalize.ts'

/** Accents as marks that follow their letter. */
const accents: Record<string, string> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
}

/** Commands that stand for a letter or a sign. */
const signs: Record<string, string> = {
  ss: 'ß',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  aa: 'å',
  AA: 'Å',
  dh: 'ð',
  th: 'þ',
  i: 'i',
  j: 'j',
  textendash: '–',
  textemdash: '—',
  ldots: '…',
  dots: '…',
  textregistered: '®',
  texttrademark: '™',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  mu: 'μ',
  times: '×',
}

const COMMAND = /\\([A-Za-z]+|[^A-Za-z])/y
/** What stands between an accent and its letter: `\"{o}`, `\c c`, `\'{\i}`. */
const LETTER = /[ {]{0,4}(\\[ij](?![A-Za-z])|\p{L})/uy

/** `{\"O}sterreich \& M\"unchen` → "Österreich & München" */
export function plainText(latex: string): string {
  let text = ''
  for (let at = 0; at < latex.length; ) {
    const sign = latex[at] ?? ''
    if (sign !== '\\') {
      if (sign === '~') text += ' '
      else if (!'{}$'.includes(sign)) text += sign
      at++
      continue
    }
    COMMAND.lastIndex = at
    const command = COMMAND.exec(latex)?.[1] ?? ''
    at += 1 + command.length
    const mark = accents[command]
    LETTER.lastIndex = at
    const letter = mark ? LETTER.exec(latex) : null
    if (letter) {
      text += (letter[1] ?? '').replace('\\', '') + mark
      at = LETTER.lastIndex
    } else if (Object.hasOwn(signs, command)) {
      text += signs[command]
      // The blank after a command ends it and is not printed.
      if (latex[at] === ' ') at++
    } else if (!/[A-Za-z]/.test(command)) text += command === '\\' ? ' ' : command
    else if (latex[at] === ' ') at++
  }
  const dashes = text.replaceAll('---', '—').replaceAll('--', '–')
  return normalize(dashes.replaceAll('``', '“').replaceAll("''", '”'), 'NFC').replace(/\s+/g, ' ').trim()
}
