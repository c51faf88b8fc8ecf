/** The address as far as it is about the dialog for signing in: `/client-portal?login=1#reset=…`. */
const PARAMETER = 'login'

/** @returns search and hash; undefined if the address does not ask for the dialog. */
export function askedByAddress(): string | undefined {
  const { search, hash } = window.location
  return new URLSearchParams(search).has(PARAMETER) ? search + hash : undefined
}

/** A reload must not ask again, and no token stays in the browser's history. */
export function dropAsked(): void {
  const url = new URL(window.location.href)
  if (!url.searchParams.has(PARAMETER)) return
  for (const name of [PARAMETER, 'notice']) url.searchParams.delete(name)
  url.hash = ''
  window.history.replaceState(window.history.state, '', url)
}
