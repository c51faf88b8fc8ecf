import { expect, onTestFinished, test } from 'vitest'
import { buildDatabase, engines } from '#tests/servers/database.ts'
import { note } from './support/figures.ts'
import { expectNothingLostIn } from './support/outages.ts'
import { rounds } from './support/rounds.ts'
import { MARK } from './support/writers.ts'

const KILLS = rounds('KILLS', 3)
const RUNS = rounds('RUNS', 1)

const runs = engines.flatMap((engine) => Array.from({ length: RUNS }, (_, run) => [engine, run + 1] as const))

test.for(runs)(
  'nothing acknowledged is lost, and every mail of it arrives, however often the server on %s is killed (run %d)',
  { timeout: 120_000 + KILLS * 20_000 },
  async ([engine], context) => {
    const database = await buildDatabase(engine)
    onTestFinished(() => database.remove())
    const { sites, figures } = await expectNothingLostIn({
      database,
      count: KILLS,
      async stop(site) {
        await site.end('SIGKILL')
      },
    })
    for (const site of sites) expect(site.output()).not.toContain(MARK)
    note(context, { engine, kills: KILLS, ...figures })
  },
)
