/** Ends the writing of something. What was written is lost, so that is asked first. */
import { useState } from 'react'
import { Question } from '../../ui/question.tsx'
import { useOpener } from '../../ui/use-opener.ts'
import type { Draft } from './use-draft.ts'
import { useInboxWords } from './words.tsx'

export function Discard({ draft: { text, close } }: { draft: Draft }) {
  const say = useInboxWords()
  const [asking, setAsking] = useState(false)
  const opener = useOpener(asking)
  const question = say('draft.sure')
  if (!asking) {
    return (
      <button ref={opener} type="button" className="button" onClick={() => (text ? setAsking(true) : close())}>
        {say('cancel')}
      </button>
    )
  }
  return (
    <Question label={question} className="inbox-sure" no={say('draft.goOn')} onNo={() => setAsking(false)}>
      <p>{question}</p>
      <button type="button" className="button" onClick={close}>
        {say('draft.discard')}
      </button>
    </Question>
  )
}
