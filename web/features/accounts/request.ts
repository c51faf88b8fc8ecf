/** What an address asks the dialog for: `?login=1`, with a notice or with the token of a link from a mail. */

import { type SignInNotice, signInNotices } from '#contract/accounts/identity-providers.ts'
import { type MailLink, mailLinks } from '#contract/accounts/mailed-links.ts'

export interface Asked {
  notice: SignInNotice | undefined
  link: { kind: MailLink; token: string } | undefined
}

/** @param address search and hash as the browser has them. */
export function readAsked(address: string): Asked {
  const { searchParams, hash } = new URL(address, 'http://localhost')
  const fragment = new URLSearchParams(hash.slice(1))
  const kind = mailLinks.find((known) => fragment.get(known))
  return {
    notice: signInNotices.find((known) => known === searchParams.get('notice')),
    link: kind && { kind, token: fragment.get(kind) ?? '' },
  }
}
