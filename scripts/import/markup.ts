/** Reads the tags and entities of HTML, in which many programs write the texts of a résumé, as plain text. */
import { normalize } from '#server/knowledge/normalize.ts'

const ITEM = /<li\b[^<>]{0,300}>/gi
const TAG =
  /<\/?(?:p|br|hr|div|ul|ol|li|h[1-6]|table|tr|td|th|section|article|blockquote|pre|b|strong|i|em|u|s|a|span|font|small|sub|sup|code|img)(?:\s[^<>]{0,500})?\/?>/gi
const INLINE = /^<\/?(?:b|strong|i|em|u|s|a|span|font|small|sub|sup|code)\b/i
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi

const signs: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', bull: '•', middot: '·', hellip: '…' },
  ...{ ndash: '–', mdash: '—', laquo: '«', raquo: '»', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bdquo: '„' },
  ...{ euro: '€', pound: '£', yen: '¥', copy: '©', reg: '®', trade: '™', deg: '°', times: '×', sect: '§' },
  ...{ szlig: 'ß', aelig: 'æ', AElig: 'Æ', oelig: 'œ', OElig: 'Œ', oslash: 'ø', Oslash: 'Ø', iexcl: '¡', iquest: '¿' },
}
const marks: Record<string, string> = {
  ...{
    acute: '\u0301',
    grave: '\u0300',
    circ: '\u0302',
    uml: '\u0308',
    tilde: '\u0303',
    cedil: '\u0327',
    ring: '\u030a',
  },
}

/** What no tag and no entity is stays as it is: "List<String>", "R&D". */
export const withoutMarkup = (text: string): string =>
  text
    .replace(ITEM, ' • ')
    .replace(TAG, (tag) => (INLINE.test(tag) ? '' : ' '))
    .replace(ENTITY, (entity, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name) return signs[name] ?? withMark(name) ?? entity
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : entity
    })

/** "eacute" → é */
function withMark(name: string): string | undefined {
  const mark = marks[name.slice(1)]
  return mark && normalize((name[0] ?? '') + mark, 'NFC')
}
