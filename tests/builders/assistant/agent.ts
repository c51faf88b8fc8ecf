/** The site on a port of loopback, and the official client of the Model Context Protocol that talks to it. */

import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { onTestFinished } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import type { Engine } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'

export interface AgentSite extends TestApp {
  /** The site's own address. */
  url: string
}

export async function buildAgentSite(engine: Engine, settings: Record<string, string> = {}): Promise<AgentSite> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const site = await buildApp(engine, { SITE_URL: url, PORT: String(port), ...settings })
  const server = createServer(getRequestListener(site.app.fetch))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { ...site, url }
}

interface ToolAnswer {
  text: string
  data: unknown
  isError: boolean
}

export interface TestAgent {
  client: Client
  call(tool: string, input?: Record<string, unknown>): Promise<ToolAnswer>
}

/** @param headers sent with every message, such as the address a proxy saw. */
export async function connectAgent({ url }: AgentSite, headers: Record<string, string> = {}): Promise<TestAgent> {
  const client = new Client({ name: 'a test', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } }))
  onTestFinished(() => client.close())
  return {
    client,
    async call(tool, input = {}) {
      const { content, structuredContent, isError = false } = await client.callTool({ name: tool, arguments: input })
      const [first] = content as { type: string; text: string }[]
      return { text: expectDefined(first).text, data: structuredContent, isError: isError === true }
    },
  }
}
