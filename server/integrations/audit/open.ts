/** The server's audit tools, the best first. */
import type { FetchWith } from '#server/integrations/fetch-pool.ts'
import type { Auditor } from './auditor.ts'
import { createBrowserAuditor } from './chromium/browser.ts'
import { createLightAuditor } from './light.ts'
import { createPagespeedAuditor } from './pagespeed.ts'

export interface AuditSettings {
  /** Path of a Chromium; undefined if there is none. */
  browser: string | undefined
  pagespeedKey: string | undefined
  /** This site's address. */
  siteUrl: string
  /** `host:port` exceptions from the guard. */
  exceptions: string[]
  /** The browser's temporary folder. */
  folder: string
  /** Creates a fetch function with exceptions from the guard. */
  fetchWith: FetchWith
}

export function openAuditors(settings: AuditSettings): Auditor[] {
  const { browser, pagespeedKey, siteUrl, exceptions, folder, fetchWith } = settings
  const { hostname, port, protocol } = new URL(siteUrl)
  // Only for this site's own page, whose address no visitor controls.
  const own = [...exceptions, `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`]
  return [
    ...(browser ? [createBrowserAuditor({ path: browser, folder, exceptions: { visitors: exceptions, own } })] : []),
    ...(pagespeedKey ? [createPagespeedAuditor(pagespeedKey)] : []),
    createLightAuditor({
      visitors: fetchWith(exceptions),
      own: fetchWith(own),
    }),
  ]
}
