/**
 * The folders of running audits, and cleaning up after a killed server. A folder's name identifies its processes:
 * `site-audit-<mark>.<server>.<worker>`. The random mark is also in the command lines of worker and
 * browser, which proves that a process with that id is still the same.
 */

import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { required } from '#server/required.ts'
import { codeOf } from '#server/thrown.ts'
import { commandOf, listProcesses } from './processes.ts'

const NAME = /^site-audit-([0-9a-f]{12})\.(\d+)\.(\d+)$/

/** @param worker process id of the audit's group leader. */
export async function makeProfile(folder: string, mark: string, worker: number): Promise<string> {
  const profile = join(folder, `site-audit-${mark}.${process.pid}.${worker}`)
  await mkdir(profile, { mode: 0o700 })
  return profile
}

/** Processes that are ending may still write for a moment. */
export const removeProfile = (profile: string): Promise<void> =>
  rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })

/** Kills every process of an audit. */
export const endGroup = (worker: number): void => end(-worker)

/** @param target a process, or a group as its negative number. */
function end(target: number): void {
  try {
    process.kill(target, 'SIGKILL')
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

/** Kills the processes and removes the folders of audits whose server is gone, not those of running servers. */
export async function clearRemains(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name))
  if (names.length === 0) return
  const listed = await listProcesses()
  const processes = await Promise.all(listed.map(async (one) => ({ ...one, command: await commandOf(one.pid) })))
  // Without `/proc`, running audits cannot be recognised. There the workers end by themselves.
  if (processes.length === 0) return
  for (const name of names) {
    // A shared folder may contain similar names.
    if ((await stat(join(folder, name))).uid !== process.getuid?.()) continue
    const [, mark, server, worker] = required(NAME.exec(name))
    const members = processes.filter(({ command }) => command.includes(required(mark)))
    // An orphaned process gets another parent.
    if (members.some(({ pid, parent }) => pid === Number(worker) && parent === Number(server))) continue
    if (members.some(({ group }) => group === Number(worker))) endGroup(Number(worker))
    // Chromium's crash reporters lead groups of their own.
    for (const { pid } of members) end(pid)
    await removeProfile(join(folder, name))
  }
}
