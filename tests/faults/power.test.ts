/** The machine loses its power under visitors who write: what its disk had not got by then never gets there. */
import { writeFileSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkSqlite } from '#server/db/engines/sqlite.ts'
import { SQLITE_FILE } from '#server/db/open.ts'
import { buildDatabase } from '#tests/servers/database.ts'
import { buildDisk, whyNoDisk } from '#tests/servers/disk.ts'
import { note } from './support/figures.ts'
import { expectNothingLostIn } from './support/outages.ts'
import { rounds } from './support/rounds.ts'

const POWER_CUTS = rounds('POWER_CUTS', 2)

/** Writes a file as a program does that cares, and one as a program does that does not. */
async function writeMarks(folder: string, round: number): Promise<void> {
  const file = await open(join(folder, `synced-${round}`), 'w')
  await file.writeFile('kept')
  await file.sync()
  await file.close()
  writeFileSync(join(folder, `careless-${round}`), 'lost')
}

const isKept = (path: string) => readFile(path, 'utf8').then(Boolean, () => false)

test('nothing acknowledged is lost and nothing is sent twice, however often the power is cut', {
  timeout: 120_000 + POWER_CUTS * 20_000,
}, async (context) => {
  context.skip(whyNoDisk !== undefined, whyNoDisk)
  const disk = buildDisk(64)
  const database = await buildDatabase('sqlite', disk.folder)
  onTestFinished(() => database.remove())
  let carelessLost = 0
  const { figures } = await expectNothingLostIn({
    database,
    count: POWER_CUTS,
    async stop(site, cut) {
      await writeMarks(disk.folder, cut)
      // Without power nobody acknowledges anything any more.
      site.freeze()
      disk.powerOff()
      await site.end('SIGKILL')
      disk.powerOn()
      expect(await isKept(join(disk.folder, `synced-${cut}`))).toBe(true)
      if (!(await isKept(join(disk.folder, `careless-${cut}`)))) carelessLost++
      checkSqlite(join(database.dataDir, SQLITE_FILE))
    },
  })
  note(context, { cuts: POWER_CUTS, ...figures, carelessLost })
  // A cut that takes nothing away proves nothing.
  expect(carelessLost).toBeGreaterThan(0)
})
