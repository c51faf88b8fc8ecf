/** In the page's head, before first paint: applies the stored theme. Small on purpose; `platform/theme.tsx` goes on. */
import { THEME_STORAGE_KEY } from '../platform/theme-key.ts'

let theme: string | null = null
try {
  theme = localStorage.getItem(THEME_STORAGE_KEY)
} catch {
  // Storage is blocked: the system's choice it is.
}
const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
document.documentElement.classList.add(dark ? 'dark' : 'light')
