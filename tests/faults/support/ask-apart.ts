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
  await once(child, 'message')
  return {
    async stop() {
      const answered = once(child, 'message')
      child.send('stop')
      const [asked] = await answered
      return asked as Asked
    },
  }
}
