/**
 * Where the built site is: `dist`, or the folder below the project that the environment names: for a
 * second site from the same code.
 */
import { join, resolve } from 'node:path'

export const distFolder: string = process.env.DIST_DIR
  ? resolve(process.env.DIST_DIR)
  : join(import.meta.dirname, '..', '..', 'dist')
