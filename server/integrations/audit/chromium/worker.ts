/**
 * Runs one audit in a process that leads a process group with the browser, so that ending the group ends
 * everything. It receives one message, answers by messages, and exits when its parent is gone.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import lighthouse from 'lighthouse'
import { userAgents } from 'lighthouse/core/config/constants.js'
import log from 'lighthouse-logger'
import { connect } from 'puppeteer-core'
import type { AuditPhase } from '#contract/audit/audit.ts'
import type { Measurement } from '#server/integrations/audit/auditor.ts'
import { readLighthouse } from '#server/integrations/audit/lighthouse-result.ts'
import { type Report, readReport, reportFailure } from '#server/integrations/audit/worker-messages.ts'
import { createGuard } from '#server/integrations/public-address.ts'
import { type Chromium, startChromium } from './chromium.ts'
import { openAuditProxy } from './proxy.ts'

export interface Order {
  url: string
  /** Path of the browser. */
  browser: string
  /** An empty folder for all files of the browser. */
  profile: string
  /** `host:port` that may be private. */
  exceptions: string[]
  /** Whether accessibility and SEO are measured too. */
  isWhole: boolean
}

/** A page that has not finished by then is measured as it is. */
const LOAD_MS = 25_000
const FIRST_PAINT_MS = 15_000

/** Lighthouse's phone, marked in the user agent so that analytics can exclude it, as this site does. */
const USER_AGENT = `${userAgents.mobile} Chrome-Lighthouse`

const tell = (report: Report) => process.send?.(readReport(report))

async function audit({ url, browser, profile, exceptions, isWhole }: Order): Promise<Measurement> {
  const proxy = await openAuditProxy(createGuard(exceptions))
  const chromium = startChromium(browser, profile, proxy.port)
  process.once('disconnect', () => leave(chromium, profile))
  const died = new Promise<never>((_, fail) => {
    chromium.process.once('exit', () => fail(new Error('The browser died.'))).once('error', fail)
  })
  return Promise.race([measure(chromium, url, isWhole), died])
}

async function measure({ devtools }: Chromium, url: string, isWhole: boolean): Promise<Measurement> {
  const browser = await connect({
    transport: devtools,
    defaultViewport: null,
    downloadBehavior: { policy: 'deny' },
  })
  let current: AuditPhase | undefined
  const enter = (phase: AuditPhase) => {
    if (phase !== current) tell({ phase })
    current = phase
  }
  log.events.on('status', ([, message]: string[]) => {
    if (message?.startsWith('Getting artifact')) enter('measuring')
  })
  enter('loading')
  const settings = {
    logLevel: 'silent',
    onlyCategories: isWhole ? ['performance', 'accessibility', 'seo'] : ['performance'],
    disableFullPageScreenshot: true,
    emulatedUserAgent: USER_AGENT,
    maxWaitForLoad: LOAD_MS,
    maxWaitForFcp: FIRST_PAINT_MS,
  } as const
  const result = await lighthouse(url, settings, undefined, await browser.newPage())
  return readLighthouse(result?.lhr)
}

/** The parent is gone, so this process cleans up. */
function leave(chromium: Chromium, profile: string): void {
  chromium.process.kill('SIGKILL')
  rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  process.kill(-process.pid, 'SIGKILL')
}

/** If memory runs out, the kernel kills this process before the server; Chromium does the same for renderers. */
function offerToTheKernel(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Not on Linux, or not permitted.
  }
}

/** A third of the time that the server gets if both want all of it: with much less, ordinary pages would take too long. */
const NICE = 5

/** Visitors come first: a busy page takes what time the server leaves. */
function stepBack(): void {
  try {
    setPriority(NICE)
    // As root the browser raises itself again, but only within the group that this process leads, where the kernel makes such groups.
    writeFileSync('/proc/self/autogroup', String(NICE))
  } catch {
    // Not on Linux, or not permitted.
  }
}

offerToTheKernel()
stepBack()
// Before there is a folder to remove.
const end = () => process.exit()
process.once('disconnect', end)
process.once('message', (order: Order) => {
  process.off('disconnect', end)
  audit(order).then(
    (measurement) => tell({ measurement }),
    (error: unknown) => tell(reportFailure(error)),
  )
})
