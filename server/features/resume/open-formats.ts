/** The general résumé: `/resume.pdf`, `/resume.json` and `/resume.txt`. */

import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { contentIn } from '#content/owner.ts'
import { DAY } from '#contract/endpoint.ts'
import { keysOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import { site } from '#contract/site/site.ts'
import { inline } from '#server/http/file-name.ts'
import { securityHeaders } from '#server/http/headers.ts'
import { type HttpEnv, requestLanguage, requestRegion } from '#server/http/request.ts'
import type { Paper } from '#server/pdf/document.ts'
import { paperIn } from '#server/pdf/paper-size.ts'
import type { Services } from '#server/services.ts'
import { resumeFileName } from './download.ts'
import { jsonResume } from './json-resume.ts'
import { resumeFor } from './print.ts'
import { anybody } from './reader.ts'
import { resumeText } from './text.ts'

interface File {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
}

const types = { pdf: 'application/pdf', json: 'application/json; charset=utf-8', txt: 'text/plain; charset=utf-8' }
type Format = keyof typeof types

export function openFormatRoutes(app: Hono<HttpEnv>, services: Services): void {
  const { clock, env, i18n } = services
  const headers = securityHeaders(env)
  /** Today's files, each generated on first request. */
  const made = new Map<string, Promise<File>>()
  let madeOn = 0

  /** Files show their date and stay the same all day. */
  function find(format: Format, language: Language, paper: Paper): Promise<File> {
    const today = Math.floor(clock.now() / DAY) * DAY
    if (madeOn !== today) made.clear()
    madeOn = today
    const key = `${format} ${language} ${format === 'pdf' ? paper : ''}`
    let file = made.get(key)
    if (!file) {
      file = make(format, language, paper, today)
      made.set(key, file)
      file.catch(() => made.delete(key))
    }
    return file
  }

  async function make(format: Format, language: Language, paper: Paper, at: number): Promise<File> {
    const bytes = await write(format, language, paper, at)
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
  }

  async function write(format: Format, language: Language, paper: Paper, at: number): Promise<File['bytes']> {
    const encode = (text: string) => new TextEncoder().encode(text)
    if (format === 'json') {
      const content = contentIn(language)
      const caveat = site.sample ? i18n(language)('sample') : undefined
      return encode(JSON.stringify(jsonResume(content, env.SITE_URL, at, caveat), null, 2))
    }
    if (format === 'txt') return encode(resumeText(await resumeFor(services, anybody, language, at, 'standard')))
    return await services.press.print(await resumeFor(services, anybody, language, at), paper)
  }

  for (const format of keysOf(types)) {
    app.get(`/resume.${format}`, async (c: Context<HttpEnv>) => {
      const language = requestLanguage(c)
      const { bytes, etag } = await find(format, language, paperIn(requestRegion(c)))
      for (const [name, value] of Object.entries(headers)) c.header(name, value)
      c.header('ETag', etag)
      c.header('Cache-Control', 'no-cache')
      c.header('Vary', 'Accept-Language, Cookie')
      if (c.req.header('If-None-Match') === etag) return c.body(null, 304)
      c.header('Content-Type', types[format])
      c.header('Content-Language', language)
      c.header('Content-Disposition', inline(`${resumeFileName(services, language)}.${format}`))
      return c.body(bytes)
    })
  }
}
