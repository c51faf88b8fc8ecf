/**
 * Where the owner's files are: `content/owner`, or the folder that the environment names. Read here and not with the other
 * settings (`server/config/env.ts`) because the build and the checks need it without a server.
 */
import { join, relative, resolve } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export const ownerFolder: string = process.env.CONTENT_DIR
  ? resolve(process.env.CONTENT_DIR)
  : join(root, 'content', 'owner')

/** As messages name it: `content/owner`, or the whole path of a folder outside the project. */
export const shownOwnerFolder: string = relative(root, ownerFolder).startsWith('..')
  ? ownerFolder
  : relative(root, ownerFolder)
