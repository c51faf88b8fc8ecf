/**
 * In the page's head, before first paint: applies the stored theme, shows the typeface that is at hand, and marks the page where somebody is signed in, so
 * that it keeps their place free. Small on purpose; `platform/theme.tsx` and `platform/session.tsx` go on.
 */
import { SIGN_IN_HINT } from '#contract/accounts/sign-in-hint.ts'
import { THEME_STORAGE_KEY } from '#web/platform/theme-key.ts'
import { showTypeface, TYPEFACE_STORAGE_KEY } from '#web/platform/typeface-face.ts'

const { classList, dataset } = document.documentElement
let theme: string | null = null
try {
  theme = localStorage.getItem(THEME_STORAGE_KEY)
  const { typeface } = dataset
  if (typeface && localStorage.getItem(TYPEFACE_STORAGE_KEY) === typeface) showTypeface(typeface)
} catch {
  // Storage is blocked: the system's choice it is.
}
const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
classList.add(dark ? 'dark' : 'light')
if (document.cookie.includes(`${SIGN_IN_HINT.name}=`)) classList.add(SIGN_IN_HINT.name)
