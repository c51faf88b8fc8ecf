/** Makes a résumé of what was talked about, and says what came of it. */
import { useEffect, useRef, useState } from 'react'
import { useChatI18n } from '#web/features/chat/i18n.tsx'
import { MAKE_RESUME, STANDARD_RESUME } from '#web/features/chat/messages/chips.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { saveFile } from '#web/platform/save-file.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { chatCalls } from './calls.ts'
import { type ChatMessage, type Chip, newMessage } from './message.ts'
import type { ChatState } from './state.ts'

/** So many interests are named; the résumé considers all of them. */
const INTERESTS_NAMED = 3

interface Resume {
  making: boolean
  make(): void
  /** Ends it without a trace. */
  drop(): void
}

/** @param tell puts a message into the conversation. */
export function useResume(latest: { readonly current: ChatState }, tell: (message: ChatMessage) => void): Resume {
  const i18n = useChatI18n()
  const { t } = i18n
  const { language, content } = useLanguage()
  const { announce } = useAnnouncer()
  const [making, setMaking] = useState(false)
  const running = useRef<AbortController>(undefined)
  const drop = () => running.current?.abort()
  useEffect(() => drop, [])

  async function make(): Promise<void> {
    drop()
    const controller = new AbortController()
    running.current = controller
    setMaking(true)
    announce(t('resume.making'))
    const { messages, role } = latest.current
    try {
      const [{ talkedAbout }, { requestResume }] = await Promise.all([import('./talked-about.ts'), chatCalls()])
      const about = talkedAbout(messages, role, i18n, content)
      const { name, file } = await requestResume({ ...about, language }, controller.signal)
      saveFile(name, file)
      tell(saved(name, about.interests))
    } catch (error) {
      if (!controller.signal.aborted) tell(failed(error))
    } finally {
      if (running.current === controller) setMaking(false)
    }
  }

  function saved(file: string, interests: string[]): ChatMessage {
    const named = new Intl.ListFormat(language).format(interests.slice(0, INTERESTS_NAMED))
    const text = [t('resume.saved', { file }), named && t('resume.about', { topics: named })]
    const again: Chip = { label: t('resume.again'), action: MAKE_RESUME, icon: 'resume' }
    return newMessage('assistant', text.filter(Boolean).join(' '), { interactiveChips: [again] })
  }

  /** Of a limit also says when to try again. */
  function failed(error: unknown): ChatMessage {
    const limit = error instanceof ApiError && error.status === 429 && error.body?.message
    return newMessage('assistant', [t('resume.failed'), limit].filter(Boolean).join('\n\n'), {
      failed: true,
      interactiveChips: [
        { label: t('resume.retry'), action: MAKE_RESUME, icon: 'resume' },
        { label: t('resume.standard'), action: STANDARD_RESUME, icon: 'resume' },
      ],
    })
  }

  return { making, make: () => void make(), drop }
}
