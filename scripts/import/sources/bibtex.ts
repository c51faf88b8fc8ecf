/** Reads publications from BibTeX. */
import { dateIn } from './dates.ts'
import { plainText } from './latex.ts'
import { type Entry, type Source, UnreadableSource, withoutEmpty } from './source.ts'

type Fields = Map<string, string>

const ENTRY = /@\s{0,9}([A-Za-z]+)\s{0,9}([{(])/g
/** Entries that are no publications. */
const notPublications = new Set(['comment', 'preamble', 'string'])
/** Where something was published, the most telling name first. */
const publishers = ['journal', 'journaltitle', 'booktitle', 'publisher', 'school', 'institution', 'howpublished']

/** @throws UnreadableSource */
export function readBibtex(text: string): Source {
  const strings: Fields = new Map()
  const publications: Entry[] = []
  const leftOut: string[] = []
  ENTRY.lastIndex = 0
  for (let found = ENTRY.exec(text); found; found = ENTRY.exec(text)) {
    const kind = (found[1] ?? '').toLowerCase()
    const start = ENTRY.lastIndex
    const end = endOf(text, start, found[2] === '(' ? ')' : '}')
    const line = text.slice(0, found.index).split('\n').length
    if (end === undefined) throw new UnreadableSource(`line ${line}: the entry has no end; is a brace missing?`)
    const body = text.slice(start, end)
    ENTRY.lastIndex = end
    if (kind === 'string') for (const [name, value] of fieldsIn(body, strings)) strings.set(name, value)
    if (notPublications.has(kind)) continue
    const fields = fieldsIn(body.slice(body.indexOf(',') + 1), strings)
    if (fields.get('title')) publications.push(publicationFrom(fields))
    else leftOut.push(`line ${line}: @${kind} has no title`)
  }
  if (publications.length === 0) throw new UnreadableSource('holds no publication')
  return { resume: { publications }, leftOut, recommendations: [] }
}

function publicationFrom(fields: Fields): Entry {
  const field = (name: string) => plainText(fields.get(name) ?? '')
  const doi = fields.get('doi')?.trim()
  const url = fields.get('url')?.replaceAll('\\', '').trim()
  return withoutEmpty({
    name: [field('title'), field('subtitle')].filter(Boolean).join(': '),
    publisher: publishers.map(field).find(Boolean),
    releaseDate: dateIn(field('date') || `${field('month')} ${field('year')}`),
    url: doi ? (doi.startsWith('http') ? doi : `https://doi.org/${doi}`) : url,
    summary: authorsIn(field('author')),
  })
}

/** "Hartwell, Adaeze and Code, Bea and Dee, Cy" → "Adaeze Hartwell, Bea Code, Cy Dee" */
function authorsIn(names: string): string {
  return names
    .split(' and ')
    .map((name) => {
      const [last = '', ...first] = name.split(',').map((part) => part.trim())
      return [...first.toReversed(), last].join(' ').trim()
    })
    .join(', ')
}

/** Where the brace or parenthesis that was opened before `at` is closed. */
function endOf(text: string, at: number, closing: '}' | ')'): number | undefined {
  let depth = 0
  for (let i = at; i < text.length; i++) {
    const sign = text[i]
    if (sign === '\\') i++
    else if (depth === 0 && sign === closing) return i
    else if (sign === '{') depth++
    else if (sign === '}') depth--
  }
  return undefined
}

/** `name = {value} # "value" # macro, …` */
function fieldsIn(body: string, strings: Fields): Fields {
  const fields: Fields = new Map()
  for (let at = 0; at < body.length; ) {
    const equals = body.indexOf('=', at)
    if (equals === -1) break
    const name = body.slice(at, equals).replace(/[\s,]/g, '').toLowerCase()
    const { value, end } = valueAt(body, equals + 1, strings)
    if (!fields.has(name)) fields.set(name, value)
    at = end
  }
  return fields
}

/** Parts joined by `#`, up to the comma that ends the field. */
function valueAt(body: string, start: number, strings: Fields): { value: string; end: number } {
  let value = ''
  let at = start
  while (at < body.length && body[at] !== ',') {
    const sign = body[at]
    if (sign === '{' || sign === '"') {
      const end = sign === '{' ? (endOf(body, at + 1, '}') ?? body.length) : endOfQuote(body, at + 1)
      value += body.slice(at + 1, end)
      at = end + 1
    } else if (/[\s#]/.test(sign ?? '')) at++
    else {
      const end = endOfWord(body, at)
      const word = body.slice(at, end)
      value += strings.get(word.toLowerCase()) ?? word
      at = end
    }
  }
  return { value, end: at + 1 }
}

/** A quote inside braces does not end the value. */
function endOfQuote(body: string, at: number): number {
  let depth = 0
  for (let i = at; i < body.length; i++) {
    const sign = body[i]
    if (sign === '{') depth++
    else if (sign === '}') depth--
    else if (sign === '"' && depth === 0) return i
  }
  return body.length
}

function endOfWord(body: string, at: number): number {
  let end = at + 1
  while (end < body.length && !/[\s,#]/.test(body[end] ?? '')) end++
  return end
}
