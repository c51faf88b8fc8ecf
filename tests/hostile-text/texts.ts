/** Texts that patterns, and loops within loops, stumble over; each of any length. */

/** What is repeated. */
const units = {
  blanks: ' ',
  newlines: '\n',
  'line breaks among blanks': ' \r\n \t',
  'one long word': 'a',
  words: 'ab cd ',
  digits: '7',
  'figures and dots': '1.',
  'an astral character': '😀',
  ideographs: '中',
  'right to left': 'ا',
  'combining marks': 'e\u0301',
  'marks alone': '\u0301',
  'every script': 'aé中ا😀 \u200b\u0301ก한',
  'zero width': '\u200b',
  'open parentheses': '(',
  'open brackets': '[',
  'open braces': '{',
  'opening tags': '<',
  'closed brackets': '[a]',
  'links of Markdown': '[a](b',
  stars: '*',
  'at signs': '@',
  dots: '.',
  dashes: '-',
  slashes: '/',
  'percent signs': '%',
  'words with hyphens': 'a-',
  'words with dots': 'a.',
  commas: 'a, ',
  colons: 'a: ',
  'quotation marks': '"',
  'escaped slashes': '\\',
} as const
export type TextName = keyof typeof units
export const textNames = Object.keys(units) as TextName[]

/** `length` UTF-16 units at most, between two letters where it would be trimmed or matched at once otherwise. */
export function hostileText(
  name: TextName,
  length: number,
  [start, end]: readonly [string, string] = ['', ''],
): string {
  const unit = units[name]
  return start + unit.repeat(Math.max(0, Math.floor((length - start.length - end.length) / unit.length))) + end
}
