/** What the instances say of themselves at `/metrics`. */

import { setTimeout } from 'node:timers/promises'
import { expectDefined } from '#tests/builders/defined.ts'
import type { Deployment } from './deployments.ts'

export interface Readings {
  /** Of each instance. */
  memoryMb: number[]
  /** Of all together. */
  cpuSeconds: number
  /** Mails that wait to be delivered. */
  waiting: number
}

export async function readings({ instances }: Deployment): Promise<Readings> {
  const texts = await Promise.all(
    instances.map(async ({ url }) => await (await fetch(new URL('/metrics', url))).text()),
  )
  const value = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    )
  return {
    memoryMb: texts.map((text) => Math.round(value(text, 'process_resident_memory_bytes') / 1024 ** 2)),
    cpuSeconds: texts.reduce((sum, text) => sum + value(text, 'process_cpu_seconds_total'), 0),
    waiting: value(expectDefined(texts[0]), 'outbox_entries{state="pending"}'),
  }
}

/** Waits until every mail is delivered, so that what follows is not disturbed by it. @returns how long that took, in seconds. */
export async function untilDelivered(deployment: Deployment): Promise<number> {
  const begin = performance.now()
  while ((await readings(deployment)).waiting > 0) await setTimeout(500)
  return Math.round((performance.now() - begin) / 100) / 10
}
