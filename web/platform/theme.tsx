/** Light, dark or the system's choice. The inline script in the page's head applies the stored one before first paint. */
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { painted } from './deferred-rendering.ts'
import { storage } from './storage.ts'
import { THEME_STORAGE_KEY } from './theme-key.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const DEFAULT_THEME: Theme = 'system'

/** By then the new colours are painted, on a machine that is busy with other things too. */
const AT_ONCE_MS = 500

interface ThemeValue {
  /** What the visitor chose. */
  theme: Theme
  choose(theme: Theme): void
  /** Shows the page light whatever was chosen; the choice stays what it is. */
  showLight(): void
  /** Shows the page as chosen. */
  showChosen(): void
}

const ThemeContext = createContext<ThemeValue>({
  theme: DEFAULT_THEME,
  choose: () => {},
  showLight: () => {},
  showChosen: () => {},
})
export const useTheme = () => use(ThemeContext)

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Whether the page is dark now; in the browser only. */
export const isDark = (theme: Theme) => theme === 'dark' || (theme === 'system' && prefersDark().matches)

/** All at once: what changes its colour slowly elsewhere would lag behind. */
function apply(theme: Theme): void {
  const dark = isDark(theme)
  const { classList, dataset } = document.documentElement
  dataset.themed = ''
  classList.toggle('dark', dark)
  classList.toggle('light', !dark)
  setTimeout(() => delete dataset.themed, AT_ONCE_MS)
}

function storedTheme(): Theme {
  const stored = storage.read(THEME_STORAGE_KEY)
  return themes.find((known) => known === stored) ?? DEFAULT_THEME
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  // Read at once, for a press on the toggle may be waiting. No HTML may depend on it: the rendered page does not know it.
  const [theme, setTheme] = useState(storedTheme)

  useEffect(() => {
    if (theme !== 'system') return
    const query = prefersDark()
    const follow = () => apply('system')
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [theme])

  const choose = (next: Theme) => {
    storage.write(THEME_STORAGE_KEY, next)
    setTheme(next)
    // Everything on the page is drawn anew.
    void painted().then(() => apply(next))
  }
  const value = { theme, choose, showLight: () => apply('light'), showChosen: () => apply(theme) }
  return <ThemeContext value={value}>{children}</ThemeContext>
}
