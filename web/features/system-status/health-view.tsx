import type { Health, Verdict } from '#contract/admin/system-status.ts'
import { useAmounts } from '#web/ui/hooks/use-amounts.ts'
import { DatabaseCheck } from './database-check.tsx'
import { DiskCheck } from './disk-check.tsx'
import { useSystemStatusT } from './i18n.tsx'
import { BrowserCheck, ProvidersCheck } from './integration-checks.tsx'
import { MailCheck } from './mail-check.tsx'
import { OutboxCheck } from './outbox-check.tsx'

export function HealthView({ health }: { health: Health }) {
  const t = useSystemStatusT()
  const { moment, duration } = useAmounts()
  const { at, process, database, mail, outbox, browser, providers, disk } = health
  const worst = worstOf([database, mail, outbox, browser, providers, ...(disk ? [disk] : [])])
  return (
    <>
      <p className="callout text-lg" data-verdict={worst} role="status">
        {t(`summary.${worst}`)}
      </p>
      <ul className="system-status-checks">
        <DatabaseCheck database={database} />
        <MailCheck mail={mail} />
        <OutboxCheck outbox={outbox} way={mail.way} />
        <DiskCheck disk={disk} />
        <BrowserCheck browser={browser} />
        <ProvidersCheck providers={providers} />
      </ul>
      <p className="text-sm text-muted">
        {t('process', {
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
