import type { Health } from '#contract/admin/system-status.ts'
import { useAmounts } from '#web/ui/hooks/use-amounts.ts'
import { Check, Figure, Figures } from './check.tsx'
import { useSystemStatusT } from './i18n.tsx'

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

export function DatabaseCheck({ database }: { database: Health['database'] }) {
  const t = useSystemStatusT()
  const { number, bytes, duration } = useAmounts()
  const { verdict, engine, version, answerMs, migrations } = database
  const isStrange = migrations.applied !== migrations.known
  return (
    <Check name={t('database.heading')} verdict={verdict}>
      {isStrange && <p>{t('database.otherVersion')}</p>}
      {verdict === 'attention' && !isStrange && <p>{t('database.slow')}</p>}
      <Figures>
        <Figure name={t('database.engine')}>{`${engines[engine]} ${version}`}</Figure>
        <Figure name={t('database.size')}>{bytes(database.bytes)}</Figure>
        <Figure name={t('database.answers')}>{duration(answerMs)}</Figure>
        <Figure name={t('database.migrations')}>
          {t('database.applied', { applied: number(migrations.applied), known: number(migrations.known) })}
        </Figure>
      </Figures>
    </Check>
  )
}
