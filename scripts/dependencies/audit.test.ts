import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fastFolder } from '#tests/servers/fast-folder.ts'

/** Runs the command with a registry that answers the call for advisories so, and any other with 404. */
async function audit(advisories: RequestListener, ...parts: string[]) {
  const registry = createServer((request, response) => {
    request.resume()
    if (request.url === '/-/npm/v1/security/advisories/bulk') advisories(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done))
  const cache = mkdtempSync(join(fastFolder(), 'test-npm-'))
  onTestFinished(() => {
    registry.close()
    rmSync(cache, { recursive: true })
  })
  const at = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`
  const child = spawn(process.execPath, [join(import.meta.dirname, '../audit.ts'), ...parts], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm fetches the keys of signatures from elsewhere; nobody answers at this proxy.
    env: {
      ...process.env,
      npm_config_registry: at,
      npm_config_cache: cache,
      HTTPS_PROXY: 'http://127.0.0.1:1',
      NO_PROXY: '127.0.0.1',
    },
  })
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  const [code] = await once(child, 'close')
  return { code, lines: printed.trim().split('\n') }
}

const respondWithError: RequestListener = (_, response) => void response.writeHead(405).end()
const tell =
  (advisories: object): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(advisories))

const installedAsLocked = expect.stringContaining('What is installed is what package-lock.json says')

test('without the registry the rest is checked, and the end lists what was not', async () => {
  const { code, lines } = await audit(respondWithError)
  expect(code).toBe(0)
  expect(lines).toEqual([
    installedAsLocked,
    expect.stringMatching(/^=+$/),
    expect.stringMatching(/^NOT CHECKED for known weaknesses: .*405/),
    expect.stringMatching(/^NOT CHECKED for the registry’s signatures: /),
    expect.stringMatching(/^=+$/),
  ])
})

test('with --strict an incomplete check is an error', async () => {
  expect((await audit(respondWithError, '--strict')).code).toBe(1)
})

test('a vulnerability in the registry is an error', async () => {
  const weakness = { id: 1, url: 'https://example.test', title: 'A hole', severity: 'high', vulnerable_versions: '*' }
  const { code, lines } = await audit(tell({ nodemailer: [weakness] }))
  expect(code).toBe(1)
  expect(lines).toContain('Known weaknesses: nodemailer (high)')
  expect((await audit(tell({}))).lines).toContain('No known weaknesses.')
})
