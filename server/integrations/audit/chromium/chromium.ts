/** Starts the browser of one audit, in the caller's process group. */
import { type ChildProcess, spawn } from 'node:child_process'
import { Readable, Writable } from 'node:stream'
import type { ConnectionTransport } from 'puppeteer-core'
import { openDebuggingPipe } from './debugging-pipe.ts'
import { chromiumFlags } from './flags.ts'

export interface Chromium {
  process: ChildProcess
  devtools: ConnectionTransport
}

/** @param profile an empty folder, the browser's only one; it is deleted with all that the browser wrote. */
export function startChromium(path: string, profile: string, proxyPort: number): Chromium {
  const flags = chromiumFlags({ profile, proxyPort, isRoot: process.getuid?.() === 0 })
  const child = spawn(path, flags, {
    // Chromium reads commands from file descriptor 3 and answers on 4.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // An empty environment: a page that reads the browser's finds no secret of the site.
    env: { HOME: profile, TMPDIR: profile, XDG_CONFIG_HOME: profile, XDG_CACHE_HOME: profile },
  })
  const [, , , toBrowser, fromBrowser] = child.stdio
  if (!(toBrowser instanceof Writable && fromBrowser instanceof Readable)) throw new Error('The browser has no pipes.')
  return { process: child, devtools: openDebuggingPipe(toBrowser, fromBrowser) }
}
