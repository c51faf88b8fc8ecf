/**
 * Memory and disk limits of one audit. The server itself measures the audit's processes and folder:
 * the worker may be too busy, or be the cause.
 */
import { lstatSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createGroupList, memoryOf } from './processes.ts'

const MEBIBYTE = 2 ** 20

/** Lighthouse and an ordinary page take 600 to 750 MB; a phone has half a gigabyte more for a page. */
const MEMORY_MAX = 1280 * MEBIBYTE
/** An ordinary audit writes 3 to 15 MB, and the browser's cache grows to 64 MB. */
const DISK_MAX = 256 * MEBIBYTE
/** In number of files. An ordinary audit has 250; more would take too long to read. */
const FILES_MAX = 5000
/** Meanwhile a page can fill half a gigabyte of memory; measuring is cheap. */
const MEMORY_INTERVAL_MS = 250
/** Disks fill more slowly, and hundreds of files must be read. */
const DISK_INTERVAL_MS = 500

type Ceiling = 'memory' | 'disk'

/**
 * @param leader process id of the audit's group leader.
 * @returns the first exceeded limit.
 * @throws when the signal is aborted.
 */
export function passedCeiling(leader: number, profile: string, signal: AbortSignal): Promise<Ceiling> {
  const listGroup = createGroupList(leader)
  const watch = async (isPassed: () => Promise<boolean>, intervalMs: number, ceiling: Ceiling) => {
    while (!(await isPassed())) await pause(intervalMs, undefined, { signal })
    return ceiling
  }
  return Promise.race([
    watch(async () => (await memoryOf(await listGroup())) > MEMORY_MAX, MEMORY_INTERVAL_MS, 'memory'),
    watch(() => isOverfull(profile), DISK_INTERVAL_MS, 'disk'),
  ])
}

/** Stops as soon as the limit is exceeded. */
async function isOverfull(profile: string): Promise<boolean> {
  let bytes = 0
  let files = 0
  const folders = [profile]
  for (let folder = folders.pop(); folder; folder = folders.pop()) {
    // Deleted files take no space.
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
    files += entries.length
    if (files > FILES_MAX) return true
    for (const entry of entries) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) folders.push(path)
      // In parallel, because waiting for each of hundreds takes more processor time. Blocks, not lengths: files have holes.
      else bytes += (lstatSync(path, { throwIfNoEntry: false })?.blocks ?? 0) * 512
    }
    if (bytes > DISK_MAX) return true
  }
  return false
}
