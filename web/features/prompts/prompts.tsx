/** Help that is offered unasked: a line beside the chat's button, and behind it a sentence and at most two things to do. */

import { MessageCircle } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { site } from '#contract/site/site.ts'
import { type ChatRequest, openChat } from '#web/platform/chat-request.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import type { Interruptions } from '#web/platform/interruptions/interruption-queue.ts'
import { paths } from '#web/platform/paths.ts'
import type { BehaviorTracker } from '#web/platform/tracking/behavior.ts'
import { Boundary } from '#web/ui/boundary.tsx'
import { NavLink } from '#web/ui/nav-link.tsx'
import { Notice } from '#web/ui/unasked/notice.tsx'
import { MessagesProvider, usePromptsT } from './i18n.ts'
import { browserMemory } from './memory.ts'
import { type Action, actionsOf, findOffer, findQuestion, valuesOf } from './offers.ts'
import { type Prompt, type Prompter, startPrompts } from './prompter.ts'

interface Props {
  tracker: BehaviorTracker
  interruptions: Interruptions
  /** Asks for the standard résumé. */
  onResume(): void
  /** Asks why a prompt was shown. */
  onWhy(because: string): void
}

export function Prompts({ tracker, interruptions, onResume, onWhy }: Props) {
  const { caseStudies } = useContent()
  const [prompter, setPrompter] = useState<Prompter>()
  const [prompt, setPrompt] = useState<Prompt>()
  useEffect(() => {
    const started = startPrompts(
      {
        tracker,
        interruptions,
        memory: browserMemory,
        findOffer: (trigger, behavior) => findOffer(trigger, behavior, caseStudies),
        isOnline: () => navigator.onLine,
      },
      setPrompt,
    )
    setPrompter(started)
    const onOffline = () => started.end()
    window.addEventListener('offline', onOffline)
    return () => {
      window.removeEventListener('offline', onOffline)
      started.stop()
    }
  }, [tracker, interruptions, caseStudies])
  return (
    prompt &&
    prompter && (
      <Boundary instead={null}>
        <Suspense>
          <MessagesProvider>
            <PromptNotice key={prompt.trigger} prompt={prompt} prompter={prompter} onResume={onResume} onWhy={onWhy} />
          </MessagesProvider>
        </Suspense>
      </Boundary>
    )
  )
}

interface NoticeProps extends Pick<Props, 'onResume' | 'onWhy'> {
  prompt: Prompt
  prompter: Prompter
}

function PromptNotice({ prompt, prompter, onResume, onWhy }: NoticeProps) {
  const { trigger, study, behavior } = prompt
  const t = usePromptsT()
  const tSite = useT()
  const { profile } = useContent()
  const [, navigate] = useLocation()
  const values = { assistant: site.assistant, owner: profile.name, study: study?.title }
  const text = t(`${trigger}.text`, values)
  const question = findQuestion(trigger)

  const chat = (request: ChatRequest) => openChat(request, navigate)
  const take: Partial<Record<Action, () => void>> = {
    ask: () => chat(question ? { question: t(`${question}.question`, values) } : {}),
    chat: () => chat({}),
    audit: () => chat({ audit: true }),
    resume: onResume,
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
    <Notice
      label={t('label')}
      sign={<MessageCircle size={20} aria-hidden="true" />}
      line={t(`${trigger}.line`, values)}
      said={[`${text} ${t('jump')}`]}
      close={tSite('common.close')}
      onClose={() => prompter.end('closed')}
      onHold={prompter.hold}
    >
      {(leave) => {
        const goOn = (act?: () => void) => {
          leave()
          prompter.end()
          act?.()
        }
        return (
          <>
            <p>{text}</p>
            <div className="notice-ways">
              {actionsOf(trigger, behavior).map((action) => {
                const href = targets[action]
                return href ? (
                  <NavLink key={action} href={href} className="button" onFollow={() => goOn()}>
                    {label(action)}
                  </NavLink>
                ) : (
                  <button key={action} type="button" className="button" onClick={() => goOn(take[action])}>
                    {label(action)}
                  </button>
                )
              })}
            </div>
            <button
              type="button"
              className="link min-h-6 justify-self-start text-sm"
              onClick={() => goOn(() => onWhy(t(`${trigger}.because`, valuesOf(trigger))))}
            >
              {t('why')}
            </button>
          </>
        )
      }}
    </Notice>
  )
}
