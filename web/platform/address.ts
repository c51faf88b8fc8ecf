/** What the address of a page says beside the page. */
import { paths } from './paths.ts'

/**
 * Whether it says this already. A tab tells of one press twice, the second time before the page shows what came of the first:
 * who puts it there again makes a step in the history that leads nowhere.
 */
export const isInAddress = (name: string, value: string): boolean =>
  new URLSearchParams(window.location.search).get(name) === value

const BACK = 'back'

/** The admins' sign-in, which leads back to the admin area as it was. @param search of its address. */
export const signInAndBack = (search: string): string =>
  search ? `${paths.adminLogin}?${new URLSearchParams({ [BACK]: `${paths.admin}?${search}` })}` : paths.adminLogin

/** Where to go after signing in as an admin: back where one came from if that is on this site, or else to the admin area. */
export function wayBack(): string {
  const asked = new URLSearchParams(window.location.search).get(BACK) ?? ''
  const { origin } = window.location
  const back = URL.canParse(asked, origin) ? new URL(asked, origin) : undefined
  // A whole address would let any link to this page choose where it leads.
  if (!asked.startsWith('/') || back?.origin !== origin) return paths.admin
  const path = `${back.pathname}${back.search}${back.hash}`
  // "/.//elsewhere" is on this site, and what is left of it is not.
  return path.startsWith('//') ? paths.admin : path
}
