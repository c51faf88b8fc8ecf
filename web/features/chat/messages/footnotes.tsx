/** What an answer rests on: small numbers in the text, and the facts below it. Each leads to its place on the site. */
import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import type { Citation } from '#contract/chat/chat.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { showInDrawing, visit, visitDrawing } from '#web/features/chat/state/move-page.ts'
import { isOfDrawing } from '#web/platform/paths.ts'

/** Places on this site only: an address from a reply must not lead anywhere else. */
const isPlace = (anchor: string) => /^\/(?![/\\])/.test(anchor)

export function Footnote({ citation }: { citation: Citation }) {
  const t = useChatT()
  const { n, text } = citation
  return (
    <sup>
      <SectionLink citation={citation} label={t('message.source', { n, text })} className="footnote">
        <span className="footnote-number">{n}</span>
        <span aria-hidden="true" data-text={text} className="footnote-preview card popup" />
      </SectionLink>
    </sup>
  )
}

export function Footnotes({ citations }: { citations: Citation[] }) {
  const t = useChatT()
  if (citations.length === 0) return null
  return (
    <details className="chat-sources">
      <summary>
        {t('message.sources')} <span className="caption">{citations.length}</span>
      </summary>
      <ol>
        {citations.map((citation) => (
          <li key={citation.n}>
            <span className="caption">{citation.n}</span>
            <SectionLink citation={citation} className="quiet">
              {citation.text}
            </SectionLink>
          </li>
        ))}
      </ol>
    </details>
  )
}

interface SectionLinkProps {
  citation: Citation
  label?: string
  className: string
  children: React.ReactNode
}

function SectionLink({ citation: { anchor, text }, label, className, children }: SectionLinkProps) {
  const [location, navigate] = useLocation()
  const { showPage } = useChat()
  // What the owner added for the assistant stands nowhere on the site.
  if (!isPlace(anchor))
    return (
      <span title={label} className={className}>
        {children}
      </span>
    )
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    const [path = '/', id = ''] = anchor.split('#')
    const inDrawing = isOfDrawing(`#${id}`)
    if (path !== location) navigate(anchor)
    else if (inDrawing) showInDrawing(`#${id}`)
    showPage()
    if (inDrawing) void visitDrawing(text)
    else if (id) void visit(path, id, text)
  }
  return (
    <a href={anchor} onClick={follow} aria-label={label} className={className}>
      {children}
    </a>
  )
}
