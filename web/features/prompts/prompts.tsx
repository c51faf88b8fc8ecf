/** Help that is offered unasked, at the bottom right: a sentence, and at most two things to do. */
import { X } from 'lucide-react'
import { type FocusEvent, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { assistant } from '#content/assistant/topics.ts'
import { type ChatRequest, openChat } from '#web/platform/chat-request.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import type { Interruptions } from '#web/platform/interruptions.ts'
import { paths } from '#web/platform/paths.ts'
import type { BehaviorTracker } from '#web/platform/tracking/behavior.ts'
import { Boundary } from '#web/ui/boundary.tsx'
import { NavLink } from '#web/ui/nav-link.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { type Action, actionsOf, findQuestion, valuesOf } from './offers.ts'
import './prompts.css'
import { MessagesProvider, usePromptsT } from './i18n.ts'
import { type Prompt, usePrompt } from './use-prompt.ts'

interface Props {
  tracker: BehaviorTracker
  interruptions: Interruptions
  /** The page shown. */
  path: string
  /** Asks for the standard résumé. */
  onResume(): void
  /** Asks why a prompt was shown. */
  onWhy(because: string): void
}

export function Prompts(props: Props) {
  return (
    <Boundary instead={null}>
      <Suspense>
        <MessagesProvider>
          <Prompter {...props} />
        </MessagesProvider>
      </Suspense>
    </Boundary>
  )
}

function Prompter({ tracker, interruptions, path, onResume, onWhy }: Props) {
  const { caseStudies } = useContent()
  const { prompt, hold, end } = usePrompt(tracker, interruptions, caseStudies)
  useEffect(() => {
    // What it says is about the page before.
    if (prompt && prompt.behavior.path !== path) end('over')
  }, [prompt, path, end])
  return prompt && <PromptCard prompt={prompt} hold={hold} end={end} onResume={onResume} onWhy={onWhy} />
}

interface CardProps extends Pick<Props, 'onResume' | 'onWhy'> {
  prompt: Prompt
  hold(isHeld: boolean): void
  end(how: 'dismissed' | 'over'): void
}

function PromptCard({ prompt, hold, end, onResume, onWhy }: CardProps) {
  const { topic, study, behavior } = prompt
  const t = usePromptsT()
  const tSite = useT()
  const { profile } = useContent()
  const { announce } = useAnnouncer()
  const [, navigate] = useLocation()
  const card = useRef<HTMLElement>(null)
  const before = useRef<Element>(null)
  const values = { assistant: assistant.name, owner: profile.name, study: study?.title }
  const text = t(`${topic}.text`, values)
  const question = findQuestion(topic)

  useEffect(() => announce(`${text} ${t('jump')}`), [announce, text, t])

  /** Gives the focus back first if it is in here. */
  const leave = (how: 'dismissed' | 'over') => {
    const isInside = card.current?.contains(document.activeElement)
    if (isInside && before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    end(how)
  }
  const leaves = useRef(leave)
  useEffect(() => {
    leaves.current = leave
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leaves.current('dismissed')
      // As toasts are reached.
      if (event.key === 'F8') card.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!card.current?.contains(relatedTarget)) before.current = relatedTarget
    hold(true)
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => hold(card.current?.contains(relatedTarget) ?? false)

  const chat = (request: ChatRequest) => {
    leave('over')
    openChat(request, navigate)
  }
  const take: Partial<Record<Action, () => void>> = {
    ask: () => chat(question ? { question: t(`${question}.question`, values) } : {}),
    chat: () => chat({}),
    audit: () => chat({ audit: true }),
    resume() {
      leave('over')
      onResume()
    },
  }
  const targets: Partial<Record<Action, string>> = {
    contact: paths.contact,
    caseStudies: paths.caseStudies,
    projects: paths.projects,
    ...(study && { study: paths.caseStudy(study.id) }),
  }
  const label = (action: Action) =>
    action === 'ask' ? question && t(`${question}.ask`, values) : t(`actions.${action}`, values)

  return (
    <aside
      ref={card}
      tabIndex={-1}
      aria-label={t('label')}
      className="prompt card popup no-print"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(card.current?.contains(document.activeElement) ?? false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <p>{text}</p>
      <div className="prompt-actions">
        {actionsOf(topic, behavior).map((action) => {
          const href = targets[action]
          return href ? (
            <NavLink key={action} href={href} className="button" onFollow={() => leave('over')}>
              {label(action)}
            </NavLink>
          ) : (
            <button key={action} type="button" className="button" onClick={take[action]}>
              {label(action)}
            </button>
          )
        })}
      </div>
      <button
        type="button"
        className="prompt-why link"
        onClick={() => {
          leave('over')
          onWhy(t(`${topic}.because`, valuesOf(topic)))
        }}
      >
        {t('why')}
      </button>
      <button
        type="button"
        className="prompt-close icon-button"
        aria-label={tSite('common.close')}
        title={tSite('common.close')}
        onClick={() => leave('dismissed')}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </aside>
  )
}
