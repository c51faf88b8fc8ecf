import type { Health } from '../../../contract/running.ts'
import { useAmounts } from '../../ui/use-amounts.ts'
import { Check, Figure, Figures } from './check.tsx'
import { useRunningWords } from './words.tsx'

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

export function DatabaseCheck({ database }: { database: Health['database'] }) {
  const say = useRunningWords()
  const { number, bytes, duration } = useAmounts()
  const { verdict, engine, version, answerMs, migrations } = database
  const isStrange = migrations.applied !== migrations.known
  return (
    <Check name={say('database.heading')} verdict={verdict}>
      {isStrange && <p>{say('database.otherVersion')}</p>}
      {verdict === 'attention' && !isStrange && <p>{say('database.slow')}</p>}
      <Figures>
        <Figure name={say('database.engine')}>{`${engines[engine]} ${version}`}</Figure>
        <Figure name={say('database.size')}>{bytes(database.bytes)}</Figure>
        <Figure name={say('database.answers')}>{duration(answerMs)}</Figure>
        <Figure name={say('database.migrations')}>
          {say('database.applied', { applied: number(migrations.applied), known: number(migrations.known) })}
        </Figure>
      </Figures>
    </Check>
  )
}
