import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import type { Health } from '#contract/admin/system-status.ts'
import { BusyIcon, Failure } from '#web/ui/async/async-parts.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { postTestMail } from './api.ts'
import { useSystemStatusT } from './i18n.tsx'
import { MailFiles } from './mail-files.tsx'

type Outcome = Awaited<ReturnType<typeof postTestMail>>

interface Props {
  way: Health['mail']['way'] | undefined
  onSent(): Promise<unknown>
}

export function MailTest({ way, onSent }: Props) {
  const t = useSystemStatusT()
  const { busy, failure, run } = useAction()
  const [outcome, setOutcome] = useState<Outcome>()
  const [sent, setSent] = useState(0)

  const send = () =>
    run(async () => {
      setOutcome(undefined)
      setOutcome(await postTestMail())
      setSent((count) => count + 1)
      void onSent()
    })
  return (
    <section aria-labelledby="running-mail" className="system-status-part">
      <h3 id="running-mail" className="text-card">
        {t('testMail.heading')}
      </h3>
      <p className="prose">{t('testMail.text')}</p>
      {way === 'files' && <p className="prose">{t('testMail.files')}</p>}
      <button type="button" className="button" aria-disabled={busy || undefined} onClick={send}>
        <BusyIcon busy={busy} icon={MailCheck} />
        {t(busy ? 'testMail.busy' : 'testMail.button')}
      </button>
      <div role="status">
        {outcome && (
          <p className={outcome.delivered ? 'callout tone-green' : 'callout'}>{sayOutcome(t, way, outcome)}</p>
        )}
      </div>
      <Failure>{failure}</Failure>
      {way === 'files' && <MailFiles key={sent} />}
    </section>
  )
}

function sayOutcome(t: ReturnType<typeof useSystemStatusT>, way: Props['way'], { to, delivered, error }: Outcome) {
  if (!delivered) return t('testMail.failed', { to, error: error ?? '' })
  return t(way === 'files' ? 'testMail.kept' : 'testMail.delivered', { to })
}
