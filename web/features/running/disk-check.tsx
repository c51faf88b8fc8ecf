import type { Health } from '../../../contract/running.ts'
import { useAmounts } from '../../ui/use-amounts.ts'
import { Check, Figure, Figures } from './check.tsx'
import { useRunningWords } from './words.tsx'

export function DiskCheck({ disk }: { disk: Health['disk'] }) {
  const say = useRunningWords()
  const { bytes } = useAmounts()
  if (!disk) {
    return (
      <li className="card running-check">
        <h3 className="text-card">{say('disk.heading')}</h3>
        <p>{say('disk.unknown')}</p>
      </li>
    )
  }
  return (
    <Check name={say('disk.heading')} verdict={disk.verdict}>
      {disk.verdict !== 'ok' && <p>{say('disk.little')}</p>}
      <Figures>
        <Figure name={say('disk.free')}>{bytes(disk.freeBytes)}</Figure>
        <Figure name={say('disk.total')}>{bytes(disk.totalBytes)}</Figure>
      </Figures>
    </Check>
  )
}
