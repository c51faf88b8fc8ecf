// What the browser of an audit leaves open to others on the machine, and what it gets from the server.

import { connect } from 'node:net'
import { getPriority } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AUDIT_MS } from '#contract/audit/audit.ts'
import { auditGroups, buildBrowserAuditor, listeningPorts, readProcFile, started } from '#tests/builders/audits.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { endlessSite } from '#tests/servers/audit-sites.ts'

/** Ended by the test's end. @returns the processes of an audit that has begun to load its page. */
async function startAudit() {
  const endless = await started(endlessSite())
  const { auditor, folder } = buildBrowserAuditor([endless])
  const leaving = new AbortController()
  const answer = auditor.measure(endless.url, { signal: leaving.signal, onProgress: () => {} }).catch(() => {})
  await eventually(() => expect(endless.paths).toContain('/'), AUDIT_MS)
  const end = async () => {
    leaving.abort()
    await answer
  }
  return { pids: auditGroups(folder), end }
}

/** @returns what answers there, asked as a browser's debugging port is. */
const firstLineOf = (port: number) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /json/version HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    )
    socket.once('data', (data) => {
      socket.destroy()
      resolve(expectDefined(data.toString().split('\r\n')[0]))
    })
    socket.once('close', () => resolve('closed')).once('error', () => resolve('closed'))
  })

test('no other user of the machine can connect to an audit’s browser: only its proxy listens', async () => {
  const { pids, end } = await startAudit()
  const ports = listeningPorts(pids)
  const answers = await Promise.all(ports.map(firstLineOf))
  await end()
  expect(pids.length).toBeGreaterThan(4)
  expect(answers).toEqual(['HTTP/1.1 400 Bad Request'])
})

test('neither the worker nor the browser gets the server’s environment', async () => {
  const settings = { AUTH_SECRET: 'a-secret-of-the-server', DATABASE_URL: 'postgres://a:password@database/site' }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { pids, end } = await startAudit()
  const environments = pids.map((pid) => readProcFile(pid, 'environ')).join('\0')
  await end()
  expect(environments).toContain('NODE_CHANNEL_FD=')
  expect(environments).toContain('HOME=/tmp/test-audits-')
  for (const part of Object.entries(settings).flat()) expect(environments).not.toContain(part)
})

test('the audit takes what time the server leaves', async () => {
  const { pids, end } = await startAudit()
  const [worker] = pids.filter((pid) => readProcFile(pid, 'cmdline').includes('worker.ts'))
  const priority = getPriority(worker)
  // Empty where the kernel does not share time by groups.
  const groups = pids.map((pid) =>
    readProcFile(pid, 'autogroup')
      .replace(/^.*nice /, '')
      .trim(),
  )
  await end()
  expect(priority).toBeGreaterThan(getPriority())
  expect([...new Set(groups)]).toEqual([groups.join('') === '' ? '' : String(priority)])
})

test('a machine out of memory kills the renderer and the worker before the server', async () => {
  const { pids, end } = await startAudit()
  const scores = ['worker.ts', '--type=renderer'].map((part) =>
    pids
      .filter((pid) => readProcFile(pid, 'cmdline').includes(part))
      .map((pid) => Number(readProcFile(pid, 'oom_score_adj'))),
  )
  await end()
  const own = Number(readProcFile(process.pid, 'oom_score_adj'))
  for (const found of scores) {
    expect(found).not.toEqual([])
    expect(Math.min(...found)).toBeGreaterThan(own)
  }
})
