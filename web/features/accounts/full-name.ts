import type { User } from '../../../contract/accounts.ts'

/** Where the service that somebody signed in with told no name, the address stands for it. */
export const fullName = ({ firstName, lastName, email }: User) => `${firstName} ${lastName}`.trim() || email
