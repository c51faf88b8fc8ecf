import { CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { providerBrands } from '#content/assistant/provider-brands.ts'
import type { ProviderDetails } from '#contract/admin/providers.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { useAmounts } from '#web/ui/hooks/use-amounts.ts'
import { useProvidersT } from './i18n.tsx'
import { useProviderError } from './use-provider-error.ts'

interface Props {
  details: ProviderDetails
  connected: boolean
}

export function ProviderCard({ details, connected }: Props) {
  const t = useProvidersT()
  const { provider, state } = details
  const ChipIcon = connected ? CircleCheck : state === 'failing' ? TriangleAlert : CircleSlash
  return (
    <li className="card providers-card status-card" data-state={state}>
      <h3 className="text-card">{providerBrands[provider]}</h3>
      <p className="verdict">
        <ChipIcon size={18} aria-hidden="true" />
        {t(connected ? 'connected' : 'disconnected')}
      </p>
      <p>{t(`roles.${provider}`)}</p>
      <p className="text-sm text-muted">
        <StateSentence {...details} />
      </p>
      {(state !== 'not-configured' || details.calls > 0) && <Figures details={details} />}
    </li>
  )
}

/** Nothing of one that was never set up: five lines of noughts say no more than that it was not. */
function Figures({ details }: { details: ProviderDetails }) {
  const t = useProvidersT()
  const { number, moment, duration } = useAmounts()
  const { model, address, calls, failures, medianMs, medianFirstMs, contextTokens, restsUntil } = details
  return (
    <dl className="fact-list mt-2">
      {model !== null && <Figure name={t('figures.model')}>{model}</Figure>}
      {address !== null && <Figure name={t('figures.address')}>{address}</Figure>}
      <Figure name={t('figures.calls')}>{number(calls)}</Figure>
      <Figure name={t('figures.failures')}>{number(failures)}</Figure>
      <Figure name={t('figures.median')}>{medianMs === null ? t('figures.none') : duration(medianMs)}</Figure>
      <Figure name={t('figures.first')}>{medianFirstMs === null ? t('figures.none') : duration(medianFirstMs)}</Figure>
      {contextTokens !== null && (
        <Figure name={t('figures.window')}>{t('figures.tokens', { count: number(contextTokens) })}</Figure>
      )}
      <Figure name={t('figures.cost')}>
        <Cost {...details} />
      </Figure>
      {restsUntil !== null && <Figure name={t('figures.rests')}>{moment(restsUntil)}</Figure>}
    </dl>
  )
}

/** The settings that make it known to the site: one of them is enough. */
const settings = {
  openai: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  anthropic: ['ANTHROPIC_API_KEY'],
  gemini: ['GEMINI_API_KEY'],
}

function StateSentence({ provider, state, last }: ProviderDetails) {
  const t = useProvidersT()
  const { language } = useLanguage()
  const { moment } = useAmounts()
  const fault = useProviderError()
  const at = last ? moment(last.at) : ''
  if (state === 'failing' && last?.fault) return t('states.failing', { at, fault: fault(last.fault, last.status) })
  const setting = new Intl.ListFormat(language, { type: 'disjunction' }).format(settings[provider])
  return t(`states.${state}`, { at, setting })
}

function Cost({ cost, calls, callsWithoutCost }: ProviderDetails) {
  const t = useProvidersT()
  const { dollars, number } = useAmounts()
  if (calls === 0) return t('figures.none')
  if (cost === null) return t('figures.unknownCost')
  if (callsWithoutCost === 0) return dollars(cost)
  return t('figures.costWithout', { cost: dollars(cost), calls: number(callsWithoutCost) })
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
