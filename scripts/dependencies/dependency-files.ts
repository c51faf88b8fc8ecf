/** Reads package.json and package-lock.json. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lock, Manifest } from './dependencies.ts'

export const root = join(import.meta.dirname, '../..')

export const LOCK_FILE = join(root, 'package-lock.json')

const read = async (name: string) => JSON.parse(await readFile(join(root, name), 'utf8'))

export const readLock = (): Promise<Lock> => read('package-lock.json')
export const readManifest = (): Promise<Manifest> => read('package.json')
