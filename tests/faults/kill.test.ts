import { expect, onTestFinished, test } from 'vitest'
import { buildDatabase, engines } from '../helpers/database.ts'
import { note } from './figures.ts'
import { expectNothingLostIn } from './outages.ts'
import { rounds } from './rounds.ts'
import { MARK } from './writers.ts'

const KILLS = rounds('KILLS', 3)

test.for(engines)(
  'nothing acknowledged is lost and nothing is sent twice, however often the server on %s is killed',
  { timeout: 120_000 + KILLS * 20_000 },
  async (engine, context) => {
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
