import type { Health } from '#contract/admin/system-status.ts'
import { useAmounts } from '#web/ui/hooks/use-amounts.ts'
import { Check, Figure, Figures } from './check.tsx'
import { useSystemStatusT } from './i18n.tsx'

export function DiskCheck({ disk }: { disk: Health['disk'] }) {
  const t = useSystemStatusT()
  const { bytes } = useAmounts()
  if (!disk) {
    return (
      <li className="card status-card">
        <h3 className="text-card">{t('disk.heading')}</h3>
        <p>{t('disk.unknown')}</p>
      </li>
    )
  }
  return (
    <Check name={t('disk.heading')} verdict={disk.verdict}>
      {disk.verdict !== 'ok' && <p>{t('disk.little')}</p>}
      <Figures>
        <Figure name={t('disk.free')}>{bytes(disk.freeBytes)}</Figure>
        <Figure name={t('disk.total')}>{bytes(disk.totalBytes)}</Figure>
      </Figures>
    </Check>
  )
}
