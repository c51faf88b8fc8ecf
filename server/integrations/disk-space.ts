import { statfs } from 'node:fs/promises'

export interface DiskSpace {
  /** Bytes that this process may still write. */
  free: number
  total: number
}

/** Of the disk that the folder is on; undefined where the system does not tell. */
export async function diskSpace(folder: string): Promise<DiskSpace | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    return undefined
  }
}
