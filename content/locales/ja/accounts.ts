import type { AccountWords } from '../en/accounts.ts'
import { accounts as en } from '../en/accounts.ts'
export const accounts: AccountWords = en
