import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { agentTools, mcp, offeredTools } from '#contract/agents.ts'
import { keysOf } from '#contract/keys.ts'
import { DEFAULT_LANGUAGE, hasChoice } from '#contract/language.ts'
import { isServed, site } from '#contract/site/site.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { Services } from '#server/services.ts'

/** Where docs/agents.md says that the site is. */
const WRITTEN_ORIGIN = 'https://your-site.example'

export function agentRoutes(app: Hono<HttpEnv>, services: Services): void {
  mount(app, services, mcp, async (call) => (await import('./mcp-handler.ts')).answer(services, call))

  app.get('/agents.md', async (c) => {
    const file = join(import.meta.dirname, '..', '..', '..', 'docs', 'agents.md')
    const lines = (await readFile(file, 'utf8')).split('\n').filter(isOfThisSite)
    const text = lines.join('\n').replaceAll(WRITTEN_ORIGIN, services.env.SITE_URL)
    const note = site.sample ? `\n*${services.i18n(DEFAULT_LANGUAGE)('sample')}*\n` : ''
    return c.body(text + note, 200, {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    })
  })
}

/** Whether a line of docs/agents.md, which tells of all that a site can have, is true of this one. */
function isOfThisSite(line: string): boolean {
  if (keysOf(agentTools).some((tool) => line.startsWith(`| \`${tool}\``) && !offeredTools.includes(tool))) return false
  if (line.includes(`${WRITTEN_ORIGIN}/feed.xml`)) return isServed('/feed.xml')
  return hasChoice || !line.includes('`?lng=` with one of')
}
