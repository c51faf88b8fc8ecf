import { statfs } from 'node:fs/promises'

export interface DiskSpace {
  /** Free bytes for this process. */
  free: number
  total: number
}

/** On the folder's disk; undefined if the system does not report it. */
export async function diskSpace(folder: string): Promise<DiskSpace | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    return undefined
  }
}
