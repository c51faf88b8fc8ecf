/** Everything the app is a function of. `serve.ts` makes the real ones, tests make theirs. */
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { Accounts } from './auth/better-auth.ts'
import type { Clock } from './clock.ts'
import type { Env } from './config/env.ts'
import type { Database } from './db/open.ts'
import type { Outbox } from './db/outbox/outbox.ts'
import type { ServedCounter } from './db/served-counter.ts'
import type { I18n } from './i18n.ts'
import type { Auditor } from './integrations/audit/auditor.ts'
import type { Files } from './integrations/files/files.ts'
import type { Mailer } from './integrations/mail.ts'
import type { Model } from './integrations/models.ts'
import type { PushSender } from './integrations/push.ts'
import type { SafeFetch } from './integrations/safe-fetch.ts'
import type { KnowledgeOf } from './knowledge/knowledge.ts'
import type { Metrics } from './observability/metrics.ts'
import type { Pages } from './page-store.ts'
import type { PdfRenderer } from './pdf/renderer.ts'

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
  mail: Mailer
  /** How clients' devices are told; what they are promised goes through the outbox. */
  push: PushSender
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
  i18n: I18n
  /** Prints résumés. */
  press: PdfRenderer
}
