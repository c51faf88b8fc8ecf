/** What an answer rests on: small numbers in the text, and the facts below it. Each leads to its place on the site. */
import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import type { Citation } from '#contract/chat/chat.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { showInDrawing, visit, visitDrawing } from '#web/features/chat/state/move-page.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { isOfDrawing } from '#web/platform/paths.ts'
import { placeName } from './place-name.ts'

/** Near its number, within the answer. */
function place(link: HTMLElement): void {
  const preview = link.querySelector<HTMLElement>('.footnote-preview')
  const room = preview?.offsetParent?.getBoundingClientRect()
  if (!preview || !room) return
  const wanted = link.getBoundingClientRect().left - room.left - preview.offsetWidth / 2
  preview.style.left = `${Math.max(0, Math.min(wanted, room.width - preview.offsetWidth))}px`
}

/** Places on this site only: an address from a reply must not lead anywhere else. */
const isPlace = (anchor: string) => /^\/(?![/\\])/.test(anchor)

export function Footnote({ citation }: { citation: Citation }) {
  const t = useChatT()
  const name = usePlaceName()
  const { n, text, anchor } = citation
  return (
    <sup>
      <SectionLink citation={citation} label={t('message.source', { n, text })} className="footnote">
        <span className="footnote-number">{n}</span>
        <span aria-hidden="true" data-place={name(anchor)} data-text={text} className="footnote-preview card popup" />
      </SectionLink>
    </sup>
  )
}

function usePlaceName() {
  const t = useT()
  const content = useContent()
  return (anchor: string) => placeName(anchor, content, t) || undefined
}

export function Footnotes({ citations }: { citations: Citation[] }) {
  const t = useChatT()
  const name = usePlaceName()
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
            <SectionLink citation={citation} className="quiet" place={name(citation.anchor)}>
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
  /** Said before the sentence, for the eye. */
  place?: string | undefined
  children: React.ReactNode
}

function SectionLink({ citation: { anchor, text }, label, className, place: name, children }: SectionLinkProps) {
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
    <a
      href={anchor}
      onClick={follow}
      onFocus={({ currentTarget }) => place(currentTarget)}
      onPointerEnter={({ currentTarget }) => place(currentTarget)}
      aria-label={label}
      data-place={name}
      className={className}
    >
      {children}
    </a>
  )
}
