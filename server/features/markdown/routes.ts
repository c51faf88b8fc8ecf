/** Pages as Markdown: under addresses of their own, and at the page's address for who prefers Markdown. */
import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { type Language, pageAddress } from '#contract/language.ts'
import { securityHeaders } from '#server/http/headers.ts'
import { type HttpEnv, requestLanguage } from '#server/http/request.ts'
import { loadPageTexts } from '#server/knowledge/page-texts.ts'
import type { Services } from '#server/services.ts'
import { documents, type MarkdownDocument } from './documents.ts'
import { llmsText } from './llms.ts'
import { prefersMarkdown } from './preference.ts'
import { write } from './write.ts'

interface Written {
  text: string
  etag: string
}

export function markdownRoutes(app: Hono<HttpEnv>, { env }: Services): void {
  const security = Object.entries(securityHeaders(env))
  /** Each page in each language, written when it is first asked for. */
  const written = new Map<string, Promise<Written>>()

  function find(document: MarkdownDocument, language: Language): Promise<Written> {
    const key = `${language} ${document.file}`
    const known = written.get(key) ?? make(document, language)
    written.set(key, known)
    return known
  }

  async function make(document: MarkdownDocument, language: Language): Promise<Written> {
    const othersCount = env.GA_MEASUREMENT_ID !== undefined
    const text = write(document, env.SITE_URL, language, { ...(await loadPageTexts(language)), othersCount })
    return { text, etag: etagOf(text) }
  }

  async function answer(c: Context<HttpEnv>, document: MarkdownDocument, vary: string): Promise<Response> {
    const language = requestLanguage(c)
    const { text, etag } = await find(document, language)
    for (const [name, value] of security) c.header(name, value)
    c.header('ETag', etag)
    c.header('Cache-Control', 'no-cache')
    c.header('Vary', vary)
    c.header('Link', `<${pageAddress(env.SITE_URL, document.path, language)}>; rel="canonical"`)
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304)
    c.header('Content-Type', 'text/markdown; charset=utf-8')
    c.header('Content-Language', language)
    return c.body(text)
  }

  for (const document of documents) {
    app.get(document.file, (c) => answer(c, document, 'Accept-Language, Cookie'))
    app.get(document.path, (c, next) =>
      prefersMarkdown(c) ? answer(c, document, 'Accept, Accept-Encoding, Accept-Language, Cookie') : next(),
    )
  }

  app.get('/llms.txt', async (c) => {
    for (const [name, value] of security) c.header(name, value)
    c.header('Content-Type', 'text/plain; charset=utf-8')
    c.header('Cache-Control', `public, max-age=${KEPT_S}`)
    return c.body(await llmsText(env.SITE_URL))
  })
}

/** As long as the sitemap. */
const KEPT_S = 3600

const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}-md"`
