/** A PostgreSQL pool that gives up quickly, so that a dead database becomes a clear answer and not a hanging page. */
import { PostgresDialect } from 'kysely'
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
  return new PostgresDialect({ pool })
}
