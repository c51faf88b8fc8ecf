/** The company's domain of a mail address. */
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import mailProviders from 'email-providers'
import { parse } from 'tldts'

const shared = new Set(mailProviders)
const disposable = disposableEmailBlocklistSet()

/**
 * @param email a valid address.
 * @returns the registered domain (`acme.co.uk` for `anna@mail.acme.co.uk`); undefined for shared domains:
 *   free-mail, disposable addresses, and public suffixes.
 */
export function companyDomain(email: string): string | undefined {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const { domain, isIcann, isIp } = parse(host, { allowPrivateDomains: true })
  if (!domain || !isIcann || isIp) return undefined
  return [host, domain].some((name) => shared.has(name) || disposable.has(name)) ? undefined : domain
}
