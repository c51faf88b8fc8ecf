/**
 * `npm run soak`: a tenth of everything at the same time, for MINUTES (10), with a line a minute: does memory stay where it
 * is? The name of a deployment as the argument; SQLite without one.
 */
import { print } from '#tests/servers/site-process.ts'
import { type DeploymentName, deployments } from './deployments.ts'
import { atRate, type Figures } from './drive.ts'
import { kindsFor } from './mix.ts'
import { signUp } from './people.ts'
import { startProvider } from './provider.ts'
import { readings } from './readings.ts'

const MINUTES = Number(process.env.MINUTES ?? 10)
const SHARE = 0.1
/** Two hundred at once on a provider that takes a second. */
const CHATS_PER_SECOND = 200

const name = (process.argv[2] ?? 'sqlite-1') as DeploymentName
const provider = await startProvider()
const deployment = await deployments[name].open(provider.settings)
const kinds = kindsFor(await signUp(deployment.url))
const start = await readings(deployment)
console.log(`${deployments[name].what}: ${start.memoryMb.join('+')} MB`)
const memoryMb: number[][] = [start.memoryMb]
let errors = 0
for (let minute = 1; minute <= MINUTES; minute++) {
  const figures = await Promise.all(
    kinds.map((kind) => atRate(deployment.url, kind, (kind.perSecond ?? CHATS_PER_SECOND) * SHARE, 60)),
  )
  const now = await readings(deployment)
  memoryMb.push(now.memoryMb)
  errors += figures.reduce((sum, one: Figures) => sum + one.errors, 0)
  const worst = Math.max(...figures.map(({ p99 }) => p99))
  console.log(
    `minute ${minute}: ${now.memoryMb.join('+')} MB, ${now.waiting} mails wait, p99 at most ${worst} ms, errors ${errors}`,
  )
}
await deployment.stop()
provider.stop()
print({ figure: 'soak', deployment: name, minutes: MINUTES, memoryMb, errors })
