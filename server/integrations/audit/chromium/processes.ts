/** Running processes on Linux. Elsewhere there is no `/proc`, so the list is empty. */
import { readdir, readFile } from 'node:fs/promises'

export interface Process {
  pid: number
  parent: number
  group: number
}

/** May omit other users' processes. */
export const listProcesses = async (): Promise<Process[]> => readProcesses(await listPids())

/**
 * Lists the processes of a group repeatedly and cheaply: processes seen in other groups are not read again.
 * @param group the leader's process id.
 */
export function createGroupList(group: number): () => Promise<Process[]> {
  let others = new Set<number>()
  return async () => {
    const pids = await listPids()
    const members = (await readProcesses(pids.filter((pid) => !others.has(pid)))).filter((one) => one.group === group)
    const found = new Set(members.map(({ pid }) => pid))
    others = new Set(pids.filter((pid) => !found.has(pid)))
    return members
  }
}

const listPids = async (): Promise<number[]> =>
  (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number)

async function readProcesses(pids: number[]): Promise<Process[]> {
  const found = await Promise.all(pids.map(readProcess))
  return found.filter((one) => one !== undefined)
}

async function readProcess(pid: number): Promise<Process | undefined> {
  const stat = await readOf(pid, 'stat')
  if (!stat) return undefined
  // proc_pid_stat(5): the name in parentheses can hold anything; after it come the state, the parent and the group.
  const [, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { pid, parent: Number(parent), group: Number(group) }
}

/** With a NUL after each argument. @returns nothing for a process that has ended. */
export const commandOf = (pid: number): Promise<string> => readOf(pid, 'cmdline')

/**
 * Memory in bytes that the end of these processes would free. Mapped programs and libraries do not count: the
 * system drops them when it needs room.
 */
export async function memoryOf(processes: Process[]): Promise<number> {
  const statuses = await Promise.all(processes.map(({ pid }) => readOf(pid, 'status')))
  // proc_pid_status(5). Shared memory counts for each process: rather too much than too little.
  const kilobytes = statuses.flatMap((status) =>
    [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)].map(([, figure]) => Number(figure)),
  )
  return kilobytes.reduce((sum, figure) => sum + figure, 0) * 1024
}

const readOf = (pid: number, file: 'stat' | 'cmdline' | 'status'): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
