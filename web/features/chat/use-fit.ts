/** The walk through the fit assessment: question, answer, next question, result. */
import type { Dispatch } from 'react'
import { useContent } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { fitQuestion, fitResult, fitVerdict } from './fit.ts'
import { newMessage } from './message.ts'
import type { ChatAction } from './state.ts'
import { useChatWords } from './words.tsx'

const NEXT_QUESTION_MS = 500
const FIT_RESULT_MS = 1000

interface Fit {
  start(): void
  /** @param given all answers so far. */
  goOn(given: string[]): void
}

export function useFit(dispatch: Dispatch<ChatAction>, later: (ms: number, act: () => void) => void): Fit {
  const say = useChatWords()
  const content = useContent()
  const { announce } = useAnnouncer()

  const ask = (answered: number) => {
    const fitScoreAssessment = fitQuestion(answered, say, content)
    if (!fitScoreAssessment) return
    dispatch({ type: 'put', message: newMessage('assistant', '', { fitScoreAssessment }) })
    announce(fitScoreAssessment.question)
  }
  const conclude = (given: string[]) => {
    const fitScoreResult = fitResult(given, say, content)
    const { score } = fitScoreResult
    dispatch({ type: 'fit-ended' })
    dispatch({ type: 'put', message: newMessage('assistant', '', { fitScoreResult }) })
    announce(`${say('fit.score', { score })}. ${say(`fit.${fitVerdict(score)}`)}`)
  }
  return {
    start() {
      dispatch({ type: 'fit-started' })
      ask(0)
    },
    goOn(given) {
      if (fitQuestion(given.length, say, content)) later(NEXT_QUESTION_MS, () => ask(given.length))
      else later(FIT_RESULT_MS, () => conclude(given))
    },
  }
}
