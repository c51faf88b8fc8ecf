/** Where the built site is: `dist`, or the folder that the environment names, for a second site built from the same code. */
import { join, resolve } from 'node:path'

export const distFolder: string = process.env.DIST_DIR
  ? resolve(process.env.DIST_DIR)
  : join(import.meta.dirname, '..', '..', 'dist')
