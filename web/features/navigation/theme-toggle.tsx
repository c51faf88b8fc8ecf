import { Moon, Sun } from 'lucide-react'
import { useT } from '#web/platform/i18n.tsx'
import { isDark, useTheme } from '#web/platform/theme.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

/** Switches between light and dark. Which icon shows is decided by CSS, so the rendered HTML fits both. */
export function ThemeToggle() {
  const t = useT()
  const { theme, choose } = useTheme()
  const { announce } = useAnnouncer()
  const toggle = () => {
    const next = isDark(theme) ? 'light' : 'dark'
    choose(next)
    announce(t('theme.chosen', { theme: t(`theme.${next}`) }))
  }
  return (
    <button type="button" id="theme-toggle" onClick={toggle} aria-label={t('theme.toggle')} className="icon-button">
      <Sun size={20} aria-hidden="true" className="hidden in-[.dark]:block" />
      <Moon size={20} aria-hidden="true" className="in-[.dark]:hidden" />
    </button>
  )
}
