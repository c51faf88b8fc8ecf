/** The walk through the fit assessment: question, answer, next question, result. */
import type { Dispatch } from 'react'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { newMessage } from '#web/features/chat/state/message.ts'
import type { ChatAction } from '#web/features/chat/state/state.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { fitQuestion, fitResult, fitVerdict } from './assessment.ts'

const NEXT_QUESTION_MS = 500
const FIT_RESULT_MS = 1000

interface Fit {
  start(): void
  /** @param given all answers so far. */
  goOn(given: string[]): void
}

export function useFit(dispatch: Dispatch<ChatAction>, later: (ms: number, act: () => void) => void): Fit {
  const t = useChatT()
  const content = useContent()
  const { announce } = useAnnouncer()

  const ask = (answered: number) => {
    const fitScoreAssessment = fitQuestion(answered, t, content)
    if (!fitScoreAssessment) return
    dispatch({ type: 'put', message: newMessage('assistant', '', { fitScoreAssessment }) })
    announce(fitScoreAssessment.question)
  }
  const conclude = (given: string[]) => {
    const fitScoreResult = fitResult(given, t, content)
    const { score } = fitScoreResult
    dispatch({ type: 'fit-ended' })
    dispatch({ type: 'put', message: newMessage('assistant', '', { fitScoreResult }) })
    announce(t('fit.score', { score }))
    announce(t(`fit.${fitVerdict(score)}`))
  }
  return {
    start() {
      dispatch({ type: 'fit-started' })
      ask(0)
    },
    goOn(given) {
      if (fitQuestion(given.length, t, content)) later(NEXT_QUESTION_MS, () => ask(given.length))
      else later(FIT_RESULT_MS, () => conclude(given))
    },
  }
}
