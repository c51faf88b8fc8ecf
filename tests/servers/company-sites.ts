/** Companies' home pages on loopback, found under the names that their addresses have in the world. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { openFetchPool } from '#server/integrations/fetch-pool.ts'
import { NoAnswer } from '#server/integrations/safe-fetch.ts'
import { started } from '#tests/builders/audits.ts'
import type { TestApp } from './app.ts'
import { type AuditSite, serveSite } from './audit-sites.ts'

/** One for all tests: starting its thread takes longer than what they fetch. */
const fetchWith = openFetchPool('test agent')

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A home page; what it is about stands in its head. */
export const homePage =
  (head: string, headers: Record<string, string> = {}, body = ''): Answer =>
  (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
      .end(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`)

/**
 * Serves each page under its name and none under any other: what the app fetches from `https://<name>/` comes from loopback,
 * through the app's own fetch.
 * @returns the sites by name, and every address that was asked for.
 */
export async function serveCompanies({ services }: TestApp, pages: Record<string, Answer>) {
  const sites = new Map<string, AuditSite>()
  for (const [name, answer] of Object.entries(pages)) sites.set(name, await started(serveSite(answer)))
  const safeFetch = fetchWith([...sites.values()].map(({ place }) => place))
  const asked: string[] = []
  services.safeFetch = async (address, options) => {
    asked.push(address)
    const url = new URL(address)
    const site = sites.get(url.hostname)
    if (!site) throw new NoAnswer()
    return safeFetch(new URL(url.pathname, site.url).href, options)
  }
  return { sites, asked }
}
