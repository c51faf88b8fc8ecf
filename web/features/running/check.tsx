/** One thing that the site stands on: its name, how it does in words and colour, and figures. */
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Verdict } from '../../../contract/running.ts'
import { useRunningWords } from './words.tsx'

const signs = { ok: CircleCheck, attention: TriangleAlert, failing: CircleX }

interface CheckProps {
  name: string
  verdict: Verdict
  children: ReactNode
}

export function Check({ name, verdict, children }: CheckProps) {
  return (
    <li className="card running-check" data-verdict={verdict}>
      <h3 className="text-card">{name}</h3>
      <VerdictSign verdict={verdict} />
      {children}
    </li>
  )
}

function VerdictSign({ verdict }: { verdict: Verdict }) {
  const say = useRunningWords()
  const Sign = signs[verdict]
  return (
    <p className="running-verdict">
      <Sign size={18} aria-hidden="true" />
      {say(`verdicts.${verdict}`)}
    </p>
  )
}

export const Figures = ({ children }: { children: ReactNode }) => <dl className="running-figures">{children}</dl>

export const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
