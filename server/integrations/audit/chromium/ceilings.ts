/**
 * How much of the machine one audit may take. A page can ask its browser for all of it, so the server itself looks at what
 * the audit's processes and folder have come to: the worker may be too busy, or be what is filling up.
 */
import { lstatSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createGroupList, memoryOf } from './processes.ts'

const MEBIBYTE = 2 ** 20

/** Lighthouse and an ordinary page take 600 to 750; half a gigabyte more is what a phone has for one page. */
const MEMORY_MAX = 1280 * MEBIBYTE
/** An ordinary audit leaves 3 to 15, and the browser's own cache grows to 64. */
const DISK_MAX = 256 * MEBIBYTE
/** An ordinary audit has 250; more would take too long to look through. */
const FILES_MAX = 5000
/** A page fills half a gigabyte of memory meanwhile, and looking is cheap. */
const MEMORY_INTERVAL_MS = 250
/** Disks fill more slowly, and hundreds of files are looked at. */
const DISK_INTERVAL_MS = 500

type Ceiling = 'memory' | 'disk'

/**
 * @param leader leads the process group of the audit.
 * @returns the first ceiling that is passed.
 * @throws once the signal is aborted.
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

/** Stops looking as soon as it is clear. */
async function isOverfull(profile: string): Promise<boolean> {
  let bytes = 0
  let files = 0
  const folders = [profile]
  for (let folder = folders.pop(); folder; folder = folders.pop()) {
    // What is gone again takes no room.
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
    files += entries.length
    if (files > FILES_MAX) return true
    for (const entry of entries) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) folders.push(path)
      // At once, since waiting for each of hundreds takes more of the processor. Blocks, not the length: files have holes.
      else bytes += (lstatSync(path, { throwIfNoEntry: false })?.blocks ?? 0) * 512
    }
    if (bytes > DISK_MAX) return true
  }
  return false
}
