/**
 * Kysely's driver for SQLite with group commit (decision 27). Transactions run one after the other, each in a savepoint
 * of one outer transaction. When none is waiting any more, the outer one is committed, and only then is each reported as
 * committed.
 */

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { numberOf } from '#server/thrown.ts'

interface Waiting {
  committed(): void
  failed(error: unknown): void
}

/** A caller's turn at the database: no other statement runs until it is passed on. */
class Turn implements DatabaseConnection {
  holds = false
  inTransaction = false
  /** SQLite has rolled back the whole outer transaction by itself, including earlier savepoints. */
  lost: unknown
  readonly #execute: <Row>(turn: Turn, query: CompiledQuery) => Promise<QueryResult<Row>>

  constructor(execute: <Row>(turn: Turn, query: CompiledQuery) => Promise<QueryResult<Row>>) {
    this.#execute = execute
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#execute<Row>(this, query)
  }

  streamQuery(): never {
    throw new Error('SQLite gives all rows at once.')
  }

  /** Kysely gives back only connections that it was given. */
  static of(connection: DatabaseConnection): Turn {
    if (connection instanceof Turn) return connection
    throw new TypeError('This connection is not of this driver.')
  }
}

const MEMBER = 'member'

/** How long a statement waits for another process's lock, and the interval of its retries. */
const BUSY_MS = 5000
const TRY_AGAIN_MS = 2

// sqlite.org/rescode.html
const SQLITE_BUSY = 5

export const isBusy = (error: unknown): boolean => (numberOf(error, 'errcode') ?? 0) % 256 === SQLITE_BUSY

/** More than the number of different statements. */
const MOST_STATEMENTS = 1000

export class GroupCommitDriver implements Driver {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #queue: (() => void)[] = []
  #isTaken = false
  /** Finished savepoints of the open transaction. */
  #waiting: Waiting[] = []
  #isDue = false
  #toCommit: NodeJS.Immediate | undefined

  constructor(database: DatabaseSync) {
    this.#database = database
    // SQLite's own busy timeout would block the whole process.
    database.exec('pragma busy_timeout = 0')
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const turn = new Turn((of, query) => this.#execute(of, query))
    await this.#take(turn)
    return turn
  }

  async releaseConnection(turn: DatabaseConnection): Promise<void> {
    this.#passOn(Turn.of(turn))
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = Turn.of(connection)
    await this.#take(turn)
    await this.#begin()
    this.#database.exec(`savepoint ${MEMBER}`)
    turn.inTransaction = true
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = Turn.of(connection)
    if (turn.lost) throw turn.lost
    this.#database.exec(`release ${MEMBER}`)
    turn.inTransaction = false
    await this.#committed(turn)
  }

  /** After a failed commit there is nothing left to roll back. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = Turn.of(connection)
    if (turn.inTransaction && !turn.lost) this.#database.exec(`rollback to ${MEMBER}; release ${MEMBER}`)
    turn.inTransaction = false
    turn.lost = undefined
  }

  async destroy(): Promise<void> {
    this.#commit()
    this.#database.close()
  }

  async #execute<Row>(turn: Turn, query: CompiledQuery): Promise<QueryResult<Row>> {
    if (turn.lost) throw turn.lost
    await this.#take(turn)
    const { kind } = query.query
    if (turn.inTransaction) return this.#run(turn, query)
    // Some plain SQL, such as a checkpoint, cannot run within a transaction.
    if (kind === 'RawNode') this.#commit()
    if (kind === 'RawNode' || kind === 'SelectQueryNode') return await unlessBusy(() => this.#run(turn, query))
    await this.#begin()
    const result = this.#run<Row>(turn, query)
    await this.#committed(turn)
    return result
  }

  #prepare(sql: string): StatementSync {
    // Statements that never recur would stay cached, each with several kilobytes of SQLite's memory.
    const [oldest] = this.#statements.keys()
    if (oldest !== undefined && this.#statements.size >= MOST_STATEMENTS) this.#statements.delete(oldest)
    const statement = this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  #run<Row>(turn: Turn, { sql, parameters }: CompiledQuery): QueryResult<Row> {
    const wasOpen = this.#database.isTransaction
    try {
      const statement = this.#statements.get(sql) ?? this.#prepare(sql)
      const values = parameters as SQLInputValue[]
      if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] }
      const { changes, lastInsertRowid } = statement.run(...values)
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    } catch (error) {
      // A full disk or a failed write ends the whole transaction (sqlite.org/lang_transaction.html section 3.1).
      if (wasOpen && !this.#database.isTransaction) {
        if (turn.inTransaction) turn.lost = error
        this.#fail(error)
      }
      throw error
    }
  }

  /**
   * A transaction that starts by reading cannot become a writer while another process writes, whatever the timeout. All
   * of ours write, so they lock at the start.
   */
  async #begin(): Promise<void> {
    if (this.#database.isTransaction) return
    await unlessBusy(() => this.#database.exec('begin immediate'))
    // By then all concurrent transactions have run, or at least begun.
    clearImmediate(this.#toCommit)
    this.#toCommit = setImmediate(() => {
      if (this.#isTaken) this.#isDue = true
      else this.#commit()
    })
  }

  /** Lets the next one run, and resolves when this one is on the disk. */
  async #committed(turn: Turn): Promise<void> {
    const outcome = new Promise<void>((committed, failed) => this.#waiting.push({ committed, failed }))
    this.#passOn(turn)
    await outcome
  }

  #commit(): void {
    this.#isDue = false
    clearImmediate(this.#toCommit)
    if (!this.#database.isTransaction) return
    try {
      this.#database.exec('commit')
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback')
      this.#fail(error)
    }
    for (const { committed } of this.#waiting.splice(0)) committed()
  }

  #fail(error: unknown): void {
    for (const { failed } of this.#waiting.splice(0)) failed(error)
  }

  async #take(turn: Turn): Promise<void> {
    if (turn.holds) return
    if (this.#isTaken) await new Promise<void>((go) => this.#queue.push(go))
    this.#isTaken = true
    turn.holds = true
  }

  #passOn(turn: Turn): void {
    if (!turn.holds) return
    turn.holds = false
    if (this.#isDue) this.#commit()
    const next = this.#queue.shift()
    if (next) next()
    else this.#isTaken = false
  }
}

/** Retries while another process holds the lock. */
async function unlessBusy<Result>(act: () => Result): Promise<Result> {
  for (const deadline = Date.now() + BUSY_MS; ; await setTimeout(TRY_AGAIN_MS)) {
    try {
      return act()
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
    }
  }
}
