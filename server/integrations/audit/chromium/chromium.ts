/** Starts the browser of one audit, in the process group of whoever starts it. */
import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import type { ConnectionTransport } from 'puppeteer-core'
import { openDebuggingPipe } from './debugging-pipe.ts'
import { chromiumFlags } from './flags.ts'

export interface Chromium {
  process: ChildProcess
  devtools: ConnectionTransport
}

/** @param profile an empty folder, the only one that the browser has; whatever it writes goes when the folder goes. */
export function startChromium(path: string, profile: string, proxyPort: number): Chromium {
  const flags = chromiumFlags({ profile, proxyPort, isRoot: process.getuid?.() === 0 })
  const child = spawn(path, flags, {
    // Chromium reads what it is told from file descriptor 3, and answers to 4.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // Nothing is handed down: what a page could read out of the browser is no secret of the site.
    env: { HOME: profile, TMPDIR: profile, XDG_CONFIG_HOME: profile, XDG_CACHE_HOME: profile },
  })
  const [, , , toBrowser, fromBrowser] = child.stdio
  return { process: child, devtools: openDebuggingPipe(toBrowser as Writable, fromBrowser as Readable) }
}
