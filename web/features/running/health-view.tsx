import type { Health, Verdict } from '../../../contract/running.ts'
import { useAmounts } from '../../ui/use-amounts.ts'
import { DatabaseCheck } from './database-check.tsx'
import { DiskCheck } from './disk-check.tsx'
import { MailCheck } from './mail-check.tsx'
import { OutboxCheck } from './outbox-check.tsx'
import { BrowserCheck, ProvidersCheck } from './outside-checks.tsx'
import { useRunningWords } from './words.tsx'

export function HealthView({ health }: { health: Health }) {
  const say = useRunningWords()
  const { moment, duration } = useAmounts()
  const { at, process, database, mail, outbox, browser, providers, disk } = health
  const worst = worstOf([database, mail, outbox, browser, providers, ...(disk ? [disk] : [])])
  return (
    <>
      <p className="running-summary" data-verdict={worst} role="status">
        {say(`summary.${worst}`)}
      </p>
      <ul className="running-checks">
        <DatabaseCheck database={database} />
        <MailCheck mail={mail} />
        <OutboxCheck outbox={outbox} way={mail.way} />
        <DiskCheck disk={disk} />
        <BrowserCheck browser={browser} />
        <ProvidersCheck providers={providers} />
      </ul>
      <p className="text-sm text-muted">
        {say('process', {
          version: process.version,
          node: process.node,
          up: duration(process.upMs),
          at: moment(at),
        })}
      </p>
    </>
  )
}

const worstOf = (checks: { verdict: Verdict }[]): Verdict =>
  (['failing', 'attention'] as const).find((verdict) => checks.some((check) => check.verdict === verdict)) ?? 'ok'
