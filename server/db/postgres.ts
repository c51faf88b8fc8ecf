/** A PostgreSQL pool that gives up quickly, so that a dead database becomes a clear answer and not a hanging page. */
import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'

const INT8_OID = 20

export function postgresDialect(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2000,
    query_timeout: 5000,
    // An idle connection that the network swallowed is noticed by the kernel, not by the next visitor.
    keepAlive: true,
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
  return new PostgresDialect({ pool: { connect: async () => lend(await pool.connect()), end: () => pool.end() } })
}

/**
 * A query that was given up is still under way, and with it the transaction it stands in: its connection is thrown away
 * instead of going back to the pool, where later queries would run inside that transaction.
 */
function lend(client: pg.PoolClient): PostgresPoolClient {
  let givenUp: Error | undefined
  const query = async (text: string, values: unknown[]) => {
    if (givenUp) throw givenUp
    try {
      return await client.query(text, values)
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') givenUp = error
      throw error
    }
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(givenUp) }
}
