/** Browser audits in tests: the browser, its folder, and the processes that belong to it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { findBrowser } from '../../scripts/ensure-browser.ts'
import { createBrowserAuditor } from '../../server/outside/audit/browser.ts'
import type { AuditSite } from './audit-sites.ts'

/** A site that ends with the test. */
export async function started(site: Promise<AuditSite>): Promise<AuditSite> {
  const ready = await site
  onTestFinished(() => ready.stop())
  return ready
}

/** @throws if this machine has none: audits cannot be tested without. */
export function requireBrowser(): string {
  const path = findBrowser()
  if (!path) throw new Error('No Chromium was found: run `node scripts/ensure-browser.ts`.')
  return path
}

/** A folder for the browser's files, with a short path as its sockets need. */
export function buildFolder(): string {
  const folder = mkdtempSync('/tmp/test-audits-')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function buildBrowserAuditor(sites: AuditSite[]) {
  const folder = buildFolder()
  const places = sites.map(({ place }) => place)
  const auditor = createBrowserAuditor({
    path: requireBrowser(),
    folder,
    exceptions: { visitors: places, own: places },
  })
  return { auditor, folder }
}

export interface AuditProcess {
  pid: number
  command: string
}

/** The workers and browsers whose files are in this folder. */
export function auditProcesses(folder: string): AuditProcess[] {
  const marks = readdirSync(folder).flatMap((name) => /^site-audit-(\w+)\./.exec(name)?.[1] ?? [])
  return listProcesses().filter(
    ({ command }) => command.includes(folder) || marks.some((mark) => command.includes(mark)),
  )
}

const listProcesses = (): AuditProcess[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return { pid: Number(pid), command: readFileSync(join('/proc', pid, 'cmdline'), 'utf8').replaceAll('\0', ' ') }
      } catch {
        return []
      }
    })
