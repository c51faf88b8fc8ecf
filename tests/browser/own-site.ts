/** A site of its own for a journey, beside the one that all share: with providers that really answer. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ProviderName } from '#contract/admin/provider-names.ts'
import { fastFolder } from '#tests/servers/fast-folder.ts'
import { freePort } from '#tests/servers/ports.ts'
import { protocols, usual } from '#tests/servers/providers/provider-protocols.ts'
import { OWNER } from './environment.ts'

/** What each provider answers: a text in its own protocol, or a refusal with this status. */
export type Answers = Record<ProviderName, string | number>

/** The three providers on loopback. */
export async function serveProviders(answers: Answers) {
  const server = createServer((request, response) => {
    const provider = request.url?.split('/')[1] as ProviderName
    const answer = answers[provider]
    request.resume()
    if (typeof answer === 'number') return void response.writeHead(answer).end()
    const { start, part, end } = protocols[provider]
    response
      .writeHead(200, { 'Content-Type': 'text/event-stream' })
      .end(start(usual) + part(answer) + end('stop', usual))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: {
      OPENAI_BASE_URL: `${origin}/openai/v1`,
      ANTHROPIC_API_KEY: 'a key of a journey',
      ANTHROPIC_BASE_URL: `${origin}/anthropic/v1`,
      GEMINI_API_KEY: 'a key of a journey',
      GEMINI_BASE_URL: `${origin}/gemini/v1beta`,
    },
    stop: () => void server.close(),
  }
}

/** Starts a site. @returns its address and what ends it. */
export async function startSite(settings: Record<string, string>) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(fastFolder(), 'portfolio-journey-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      CONTENT_DIR: process.env.CONTENT_DIR,
      DIST_DIR: process.env.DIST_DIR,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      DEMO: 'false',
      ...settings,
    },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  // A journey that fails before it stops its site takes its worker process along, and that the site.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  await new Promise<void>((ready, failed) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('The site is ready')) ready()
    })
    void ended.then(() => failed(new Error(`The site did not start: ${output}`)))
  })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
