/** What features keep about people, so that an account can show and erase all of it without knowing their tables. */
import type { Database, Tx } from './db/open.ts'

export interface Person {
  userId: string
  /** undefined while the address is not proven: what belongs to it may be somebody else's. */
  email: string | undefined
}

/** One feature's part. */
export interface PersonalData {
  /** The part's name in the file that people download. */
  name: string
  /** Everything that is kept about the person, as JSON. */
  collect(db: Database, person: Person): Promise<unknown>
  /** Deletes it within the transaction that deletes the account. */
  erase(tx: Tx, person: Person): Promise<void>
}
