/** A PostgreSQL pool with short timeouts, so that a dead database gives a clear error and not a hanging page. */
import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { PreparedStatements } from './prepared-statements.ts'

const INT8_OID = 20

const CONNECT_TIMEOUT_MS = 2000
const QUERY_TIMEOUT_MS = 5000
/**
 * A transaction cut off by the network stays open in the database with its locks, which a visitor's retry would wait for.
 * None of ours idles this long between two statements.
 */
const IDLE_IN_TRANSACTION_MS = 4500
/** Less than that, or several waiting transactions would get the lock one after the other and hold it as long. */
const LOCK_TIMEOUT_MS = 4000
/** The pool closes what is idle after 10 s. */
const IDLE_MS = 60_000
/** Pause after a silent database. */
const REST_MS = 1000

export function postgresDialect(url: string, onError: (error: Error) => void): PostgresDialect {
  let pool = openPool(url, onError)
  const prepared = new PreparedStatements()
  // By performance.now(): the database's last answer, and the end of the pause.
  let heardAt = 0
  let restsUntil = 0

  const heard = () => {
    heardAt = performance.now()
  }

  /** A request with several queries would wait for each; so the following ones fail at once. */
  function gaveUp(asked: pg.Pool): void {
    if (asked !== pool || performance.now() - heardAt < CONNECT_TIMEOUT_MS) return
    restsUntil = performance.now() + REST_MS
    // The pool's idle connections are dead too. A new one shows whether the database is back.
    pool = openPool(url, onError)
    asked.end().catch(onError)
  }

  async function connect(): Promise<PostgresPoolClient> {
    if (performance.now() < restsUntil) throw new SilentError()
    const asked = pool
    try {
      return lend(await asked.connect(), prepared, heard, () => gaveUp(asked))
    } catch (error) {
      // The pool's errors have no code: no answer, or all connections taken by unanswered queries.
      if (error instanceof Error && error.message.includes('timeout')) gaveUp(asked)
      throw error
    }
  }

  return new PostgresDialect({ pool: { connect, end: () => pool.end() } })
}

class SilentError extends Error {
  /** SQLSTATE "connection failure". */
  readonly code = '08006'

  constructor() {
    super('The database answers nobody.')
  }
}

function openPool(url: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    // The kernel's keep-alive detects a dead idle connection before a visitor does.
    keepAlive: true,
    // Not as connection parameters, which poolers reject.
    onConnect: (client: pg.ClientBase) =>
      client.query(
        `set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS};
        set lock_timeout = ${LOCK_TIMEOUT_MS}; set idle_session_timeout = ${IDLE_MS}`,
      ),
    types: {
      // Our bigints are epoch milliseconds, far below 2^53.
      getTypeParser: ((oid: number, format: never) =>
        oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
  pool.on('error', onError)
  // The pool listens only while a connection is idle. One that breaks during a query fails that query and emits this
  // event beside it, which would end the process if nobody listened.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * A timed-out query is still running, and so is its transaction: the connection is closed
 * instead of returned to the pool, where later queries would run inside that transaction.
 */
function lend(
  client: pg.PoolClient,
  prepared: PreparedStatements,
  heard: () => void,
  gaveUp: () => void,
): PostgresPoolClient {
  let givenUp: Error | undefined
  const query = async (text: string, values: unknown[]) => {
    if (givenUp) throw givenUp
    try {
      const result = await prepared.query(client, text, values.map(withoutNul))
      heard()
      return result
    } catch (error) {
      if (error instanceof pg.DatabaseError) heard()
      else if (error instanceof Error && error.message === 'Query read timeout') {
        givenUp = error
        gaveUp()
      }
      throw error
    }
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(givenUp) }
}

/**
 * PostgreSQL rejects a statement whose text holds U+0000. Text from outside
 * may contain one (a mail server's greeting, a model's answer); it becomes the replacement character.
 */
const withoutNul = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value)
