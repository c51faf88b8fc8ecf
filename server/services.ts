/** Everything the app is a function of. `serve.ts` makes the real ones, tests make theirs. */
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { Accounts } from './accounts.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/open.ts'
import type { Outbox } from './db/outbox.ts'
import type { ServedCounter } from './db/served-counter.ts'
import type { Env } from './env.ts'
import type { KnowledgeOf } from './knowledge/knowledge.ts'
import type { Metrics } from './metrics.ts'
import type { Auditor } from './outside/audit/auditor.ts'
import type { Files } from './outside/files/files.ts'
import type { MailDoor } from './outside/mail.ts'
import type { Model } from './outside/models.ts'
import type { PushDoor } from './outside/push.ts'
import type { SafeFetch } from './outside/safe-fetch.ts'
import type { Pages } from './page-store.ts'
import type { Press } from './press/press.ts'
import type { Words } from './words.ts'

export interface Services {
  env: Env
  /** Keys everything that must not be guessed: visitor marks, later sessions. */
  secret: string
  clock: Clock
  log: Logger
  metrics: Metrics
  /** The ledger and the search over it, by language. */
  knowledgeOf: KnowledgeOf
  /** The language models that are configured; none is fine. */
  models: Model[]
  db: Database
  outbox: Outbox
  /** Counts what is done for visitors. */
  served: ServedCounter
  /** How mails leave; what visitors are promised goes through the outbox. */
  mail: MailDoor
  /** How clients' devices are told; what they are promised goes through the outbox. */
  push: PushDoor
  /** Fetches what visitors name, if it is public. */
  safeFetch: SafeFetch
  /** The ways to measure a website, the best first. */
  auditors: Auditor[]
  /** Aborted when the server is being ended: long work is given up. */
  closing: AbortSignal
  /** Where documents are kept. */
  files: Files
  /** The connections on which a document is arriving: it may take longer than other requests. */
  uploading: WeakSet<Socket>
  accounts: Accounts
  /** The rendered site. */
  pages: Pages
  words: Words
  /** Prints résumés. */
  press: Press
}
