/** One message with everything that it carries. */

import { lazy, Suspense } from 'react'
import type { ActionMarker } from '#contract/chat/markers.ts'
import { actionMarkers } from '#contract/chat/markers.ts'
import { site } from '#contract/site/site.ts'
import { AdvertCard } from '#web/features/chat/advert/advert-card.tsx'
import { FitQuestionCard, FitResultCard } from '#web/features/chat/assessment/assessment-cards.tsx'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { RolePrompt } from '#web/features/chat/persona/role-prompt.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import type { ChatMessage } from '#web/features/chat/state/message.ts'
import { readable, spoken } from '#web/features/chat/state/received.ts'
import { openFitQuestion } from '#web/features/chat/state/state.ts'
import { useContent, useLanguage } from '#web/platform/i18n.tsx'
import { Boundary } from '#web/ui/boundary.tsx'
import { Chips } from './chip-row.tsx'
import { Footnotes } from './footnotes.tsx'
import { MessageTools } from './message-tools.tsx'
import { ProjectCards } from './project-cards.tsx'
import { SummaryCard } from './summary-card.tsx'

const AnswerText = lazy(() => import('./markdown.tsx'))
const DiagramCard = lazy(() => import('./diagram-card.tsx'))
const AuditCard = lazy(() => import('#web/features/chat/audit/audit-card.tsx'))

interface Props {
  message: ChatMessage
  /** The newest message: its cards can still be answered. */
  last: boolean
}

export function MessageView({ message, last }: Props) {
  const t = useChatT()
  const { surface } = useChat()
  const { role, content, timestamp } = message
  return (
    <li className={role === 'user' ? 'chat-said' : 'chat-answer'} data-message={role}>
      <p className={role === 'user' ? 'sr-only' : 'caption'}>
        {role === 'user' ? t('message.you') : site.assistant}
        {surface === 'page' && role === 'assistant' && <Time at={timestamp} />}
      </p>
      {role === 'user' ? <p className="chat-words">{content}</p> : <Answer message={message} last={last} />}
      {surface === 'page' && role === 'user' && <Time at={timestamp} />}
    </li>
  )
}

function Answer({ message, last }: Props) {
  const t = useChatT()
  const { profile } = useContent()
  const { writing, elsewhere, pending, state } = useChat()
  const { content, citations = [], interactiveChips = [] } = message
  const coming = writing === message.id || (elsewhere && last && message.partial === true)
  const isOpen = !pending && openFitQuestion(state)?.id === message.id
  const text = message.partial ? readable(content) : content
  return (
    <>
      {/* The drawing first, then the words about it. */}
      {message.systemDiagram && (
        <Boundary instead={null}>
          <Suspense fallback={<div className="skeleton diagram-skeleton" />}>
            <DiagramCard diagram={message.systemDiagram} id={message.id} />
          </Suspense>
        </Boundary>
      )}
      {text && (
        <div className="chat-text" lang={message.language}>
          {/* Until the code for its form is there, the words alone are shown. */}
          <Boundary instead={<p>{spoken(text)}</p>}>
            <Suspense fallback={<p>{spoken(text)}</p>}>
              <AnswerText text={text} citations={citations} />
            </Suspense>
          </Boundary>
        </div>
      )}
      {coming && <Typing />}
      {message.partial && !coming && <p className="caption">{t('message.interrupted')}</p>}
      {message.stopped && <p className="caption">{t('message.stopped')}</p>}
      <div className="chat-meta">
        <Footnotes citations={citations} />
        {content && !coming && <MessageTools message={message} last={last} />}
      </div>
      {message.feedback && (
        <p className="caption">
          {t(message.turn ? 'message.ratedForOwner' : 'message.ratedHere', { owner: profile.name })}
        </p>
      )}
      {message.projectCards && <ProjectCards cards={message.projectCards} />}
      {message.fitScoreAssessment && <FitQuestionCard question={message.fitScoreAssessment} open={isOpen} />}
      {message.fitScoreResult && <FitResultCard result={message.fitScoreResult} />}
      {message.advertComparison && <AdvertCard comparison={message.advertComparison} id={message.id} />}
      {message.performanceAnalysis && (
        <Boundary instead={null}>
          <Suspense fallback={<div className="skeleton audit-skeleton" />}>
            <AuditCard result={message.performanceAnalysis} id={message.id} />
          </Suspense>
        </Boundary>
      )}
      {message.conversationSummary && <SummaryCard summary={message.conversationSummary} />}
      <Actions actions={message.actions ?? []} />
      {/* What to ask next, after the newest answer alone; a drawing has that on its card. */}
      {last && !message.systemDiagram?.nextSteps.length && <Chips chips={interactiveChips} />}
      {message.showRoleSelection && <RolePrompt />}
    </>
  )
}

/** What the message asked the page to do, to be done again. */
function Actions({ actions }: { actions: string[] }) {
  const t = useChatT()
  const { act } = useChat()
  const { caseStudies } = useContent()
  const known = actionMarkers.filter((marker): marker is Shown => actions.includes(marker) && isShown(marker))
  if (known.length === 0) return null
  return (
    <ul className="chat-chips">
      {known.map((marker) => (
        <li key={marker}>
          <button type="button" className="chat-chip" onClick={() => act(marker)}>
            {t(`actions.${marker}`, { study: caseStudies[0]?.title })}
          </button>
        </li>
      ))}
    </ul>
  )
}

type Shown = Exclude<ActionMarker, 'PROJECT_CARDS' | 'FIT_ASSESSMENT' | 'CUSTOM_RESUME'>
const isShown = (marker: ActionMarker) => !['PROJECT_CARDS', 'FIT_ASSESSMENT', 'CUSTOM_RESUME'].includes(marker)

/** Grey lines in the shape of the answer that is on its way. */
export function Typing() {
  const t = useChatT()
  const { surface, makingResume } = useChat()
  const name = { assistant: site.assistant }
  return (
    <div className="chat-typing">
      <p className={surface === 'page' || makingResume ? 'caption' : 'sr-only'}>
        {makingResume ? t('resume.making') : t(surface === 'page' ? 'page.analyzing' : 'message.typing', name)}
      </p>
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  )
}

/** @param at epoch milliseconds; nothing for the page as it was rendered, whose time nobody knows. */
export function Time({ at }: { at: number | undefined }) {
  const { language } = useLanguage()
  if (at === undefined) return null
  const date = new Date(at)
  const today = date.toDateString() === new Date().toDateString()
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', ...(!today && { dateStyle: 'medium' }) })
  return (
    <time dateTime={date.toISOString()} className="chat-time caption">
      {format.format(date)}
    </time>
  )
}
