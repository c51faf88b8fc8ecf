/** Browser audits in tests: the browser, its folder, and the processes that belong to it. */

import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { findBrowser } from '#scripts/ensure-browser.ts'
import { createBrowserAuditor } from '#server/integrations/audit/chromium/browser.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import type { AuditSite } from '#tests/servers/audit-sites.ts'

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
    .map((pid) => ({ pid: Number(pid), command: readProcFile(Number(pid), 'cmdline').replaceAll('\0', ' ') }))

/** Every process of the audits whose files are in this folder: the workers, their browsers and the browsers' children. */
export function auditGroups(folder: string): number[] {
  const leaders = readdirSync(folder).flatMap((name) => /^site-audit-\w+\.\d+\.(\d+)$/.exec(name)?.[1] ?? [])
  return listProcesses()
    .map(({ pid }) => pid)
    .filter((pid) =>
      leaders.includes(expectDefined(expectDefined(readProcFile(pid, 'stat').split(') ').at(-1)).split(' ')[2])),
    )
}

/** @returns nothing for a process that has ended. */
export function readProcFile(pid: number, file: string): string {
  try {
    return readFileSync(join('/proc', String(pid), file), 'utf8')
  } catch {
    return ''
  }
}

/** The ports of TCP that these processes listen on. */
export function listeningPorts(pids: number[]): number[] {
  const held = new Set(pids.flatMap(openFilesOf))
  return ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(join('/proc/net', table), 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode]) => state === '0A' && held.has(`socket:[${inode}]`))
      .map(([, local]) => Number.parseInt(expectDefined(expectDefined(local).split(':')[1]), 16)),
  )
}

function openFilesOf(pid: number): string[] {
  try {
    return readdirSync(join('/proc', String(pid), 'fd')).flatMap((fd) => {
      try {
        return readlinkSync(join('/proc', String(pid), 'fd', fd))
      } catch {
        return []
      }
    })
  } catch {
    return []
  }
}
