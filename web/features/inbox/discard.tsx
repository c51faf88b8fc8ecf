/** Ends the writing of something. What was written is lost, so that is asked first. */
import { useState } from 'react'
import { useOpener } from '#web/ui/hooks/use-opener.ts'
import { Question } from '#web/ui/question.tsx'
import { useInboxT } from './i18n.tsx'
import type { Draft } from './use-inline-draft.ts'

export function Discard({ draft: { text, close } }: { draft: Draft }) {
  const t = useInboxT()
  const [asking, setAsking] = useState(false)
  const opener = useOpener(asking)
  const question = t('draft.sure')
  if (!asking) {
    return (
      <button ref={opener} type="button" className="button" onClick={() => (text ? setAsking(true) : close())}>
        {t('cancel')}
      </button>
    )
  }
  return (
    <Question label={question} className="inbox-sure button-row" no={t('draft.goOn')} onNo={() => setAsking(false)}>
      <p>{question}</p>
      <button type="button" className="button" onClick={close}>
        {t('draft.discard')}
      </button>
    </Question>
  )
}
