/** One thing that the site stands on: its name, how it does in words and colour, and figures. */
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Verdict } from '#contract/admin/system-status.ts'
import { useSystemStatusT } from './i18n.tsx'

const signs = { ok: CircleCheck, attention: TriangleAlert, failing: CircleX }

interface CheckProps {
  name: string
  verdict: Verdict
  children: ReactNode
}

export function Check({ name, verdict, children }: CheckProps) {
  return (
    <li className="card status-card" data-verdict={verdict}>
      <h3 className="text-card">{name}</h3>
      <VerdictSign verdict={verdict} />
      {children}
    </li>
  )
}

function VerdictSign({ verdict }: { verdict: Verdict }) {
  const t = useSystemStatusT()
  const ChipIcon = signs[verdict]
  return (
    <p className="verdict">
      <ChipIcon size={18} aria-hidden="true" />
      {t(`verdicts.${verdict}`)}
    </p>
  )
}

export const Figures = ({ children }: { children: ReactNode }) => <dl className="fact-list">{children}</dl>

export const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
