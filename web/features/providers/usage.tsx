/** What the models were called for and how many tokens that took, day by day. */
import { providerBrands } from '#content/assistant/provider-brands.ts'
import type { DayOfUsage } from '#contract/admin/providers.ts'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import type { ReadState } from '#web/ui/async/use-server-query.ts'
import { useAmounts } from '#web/ui/hooks/use-amounts.ts'
import { ScrollTable } from '#web/ui/scroll-table.tsx'
import { useProvidersT } from './i18n.tsx'

const columns = ['day', 'provider', 'kind', 'calls', 'input', 'cached', 'output', 'cost'] as const

const isWords = (column: (typeof columns)[number]) => column === 'provider' || column === 'kind'

export function Usage({ query }: { query: ReadState<DayOfUsage[]> }) {
  const t = useProvidersT()
  return (
    <section className="grid grid-cols-1 gap-2" aria-labelledby="providers-usage">
      <h3 id="providers-usage" className="text-card">
        {t('usage.heading')}
      </h3>
      <p className="prose">{t('usage.text')}</p>
      <AsyncView query={query} skeletonHeights={[8]}>
        {(days) =>
          days.length === 0 ? (
            <p className="text-muted">{t('usage.empty')}</p>
          ) : (
            <ScrollTable label={t('usage.heading')}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col" className={isWords(column) ? 'text-left' : undefined}>
                      {t(`usage.columns.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {days.map((one) => (
                  <Row key={`${one.day} ${one.provider} ${one.kind}`} {...one} />
                ))}
              </tbody>
            </ScrollTable>
          )
        }
      </AsyncView>
    </section>
  )
}

function Row({ day, provider, kind, calls, inputTokens, cachedTokens, outputTokens, cost }: DayOfUsage) {
  const t = useProvidersT()
  const amounts = useAmounts()
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        {amounts.day(new Date(day).toISOString())}
      </th>
      <td className="text-left">{providerBrands[provider]}</td>
      <td className="text-left">{t(`usage.kinds.${kind}`)}</td>
      <td>{amounts.number(calls)}</td>
      <td>{amounts.number(inputTokens)}</td>
      <td>{amounts.number(cachedTokens)}</td>
      <td>{amounts.number(outputTokens)}</td>
      <td>{cost === null ? t('usage.unknown') : amounts.dollars(cost)}</td>
    </tr>
  )
}
