import type { Health } from '#contract/admin/system-status.ts'
import { useAmounts } from '#web/ui/hooks/use-amounts.ts'
import { Check, Figure, Figures } from './check.tsx'
import { useSystemStatusT } from './i18n.tsx'

export function MailCheck({ mail: { verdict, way, lastDeliveredAt, trouble } }: { mail: Health['mail'] }) {
  const t = useSystemStatusT()
  const { moment } = useAmounts()
  return (
    <Check name={t('mail.heading')} verdict={verdict}>
      <p>{t(`mail.${way}`)}</p>
      {trouble && (
        <p className="wrap-anywhere">
          {t(`mail.trouble.${trouble.state}`, { at: moment(trouble.createdAt), error: trouble.error })}
        </p>
      )}
      <Figures>
        <Figure name={t(way === 'smtp' ? 'mail.lastDelivered' : 'mail.lastKept')}>
          {lastDeliveredAt === null ? t('mail.never') : moment(lastDeliveredAt)}
        </Figure>
      </Figures>
    </Check>
  )
}
