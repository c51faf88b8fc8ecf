/** Node's own SQLite behind the interface that Kysely's SQLite dialect expects. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'

/** How long a writer waits for another process that holds the file. */
const BUSY_TIMEOUT_MS = 5000

/** Opens the file, made if missing, so that what was committed survives a power cut (WAL, synchronous=FULL). */
export function sqliteDialect(file: string): SqliteDialect {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  // What is deleted is overwritten, so that the file no longer holds it.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  return new NodeSqliteDialect({ database: adapt(database) })
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new (class extends SqliteAdapter {
      /** Lets a migration that dies half way leave nothing behind, and two servers that start at once take turns. */
      override get supportsTransactionalDdl() {
        return true
      }
    })()
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      // A transaction that starts by reading cannot become a writer while another process writes, whatever the
      // timeout. Ours all write, so they take their turn at the start.
      const statement = adaptStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql))
      if (sql === 'rollback') statement.run = unlessRolledBack(database, statement.run)
      statements.set(sql, statement)
      return statement
    },
    close: () => database.close(),
  }
}

/**
 * A full disk or a failed write makes SQLite roll back by itself (sqlite.org/lang_transaction.html section 3.1). To roll
 * back once more is an error, which would hide the one that tells what happened.
 */
function unlessRolledBack(database: DatabaseSync, run: SqliteStatement['run']): SqliteStatement['run'] {
  return (parameters) => (database.isTransaction ? run(parameters) : { changes: 0, lastInsertRowid: 0 })
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  }
}
