import { LoaderCircle, MailCheck } from 'lucide-react'
import { useState } from 'react'
import type { Health } from '../../../contract/running.ts'
import { useExplain } from '../../ui/use-explain.ts'
import { postTestMail } from './api.ts'
import { KeptMails } from './kept-mails.tsx'
import { useRunningWords } from './words.tsx'

type Outcome = Awaited<ReturnType<typeof postTestMail>>

interface Props {
  way: Health['mail']['way'] | undefined
  onSent(): Promise<void>
}

export function MailTest({ way, onSent }: Props) {
  const say = useRunningWords()
  const explain = useExplain()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [sent, setSent] = useState(0)

  const send = async () => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    setOutcome(undefined)
    try {
      setOutcome(await postTestMail())
      setSent((count) => count + 1)
      void onSent()
    } catch (error) {
      setFailure(explain(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-labelledby="running-mail" className="running-part">
      <h3 id="running-mail" className="text-card">
        {say('testMail.heading')}
      </h3>
      <p className="prose">{say('testMail.text')}</p>
      {way === 'files' && <p className="prose">{say('testMail.files')}</p>}
      <button type="button" className="button" aria-disabled={busy || undefined} onClick={send}>
        {busy ? (
          <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
        ) : (
          <MailCheck size={18} aria-hidden="true" />
        )}
        {say(busy ? 'testMail.busy' : 'testMail.button')}
      </button>
      <div role="status">
        {outcome && (
          <p className={outcome.delivered ? 'running-done' : 'running-failure'}>{sayOutcome(say, way, outcome)}</p>
        )}
      </div>
      {failure && (
        <p role="alert" className="running-failure">
          {failure}
        </p>
      )}
      {way === 'files' && <KeptMails key={sent} />}
    </section>
  )
}

function sayOutcome(say: ReturnType<typeof useRunningWords>, way: Props['way'], { to, delivered, error }: Outcome) {
  if (!delivered) return say('testMail.failed', { to, error: error ?? '' })
  return say(way === 'files' ? 'testMail.kept' : 'testMail.delivered', { to })
}
