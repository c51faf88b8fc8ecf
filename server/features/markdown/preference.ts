/** Whether a request would rather have a page as Markdown than as HTML (RFC 9110 section 12.5.1). */
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { HttpEnv } from '#server/http/request.ts'

const HTML = 'text/html'
const MARKDOWN = 'text/markdown'

interface Accepted {
  type: string
  q: number
}

/** Only who names Markdown gets it: a range like `text/*` or `*` for everything means HTML, as it always has. */
export function prefersMarkdown(c: Context<HttpEnv>): boolean {
  return accepts(c, { header: 'Accept', supports: [HTML, MARKDOWN], default: HTML, match }) === MARKDOWN
}

/** Of the two, the one of higher quality; of equal quality, Markdown unless HTML is named before it. */
function match(asked: Accepted[]): string {
  const named = (type: string) => asked.findIndex((one) => one.type.toLowerCase() === type)
  const markdown = named(MARKDOWN)
  const html = named(HTML)
  const quality = asked[markdown]?.q ?? 0
  const range = asked.find(({ type }) => type === 'text/*') ?? asked.find(({ type }) => type === '*/*')
  const other = (asked[html] ?? range)?.q ?? 0
  if (quality === 0 || quality < other) return HTML
  return quality === other && html !== -1 && html < markdown ? HTML : MARKDOWN
}
