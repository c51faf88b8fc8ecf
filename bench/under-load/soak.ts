/**
 * `npm run soak`: a tenth of everything at the same time, for MINUTES (10), with a line a minute: does memory stay where it
 * is? The name of a house as the argument; SQLite without one.
 */
import { print } from '#tests/servers/site-process.ts'
import { type HouseName, houses } from './deployments.ts'
import { atRate, type Figures } from './drive.ts'
import { kindsFor } from './mix.ts'
import { signUp } from './people.ts'
import { startProvider } from './provider.ts'
import { readings } from './readings.ts'

const MINUTES = Number(process.env.MINUTES ?? 10)
const SHARE = 0.1
/** Two hundred at once on a provider that takes a second. */
const CHATS_PER_SECOND = 200

const name = (process.argv[2] ?? 'sqlite-1') as HouseName
const provider = await startProvider()
const house = await houses[name].open(provider.settings)
const kinds = kindsFor(await signUp(house.url))
const start = await readings(house)
console.log(`${houses[name].what}: ${start.memoryMb.join('+')} MB`)
const memoryMb: number[][] = [start.memoryMb]
let errors = 0
for (let minute = 1; minute <= MINUTES; minute++) {
  const figures = await Promise.all(
    kinds.map((kind) => atRate(house.url, kind, (kind.perSecond ?? CHATS_PER_SECOND) * SHARE, 60)),
  )
  const now = await readings(house)
  memoryMb.push(now.memoryMb)
  errors += figures.reduce((sum, one: Figures) => sum + one.errors, 0)
  const worst = Math.max(...figures.map(({ p99 }) => p99))
  console.log(
    `minute ${minute}: ${now.memoryMb.join('+')} MB, ${now.waiting} mails wait, p99 at most ${worst} ms, errors ${errors}`,
  )
}
await house.stop()
provider.stop()
print({ figure: 'soak', house: name, minutes: MINUTES, memoryMb, errors })
