/** Whether a visitor's words ask for a website to be measured, and which. */
import type { Cues } from '#content/interface/en/chat/chat.ts'
import { pageName, readPageAddress } from '#contract/audit/page-address.ts'
import { mentions } from '#web/features/chat/persona/roles.ts'

/** Without these, names such as Node.js would pass for addresses. An address that says `https://` or `www.` may end in anything. */
const ENDINGS =
  'com|org|net|io|dev|app|ai|co|eu|info|biz|me|tech|cloud|site|online|shop|store|blog|agency|studio|xyz|de|at|ch|fr|es|it|nl|be|pt|pl|se|no|dk|fi|cz|uk|ie|us|ca|mx|ar|br|cl|au|nz|in|cn|hk|tw|sg|jp|kr'
const address = new RegExp(
  `(?<![\\w@./-])(?:https?://[^\\s<>"'“”„«»（）「」]+|www\\.[^\\s<>"'“”„«»（）「」]+|(?:[a-z\\d](?:[a-z\\d-]*[a-z\\d])?\\.)+(?:${ENDINGS})(?![\\w.-]*\\w@|[\\w-]|\\.[a-z])(?:[:/][^\\s<>"'“”„«»（）「」]*)?)`,
  'u',
)

/** The first web address in the text, as it is written there. */
export function findAddress(text: string): string | undefined {
  const found = address.exec(text)?.[0].replace(/(?<![.,;:!?)\]}。、，！？])[.,;:!?)\]}。、，！？]+$/, '')
  return found !== undefined && readPageAddress(found) ? found : undefined
}

/** What stands in a sentence for a page: its name, or what was written where that is no address. */
export function pageOf(written: string): string {
  const page = readPageAddress(written)
  return page ? pageName(page) : written
}

interface Wish {
  /** Undefined if the visitor has not said which. */
  address: string | undefined
}

export function auditWish(text: string, cues: Cues): Wish | undefined {
  const found = findAddress(text)
  if (found === text.trim()) return { address: found }
  if (!mentions(text, cues.measure)) return undefined
  return found !== undefined || mentions(text, cues.website) ? { address: found } : undefined
}
