/** What features keep about people, so that an account can show and erase all of it without knowing their tables. */
import type { User } from '../contract/accounts.ts'
import { deleteUser, eraseMails } from './db/accounts.ts'
import type { Database, Tx } from './db/open.ts'

export interface Person {
  userId: string
  /** undefined while the address is not proven: what belongs to it may be somebody else's. */
  email: string | undefined
}

export const personOf = ({ id, email, emailVerified }: Pick<User, 'id' | 'email' | 'emailVerified'>): Person => ({
  userId: id,
  email: emailVerified ? email : undefined,
})

/** One feature's part. */
export interface PersonalData {
  /** The part's name in the file that people download. */
  name: string
  /** Everything that is kept about the person, as JSON. */
  collect(db: Database, person: Person): Promise<unknown>
  /** Deletes it within the transaction that deletes the account. */
  erase(tx: Tx, person: Person): Promise<void>
}

/** Deletes an account and what each feature keeps about the person. */
export async function eraseAccount(tx: Tx, parts: PersonalData[], person: Person): Promise<void> {
  for (const part of parts) await part.erase(tx, person)
  if (person.email) await eraseMails(tx, person.email)
  await deleteUser(tx, person.userId)
}
