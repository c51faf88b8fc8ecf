import type { ProviderStatus } from '../../../contract/providers.ts'
import { useAmounts } from '../../ui/use-amounts.ts'
import { useProviderWords } from './words.tsx'

interface Props {
  budget: ProviderStatus['budget']
  pricesOf: string
}

export function Budget({ budget: { perDay, left, began, ends }, pricesOf }: Props) {
  const say = useProviderWords()
  const { number, moment, day } = useAmounts()
  const values = { left: number(left), perDay: number(perDay) }
  return (
    <section className="note providers-budget" aria-labelledby="providers-budget">
      <h3 id="providers-budget" className="text-card">
        {say('budget.heading')}
      </h3>
      <p>
        {began === null || ends === null
          ? say(perDay === 0 ? 'budget.off' : 'budget.unused', values)
          : say('budget.left', { ...values, began: moment(began), ends: moment(ends) })}
      </p>
      <p className="prose text-sm">{say('budget.prices', { date: day(pricesOf) })}</p>
    </section>
  )
}
