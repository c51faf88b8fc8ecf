/** Starts `asker.ts` and waits until it asks; `stop` returns what it got. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Asked } from './asker.ts'

export async function askApart(address: string, everyMs: number): Promise<{ stop(): Promise<Asked> }> {
  const child = fork(join(import.meta.dirname, 'asker.ts'), [address, String(everyMs)], { execArgv: [] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process that asks ${address} ended with ${code}.`)
  })
  // Whoever waits for an answer hears of it.
  ended.catch(() => {})
  const told = async (): Promise<unknown> => (await Promise.race([once(child, 'message'), ended]))[0]
  await told()
  return {
    async stop() {
      const asked = told()
      child.send('stop')
      return (await asked) as Asked
    },
  }
}
