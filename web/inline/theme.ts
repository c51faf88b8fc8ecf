/**
 * In the page's head, before first paint: applies the stored theme, and marks the page where somebody is signed in, so
 * that it keeps their place free. Small on purpose; `platform/theme.tsx` and `platform/session.tsx` go on.
 */
import { SIGN_IN_HINT } from '#contract/accounts/sign-in-hint.ts'
import { THEME_STORAGE_KEY } from '#web/platform/theme-key.ts'

let theme: string | null = null
try {
  theme = localStorage.getItem(THEME_STORAGE_KEY)
} catch {
  // Storage is blocked: the system's choice it is.
}
const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
const { classList } = document.documentElement
classList.add(dark ? 'dark' : 'light')
if (document.cookie.includes(`${SIGN_IN_HINT.name}=`)) classList.add(SIGN_IN_HINT.name)
