import type { User } from '../../../contract/accounts.ts'
import { wholeName } from '../../../contract/person-name.ts'

/** Where the service that somebody signed in with told no name, the address stands for it. */
export const fullName = (user: User) => wholeName(user) || user.email
