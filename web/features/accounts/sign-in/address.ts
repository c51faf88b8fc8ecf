/** The address as far as it is about the dialog for signing in: `/client-portal?login=1#reset=…`. */
const PARAMETER = 'login'
const NOTICE = 'notice'

/**
 * @returns search and hash, without what else the page keeps there: that changes while the dialog is open, and it still asks
 * for the same. Undefined if the address does not ask for the dialog.
 */
export function askedByAddress(): string | undefined {
  const { search, hash } = window.location
  const parameters = [...new URLSearchParams(search)].filter(([name]) => name === PARAMETER || name === NOTICE)
  const own = new URLSearchParams(parameters)
  return own.has(PARAMETER) ? `?${own}${hash}` : undefined
}

/** A reload must not ask again, and no token stays in the browser's history. */
export function dropAsked(): void {
  const url = new URL(window.location.href)
  if (!url.searchParams.has(PARAMETER)) return
  for (const name of [PARAMETER, NOTICE]) url.searchParams.delete(name)
  url.hash = ''
  window.history.replaceState(window.history.state, '', url)
}
