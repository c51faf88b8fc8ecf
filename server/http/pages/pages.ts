/** The rendered site as the app's last routes: any other path is a page, a file, or missing. */
import type { Context, Hono } from 'hono'
import { asksForAbsent, LANGUAGE_PARAMETER, languages } from '#contract/language.ts'
import { isServed } from '#contract/site/site.ts'
import { HttpError } from '../errors.ts'
import type { HttpEnv } from '../request.ts'
import type { PageAnswer, PageAnswers, PageRequest } from './page-answers.ts'

/** Answers 404 for what the site's settings leave out, before any route can claim it. */
export function refuseAbsent(app: Hono<HttpEnv>, answers: PageAnswers): void {
  app.use('*', async (c, next) => {
    const isCall = c.req.path.startsWith('/api/')
    if (isServed(c.req.path) && (isCall || !asksForAbsent(c.req.query(LANGUAGE_PARAMETER)))) return await next()
    if (isCall) throw new HttpError('not-found')
    return respond(answers.missing(pageRequest(c)))
  })
}

export function pageRoutes(app: Hono<HttpEnv>, answers: PageAnswers): void {
  app.get('*', (c) => {
    const request = pageRequest(c)
    const { path, query } = request
    if (path.startsWith('/api/')) throw new HttpError('not-found')
    const found = answers.find(request)
    if (found) return respond(found)
    const trimmed = withoutLastSlashes(path)
    if (trimmed !== path && answers.find({ ...request, path: trimmed })) {
      return c.redirect(query ? `${trimmed}?${query}` : trimmed, 301)
    }
    const inParameter = withLanguageInParameter(path, query)
    return inParameter ? c.redirect(inParameter, 301) : respond(answers.missing(request))
  })

  app.all('*', (c) => {
    throw c.req.path.startsWith('/api/')
      ? new HttpError('not-found')
      : new HttpError('method-not-allowed', { allow: 'GET, HEAD' })
  })
}

/** `/projects?lng=ja` for `/ja/projects`, as many sites have it; undefined for a path that does not begin with a language. */
function withLanguageInParameter(path: string, query: string): string | undefined {
  const [first, ...rest] = path.split('/').filter((part) => part !== '')
  if (!languages.some((language) => language === first)) return undefined
  const parameters = new URLSearchParams(query)
  parameters.set(LANGUAGE_PARAMETER, String(first))
  return `/${rest.join('/')}?${parameters}`
}

const pageRequest = (c: Context<HttpEnv>): PageRequest => ({
  path: c.req.path,
  query: new URL(c.req.url).search.slice(1),
  cookie: c.req.header('Cookie'),
  acceptLanguage: c.req.header('Accept-Language'),
  acceptEncoding: c.req.header('Accept-Encoding'),
  ifNoneMatch: c.req.header('If-None-Match'),
})

/** A loop: a pattern would start again at every slash of a path full of them. */
function withoutLastSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

const respond = ({ status, headers, body }: PageAnswer) => new Response(body, { status, headers })
