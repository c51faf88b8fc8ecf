import { expect, test } from 'vitest'
import { openProcess } from '#tests/hostile-text/process-target.ts'
import { walk } from '#tests/hostile-text/walk.ts'
import { engines } from '#tests/servers/database.ts'
import { note } from './support/figures.ts'
import { rounds } from './support/rounds.ts'

/** Of the texts that each field meets; every one where this is 1. */
const PART = rounds('PART_OF_TEXTS', 150)

test.for(engines)('no text in any field blocks the server, on %s', async (engine, context) => {
  const limits = { mostMs: 50, floorMs: 20 }
  const isTimed = rounds('TIMES_COUNT', 0) === 1
  const target = await openProcess(engine)
  const { faults, worst, ...figures } = await walk(target, limits, (field, text) => (field * 7 + text) % PART === 0)
  note(context, { ...figures, worst: JSON.stringify(worst), ...(faults.length > 0 && { faults: faults.join(' · ') }) })
  // Beside other tests a server is held by what else runs; what it answers is its own.
  expect(isTimed ? faults : faults.filter((fault) => fault.includes('answers'))).toEqual([])
})
