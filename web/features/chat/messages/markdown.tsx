/** An answer's Markdown, with nothing in it that could load, run or lead astray. Fetched with the first answer. */
import type { ComponentProps } from 'react'
import Markdown, { type Components, defaultUrlTransform } from 'react-markdown'
import remarkBreaks from 'remark-breaks'
import remarkGfm from 'remark-gfm'
import type { Citation } from '#contract/chat/chat.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { NavLink } from '#web/ui/nav-link.tsx'
import { factsInLines } from './facts-in-lines.ts'
import { withFewSigns } from './few-signs.ts'
import { Footnote } from './footnotes.tsx'

const allowed = [
  ...['p', 'br', 'strong', 'em', 'del', 'a', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
]

const FOOTNOTE = '#footnote-'

/** Keeps a footnote on the line of the word before it. */
const JOINER = '\u2060'
/** No-break spaces between footnotes side by side: without them the numbers read as one, and each covers the one before. */
const GAP = '\u00a0\u00a0'

interface Node {
  type: string
  value?: string
  url?: string
  children?: Node[]
}

/** Makes links of `[^n]` in running text; in code it stays what it is. */
function footnotes() {
  return function walk(node: Node): void {
    if (!node.children) return
    node.children = node.children.flatMap((child) => {
      if (child.type !== 'text' || child.value === undefined) {
        walk(child)
        return child
      }
      return child.value
        .replace(/(?<!\s)\s*(?=\[\^\d+\])/g, JOINER)
        .replaceAll(`]${JOINER}[^`, `]${GAP}[^`)
        .split(/(\[\^\d+\])/)
        .flatMap((value): Node[] => {
          const n = /^\[\^(\d+)\]$/.exec(value)?.[1]
          if (n) return [{ type: 'link', url: `${FOOTNOTE}${n}`, children: [{ type: 'text', value: n }] }]
          return value ? [{ type: 'text', value }] : []
        })
    })
  }
}

/** Web, mail and places on this site; everything else becomes an empty address. */
const safeUrl = (url: string) =>
  url.startsWith(FOOTNOTE) || /^(?:https?:\/\/|mailto:|\/(?!\/))/i.test(url) ? defaultUrlTransform(url) : ''

/** Headings of an answer stand below those of the page: they look strong and are no landmarks. */
const Heading = ({ children }: ComponentProps<'p'>) => <p className="strong">{children}</p>

export default function AnswerText({ text, citations }: { text: string; citations: Citation[] }) {
  const t = useChatT()
  const components: Components = {
    h1: Heading,
    h2: Heading,
    h3: Heading,
    h4: Heading,
    h5: Heading,
    h6: Heading,
    // Wide tables scroll by themselves, not the conversation.
    table: ({ children }) => (
      <div className="chat-table">
        <table>{children}</table>
      </div>
    ),
    a({ href, children }) {
      if (href?.startsWith(FOOTNOTE)) {
        const cited = citations.find(({ n }) => String(n) === href.slice(FOOTNOTE.length))
        return cited ? <Footnote citation={cited} /> : null
      }
      if (!href) return <>{children}</>
      if (href.startsWith('/')) {
        return (
          <NavLink href={href} className="link">
            {children}
          </NavLink>
        )
      }
      if (href.startsWith('mailto:'))
        return (
          <a href={href} className="link">
            {children}
          </a>
        )
      return (
        <a href={href} target="_blank" rel="noopener nofollow" className="link">
          {children} <span className="sr-only">{t('message.newTab')}</span>
        </a>
      )
    },
  }
  return (
    <Markdown
      remarkPlugins={[remarkGfm, remarkBreaks, footnotes]}
      allowedElements={allowed}
      unwrapDisallowed
      skipHtml
      urlTransform={safeUrl}
      components={components}
    >
      {withFewSigns(factsInLines(text, citations))}
    </Markdown>
  )
}
