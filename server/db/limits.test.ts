import { describe, expect, onTestFinished, test } from 'vitest'
import { buildClock } from '#tests/builders/clock.ts'
import { buildDatabase, type Engine, engines } from '#tests/servers/database.ts'
import { countOne } from './limits.ts'

async function setUp(engine: Engine) {
  const database = await buildDatabase(engine)
  onTestFinished(() => database.remove())
  const db = await database.open()
  const clock = buildClock()
  return { db, clock, count: (id: string) => countOne(db, clock, id, 1000), database }
}

describe.each(engines)('limits on %s', (engine) => {
  test('counts within a window that begins with the first', async () => {
    const { clock, count } = await setUp(engine)
    const resetsAt = clock.now() + 1000
    expect(await count('a')).toEqual({ count: 1, resetsAt })
    clock.advance(999)
    expect(await count('a')).toEqual({ count: 2, resetsAt })
  })

  test('starts again at the very end of the window', async () => {
    const { clock, count } = await setUp(engine)
    await count('a')
    clock.advance(1000)
    expect(await count('a')).toEqual({ count: 1, resetsAt: clock.now() + 1000 })
  })

  // Each different text is prepared once and kept: the time in it would make one for each visitor.
  test('uses the same statement at any time', async () => {
    const { clock, db } = await setUp(engine)
    const said = new Set<string>()
    const overheard = db.withPlugin({
      transformQuery({ node, queryId }) {
        said.add(db.getExecutor().compileQuery(node, queryId).sql)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    for (let moment = 0; moment < 3; moment++) {
      await countOne(overheard, clock, `visitor ${moment}`, 1000)
      clock.advance(1)
    }
    expect(said.size).toBe(1)
  })

  test('counts each id by itself', async () => {
    const { count } = await setUp(engine)
    await count('a')
    expect(await count('b')).toMatchObject({ count: 1 })
  })

  test('counts all of many concurrent ones', async () => {
    const { count } = await setUp(engine)
    const counts = await Promise.all(Array.from({ length: 30 }, () => count('a')))
    expect(counts.map((one) => one.count).sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
  })

  test('survives a restart', async () => {
    const { count, clock, database } = await setUp(engine)
    await count('a')
    expect(await countOne(await database.open(), clock, 'a', 1000)).toMatchObject({ count: 2 })
  })
})
