import type { ProviderStatus } from '#contract/admin/providers.ts'
import { useAmounts } from '#web/ui/hooks/use-amounts.ts'
import { useProvidersT } from './i18n.tsx'

interface Props {
  budget: ProviderStatus['budget']
  pricesOf: string
}

export function Budget({ budget: { perDay, left, perVisitor, began, ends }, pricesOf }: Props) {
  const t = useProvidersT()
  const { number, moment, day } = useAmounts()
  const values = { left: number(left), perDay: number(perDay) }
  return (
    <section className="note grid gap-2" aria-labelledby="providers-budget">
      <h3 id="providers-budget" className="text-card">
        {t('budget.heading')}
      </h3>
      <p>
        {began === null || ends === null
          ? t(perDay === 0 ? 'budget.off' : 'budget.unused', values)
          : t('budget.left', { ...values, began: moment(began), ends: moment(ends) })}
      </p>
      {perDay > 0 && <p>{t('budget.perVisitor', { count: number(perVisitor) })}</p>}
      <p className="prose text-sm">{t('budget.prices', { date: day(pricesOf) })}</p>
    </section>
  )
}
