/** Prepares each statement once per connection, instead of with every query. */
import pg from 'pg'

/** More than the number of different statements; every connection caches each. */
const MOST_STATEMENTS = 500

/** The statement is missing or exists already: a pooler in front has switched the connection. */
const MISPLACED = ['26000', '42P05']

/** A connection's status outside of a transaction. */
const IDLE = 'I'

export class PreparedStatements {
  readonly #names = new Map<string, string>()
  #isPossible = true

  async query(client: pg.PoolClient, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = this.#nameOf(text)
    if (name === undefined) return await client.query(text, values)
    try {
      return await client.query({ name, text, values })
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !MISPLACED.includes(error.code ?? '')) throw error
      this.#isPossible = false
      // Within a transaction the caller has to start again.
      if (client.getTransactionStatus() !== IDLE) throw error
      return await client.query(text, values)
    }
  }

  /**
   * True for recurring statements. Those with a `*` are excluded: when the next version adds a column while this one
   * still runs, their result would change, which PostgreSQL rejects for a prepared statement.
   */
  #nameOf(text: string): string | undefined {
    if (!this.#isPossible) return undefined
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (
      this.#names.size >= MOST_STATEMENTS ||
      !/^(?:select|insert|update|delete|with) /.test(text) ||
      text.includes('*')
    )
      return undefined
    const name = `s${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
