/**
 * One audit, in a process of its own that leads a process group: the browser belongs to it, so whoever ends the group ends
 * everything. It is told what to do by a message, answers by messages, and ends itself when its parent is gone.
 */
import { type SpawnOptions, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { Launcher } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { userAgents } from 'lighthouse/core/config/constants.js'
import log from 'lighthouse-logger'
import type { AuditPhase } from '../../../contract/performance.ts'
import { createGuard } from '../public-address.ts'
import type { Measurement } from './auditor.ts'
import { chromiumFlags } from './flags.ts'
import { readLighthouse } from './lighthouse-result.ts'
import { openAuditProxy } from './proxy.ts'

export interface Order {
  url: string
  /** Path of the browser. */
  browser: string
  /** An empty folder for everything that the browser writes. */
  profile: string
  /** `host:port` that may be private. */
  exceptions: string[]
  /** Whether accessibility and search are measured too. */
  isWhole: boolean
}

export type Report = { phase: AuditPhase } | { measurement: Measurement } | { failure: string }

/** A page that has not finished by then is measured as it stands. */
const LOAD_MS = 25_000
const FIRST_PAINT_MS = 15_000

/** The phone that Lighthouse stands for, saying what it is: whoever counts visits can leave it out, as this site does. */
const USER_AGENT = `${userAgents.mobile} Chrome-Lighthouse`

const tell = (report: Report) => process.send?.(report)

const spawnInGroup = (path: string, args: string[], options: SpawnOptions) =>
  spawn(path, args, { ...options, detached: false })

async function audit({ url, browser, profile, exceptions, isWhole }: Order): Promise<Measurement> {
  const proxy = await openAuditProxy(createGuard(exceptions))
  const launcher = new Launcher(
    {
      chromePath: browser,
      userDataDir: profile,
      chromeFlags: chromiumFlags(proxy.port, process.getuid?.() === 0),
      ignoreDefaultFlags: true,
      // It has no other home: whatever it writes goes when the profile goes.
      envVars: { HOME: profile, TMPDIR: profile, XDG_CONFIG_HOME: profile, XDG_CACHE_HOME: profile },
      // 3 is "all downloads" (chromeenterprise.google, DownloadRestrictions).
      prefs: { download_restrictions: 3 },
      connectionPollInterval: 100,
      maxConnectionRetries: 150,
      handleSIGINT: false,
      logLevel: 'silent',
    },
    // Into this process's group; by itself the launcher would make another.
    { spawn: spawnInGroup as typeof spawn },
  )
  process.once('disconnect', () => leave(launcher, profile))
  await launcher.launch()
  const died = new Promise<never>((_, fail) => {
    launcher.chromeProcess?.once('exit', () => fail(new Error('The browser died.')))
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
  const run = lighthouse(url, {
    port: launcher.port!,
    logLevel: 'silent',
    onlyCategories: isWhole ? ['performance', 'accessibility', 'seo'] : ['performance'],
    disableFullPageScreenshot: true,
    emulatedUserAgent: USER_AGENT,
    maxWaitForLoad: LOAD_MS,
    maxWaitForFcp: FIRST_PAINT_MS,
  })
  const result = await Promise.race([run, died])
  return readLighthouse(result?.lhr)
}

/** The parent is gone, and nobody else will clear up. */
function leave(launcher: Launcher, profile: string): void {
  launcher.chromeProcess?.kill('SIGKILL')
  rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  process.kill(-process.pid, 'SIGKILL')
}

// Before it has a folder to clear up.
const end = () => process.exit()
process.once('disconnect', end)
process.once('message', (order: Order) => {
  process.off('disconnect', end)
  audit(order).then(
    (measurement) => tell({ measurement }),
    (error: unknown) => tell({ failure: String(error) }),
  )
})
