/**
 * The folders of running audits, and what a server that was killed left of them. A folder's name says which processes belong
 * to it: `site-audit-<mark>.<server>.<worker>`. The mark is random, stands in the command line of the worker and of the
 * browser, and so proves that a process with that number is still the one that was meant.
 */

import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { required } from '#server/required.ts'
import { commandOf, listProcesses } from './processes.ts'

const NAME = /^site-audit-([0-9a-f]{12})\.(\d+)\.(\d+)$/

/** @param worker leads the process group of the audit. */
export async function makeProfile(folder: string, mark: string, worker: number): Promise<string> {
  const profile = join(folder, `site-audit-${mark}.${process.pid}.${worker}`)
  await mkdir(profile, { mode: 0o700 })
  return profile
}

/** Processes that are being ended may still write for a moment. */
export const removeProfile = (profile: string): Promise<void> =>
  rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })

/** Ends every process of an audit. */
export const endGroup = (worker: number): void => end(-worker)

/** @param target a process, or a group as its negative number. */
function end(target: number): void {
  try {
    process.kill(target, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Ends the processes and removes the folders of audits whose server is gone. Other servers' audits are left alone. */
export async function clearRemains(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name))
  if (names.length === 0) return
  const listed = await listProcesses()
  const processes = await Promise.all(listed.map(async (one) => ({ ...one, command: await commandOf(one.pid) })))
  // Not a Linux: what is running cannot be told from what is left. There the workers end by themselves.
  if (processes.length === 0) return
  for (const name of names) {
    // A folder that many share may hold what looks like ours.
    if ((await stat(join(folder, name))).uid !== process.getuid?.()) continue
    const [mark, server, worker] = required(NAME.exec(name)).slice(1) as [string, string, string]
    const members = processes.filter(({ command }) => command.includes(mark))
    // A process whose parent is gone gets another one.
    if (members.some(({ pid, parent }) => pid === Number(worker) && parent === Number(server))) continue
    if (members.some(({ group }) => group === Number(worker))) endGroup(Number(worker))
    // Chromium's crash reporters lead groups of their own.
    for (const { pid } of members) end(pid)
    await removeProfile(join(folder, name))
  }
}
