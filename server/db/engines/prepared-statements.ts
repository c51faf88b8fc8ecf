/** Lets PostgreSQL parse and plan each text once for each connection, instead of with every query. */
import pg from 'pg'

/** More than the site says in all its ways; each is kept by every connection. */
const MOST_STATEMENTS = 500

/** The statement is not there, or is there already: a pooler in front has given us another connection. */
const MISPLACED = ['26000', '42P05']

/** What a connection says of itself outside of any transaction. */
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
      // Within a transaction nothing more is done by it: whoever asked has to begin anew.
      if (client.getTransactionStatus() !== IDLE) throw error
      return await client.query(text, values)
    }
  }

  /**
   * Of statements that others may say again. Those with a `*` are none: when the next version adds a column while this one
   * still runs, what they give would change, which PostgreSQL refuses to a prepared statement.
   */
  #nameOf(text: string): string | undefined {
    if (!this.#isPossible) return undefined
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= MOST_STATEMENTS || !/^(?:select|insert|update|delete) /.test(text) || text.includes('*'))
      return undefined
    const name = `s${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
