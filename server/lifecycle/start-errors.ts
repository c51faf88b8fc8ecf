/** What keeps the site from starting, in words that name the file or setting, and what to do. */
import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'
import { NewerDatabaseError } from '#server/db/migrate.ts'
import { SQLITE_FILE } from '#server/db/open.ts'

interface SystemError extends Error {
  code?: string
}

const isSystemError = (error: unknown): error is SystemError => error instanceof Error

export class StartError extends Error {}

const RESTORE = 'Put a backup back: npm run restore -- <file> (docs/deploying.md).'

/** Why the database could not be opened. */
export function databaseError(error: unknown, { DATABASE_URL, DATA_DIR }: Env): StartError {
  if (!isSystemError(error)) throw error
  const { message, code = '' } = error
  if (DATABASE_URL) {
    if (error instanceof NewerDatabaseError) return new StartError(`DATABASE_URL: ${message}`)
    return new StartError(`The database in DATABASE_URL cannot be used: ${message || code}. ${postgresAdvice(code)}`)
  }
  const file = join(DATA_DIR, SQLITE_FILE)
  if (error instanceof NewerDatabaseError) return new StartError(`${file}: ${message}`)
  return new StartError(`${file} cannot be used: ${message}. ${sqliteAdvice(error, DATA_DIR)}`)
}

function postgresAdvice(code: string): string {
  if (code === '28P01' || code === '28000') return 'Check the user and the password in it.'
  if (code === '3D000') return 'Make the database first: createdb <name>.'
  if (code === '42501') return 'Its user must be allowed to make tables there.'
  return 'Check its host and port, and that PostgreSQL is running there.'
}

function sqliteAdvice({ message, code = '' }: SystemError, dataDir: string): string {
  if (/not a database|malformed/.test(message)) return `It is damaged, or of another program. ${RESTORE}`
  if (/locked|busy/.test(message)) return 'Another program has it open and is writing: end that one.'
  if (/unable to open|readonly|EACCES|EPERM|EROFS|ENOTDIR|EEXIST/.test(`${message} ${code}`))
    return `${dataDir} must be a folder that the user of this process may write to (chown), or name another one in DATA_DIR.`
  if (/full|ENOSPC/.test(`${message} ${code}`)) return 'The disk is full: make room.'
  return RESTORE
}

/** Why nobody can be let in at the port. */
export function listenError({ code, message }: SystemError, { HOST, PORT }: Env): StartError {
  const what = `The site cannot listen on ${HOST}:${PORT}`
  if (code === 'EADDRINUSE')
    return new StartError(`${what}: another program has the port. End it, or choose another port: PORT=${PORT + 1}.`)
  if (code === 'EACCES')
    return new StartError(`${what}: this user may not open ports below 1024. Choose another one in PORT.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`${what}: this machine does not have the address. Check HOST.`)
  return new StartError(`${what}: ${message}`)
}
