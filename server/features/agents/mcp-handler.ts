/**
 * Answers one message of the Model Context Protocol, by the official SDK. There are no sessions: each message is whole in itself,
 * so any instance can answer it. What this file imports takes half a second to load and 28 MB, so it is loaded for the first agent.
 */
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { profile } from '#content/owner.ts'
import { mcp } from '#contract/agents.ts'
import { DEFAULT_LANGUAGE } from '#contract/language.ts'
import { site } from '#contract/site/site.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { type Agent, ownerName, ToolError, t } from './agent.ts'
import { listTools, runTool } from './tools.ts'

/** The same for every agent; making it takes longer than a search. */
const tools = listTools()

type Asked = Pick<Call<object>, 'body' | 'headers' | 'askSite' | 'visitor'>

export async function answer(services: Services, { body, headers, ...who }: Asked) {
  const server = new Server(
    { name: new URL(services.env.SITE_URL).hostname, title: profile.name, version: site.version },
    { capabilities: { tools: {} }, instructions: t('server.instructions', { name: ownerName, title: profile.title }) },
  )
  const agent = { ...who, services }
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => callTool(agent, params.name, params.arguments ?? {}))
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    enableDnsRebindingProtection: true,
    allowedHosts: ownHosts(services),
    allowedOrigins: [services.env.SITE_URL],
  })
  await server.connect(transport)
  try {
    const request = new Request(services.env.SITE_URL + mcp.path, { method: mcp.method, headers })
    const response = await transport.handleRequest(request, { parsedBody: body })
    const text = await response.text()
    return { status: response.status, message: text === '' ? null : JSON.parse(text) }
  } finally {
    await server.close()
  }
}

/** The site's own name, and this machine's, for a proxy that asks it directly. */
function ownHosts({ env: { SITE_URL, PORT } }: Services): string[] {
  return [new URL(SITE_URL).host, ...['localhost', '127.0.0.1', '[::1]'].map((host) => `${host}:${PORT}`)]
}

async function callTool(agent: Agent, name: string, input: unknown): Promise<CallToolResult> {
  try {
    const { data, text = JSON.stringify(data) } = await runTool(agent, name, input)
    return { content: [{ type: 'text', text }], ...(data && { structuredContent: data }) }
  } catch (err) {
    if (err instanceof ToolError) return failed(err.message)
    agent.services.log.error({ err, tool: name }, 'a tool failed')
    return failed(agent.services.i18n(DEFAULT_LANGUAGE)('errors.internal-error'))
  }
}

const failed = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] })
