/** What of a page or a file can be wrong where its owner gave little: headings, lists and links with nothing behind them. */
import { Parser } from 'htmlparser2'

export interface ReadPage {
  /** Headings with no text below them, before the next one of their rank or the end of their section. */
  bareHeadings: string[]
  /** Names of lists, paragraphs and sections in which there is nothing. */
  empty: string[]
  ids: Set<string>
  /** Addresses of links. */
  links: string[]
}

interface Element {
  name: string
  isEmpty: boolean
  /** News will stand in it. */
  isLive: boolean
}

interface Heading {
  name: string
  text: string
  /** The part of the page that it heads. */
  section: Element | undefined
}

const isHeading = (name: string) => /^h[1-6]$/.test(name)
const isSection = ({ name }: Element) => ['section', 'main', 'footer', 'article'].includes(name)
/** What a reader takes for a gap where it is empty. */
const gaps = ['ul', 'ol', 'dl', 'li', 'p', 'section']
/** Shows something without a text. */
const drawn = ['img', 'svg', 'input', 'textarea', 'hr', 'canvas']

export function readPage(html: string): ReadPage {
  const read: ReadPage = { bareHeadings: [], empty: [], ids: new Set(), links: [] }
  const open: Element[] = []
  /** Those with nothing below them so far. */
  let bare: Heading[] = []
  let heading: Heading | undefined
  const fill = () => {
    for (const element of open) element.isEmpty = false
    if (!heading) bare = []
  }
  const report = (isBare: (one: Heading) => boolean) => {
    read.bareHeadings.push(...bare.filter(isBare).map(({ text }) => text))
    bare = bare.filter((one) => !isBare(one))
  }
  const parser = new Parser({
    onopentag(name, { id, href, role }) {
      if (id) read.ids.add(id)
      if (name === 'a' && href !== undefined) read.links.push(href)
      open.push({ name, isEmpty: true, isLive: role === 'status' })
      if (drawn.includes(name)) fill()
      if (!isHeading(name)) return
      report((one) => one.name >= name)
      heading = { name, text: '', section: open.findLast(isSection) }
    },
    ontext(text) {
      if (text.trim() === '' || ['script', 'style'].includes(open.at(-1)?.name ?? '')) return
      if (heading) heading.text += text
      fill()
    },
    onclosetag(name) {
      const closed = open.pop()
      if (closed?.isEmpty && !closed.isLive && gaps.includes(name)) read.empty.push(name)
      report(({ section }) => section !== undefined && section === closed)
      if (heading?.name !== name) return
      bare.push(heading)
      heading = undefined
    },
  })
  parser.end(html)
  report(() => true)
  return read
}
