import { CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { providerBrands } from '../../../content/provider-brands.ts'
import type { ProviderDetails } from '../../../contract/providers.ts'
import { useAmounts } from '../../ui/use-amounts.ts'
import { useFault } from './use-fault.ts'
import { useProviderWords } from './words.tsx'

interface Props {
  details: ProviderDetails
  connected: boolean
}

export function ProviderCard({ details, connected }: Props) {
  const say = useProviderWords()
  const { number, moment, duration } = useAmounts()
  const { provider, state, model, calls, failures, medianMs, restsUntil } = details
  const Sign = connected ? CircleCheck : state === 'failing' ? TriangleAlert : CircleSlash
  return (
    <li className="card providers-card" data-state={state}>
      <h3 className="text-card">{providerBrands[provider]}</h3>
      <p className="providers-state">
        <Sign size={18} aria-hidden="true" />
        {say(connected ? 'connected' : 'disconnected')}
      </p>
      <p>{say(`roles.${provider}`)}</p>
      <p className="text-sm text-muted">
        <StateSentence {...details} />
      </p>
      <dl className="providers-figures">
        {model !== null && <Figure name={say('figures.model')}>{model}</Figure>}
        <Figure name={say('figures.calls')}>{number(calls)}</Figure>
        <Figure name={say('figures.failures')}>{number(failures)}</Figure>
        <Figure name={say('figures.median')}>{medianMs === null ? say('figures.none') : duration(medianMs)}</Figure>
        <Figure name={say('figures.cost')}>
          <Cost {...details} />
        </Figure>
        {restsUntil !== null && <Figure name={say('figures.rests')}>{moment(restsUntil)}</Figure>}
      </dl>
    </li>
  )
}

function StateSentence({ state, last }: ProviderDetails) {
  const say = useProviderWords()
  const { moment } = useAmounts()
  const fault = useFault()
  const at = last ? moment(last.at) : ''
  if (state === 'failing' && last?.fault) return say('states.failing', { at, fault: fault(last.fault, last.status) })
  return say(`states.${state}`, { at })
}

function Cost({ cost, calls, callsWithoutCost }: ProviderDetails) {
  const say = useProviderWords()
  const { dollars, number } = useAmounts()
  if (calls === 0) return say('figures.none')
  if (cost === null) return say('figures.unknownCost')
  if (callsWithoutCost === 0) return dollars(cost)
  return say('figures.costWithout', { cost: dollars(cost), calls: number(callsWithoutCost) })
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
