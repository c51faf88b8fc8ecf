/** The bar at the top: logo, items, theme, account, and on small screens the button of the side menu. */
import { Menu, Search } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { hasChoice } from '#contract/language.ts'
import { useT } from '#web/platform/i18n.tsx'
import { NavLink } from '#web/ui/nav-link.tsx'
import { items, useBarState } from './items.ts'
import { LanguagePicker } from './language-picker.tsx'
import { Logo } from './logo.tsx'
import type SideMenuDialog from './side-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** So many items leave no room for the account's button on small desktops; the logo leads home, too. */
const isCrowded = items.length > 6

interface Props {
  /** Who is signed in, or the way in: for the bar, and for the side menu, which closes when it leads elsewhere. */
  account(place: 'bar' | 'menu', onFollow?: () => void): ReactNode
  onSearch(): void
}

export function Bar({ account, onSearch }: Props) {
  const t = useT()
  const { active, glass } = useBarState()
  const [open, setOpen] = useState(false)
  const [SideMenu, setSideMenu] = useState<typeof SideMenuDialog>()
  const menuButton = useRef<HTMLButtonElement>(null)

  /** Fetches the menu's code first. Where that fails nothing breaks, and the next press tries again. */
  const openMenu = () => {
    import('./side-menu.tsx').then(
      (loaded) => {
        setSideMenu(() => loaded.default)
        setOpen(true)
      },
      () => {},
    )
  }
  return (
    <header className={`bar no-print ${glass ? 'glass' : ''}`}>
      <div className="page flex h-full items-center gap-3">
        <Logo />
        <nav aria-label={t('navigation.label')} className="ml-auto hidden flex-none lg:block">
          <ul className="flex">
            {items.map(({ id, href }) => (
              <li key={id} className={id === 'home' && isCrowded ? 'hidden xl:block' : undefined}>
                <NavLink href={href} current={active === id} className="tab quiet">
                  {t(`navigation.${id}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 items-center lg:ml-0">
          <button
            type="button"
            onClick={onSearch}
            aria-label={t('navigation.search')}
            className="icon-button max-sm:hidden"
          >
            <Search size={20} aria-hidden="true" />
          </button>
          {hasChoice && <LanguagePicker />}
          <ThemeToggle />
          <div className="account hidden lg:block">{account('bar')}</div>
          <button
            type="button"
            ref={menuButton}
            onClick={openMenu}
            aria-label={t('navigation.openMenu')}
            aria-haspopup="dialog"
            className="icon-button -mr-2.5 lg:hidden"
          >
            <Menu size={22} aria-hidden="true" />
          </button>
        </div>
      </div>
      {SideMenu && (
        <SideMenu
          open={open}
          active={active}
          account={account('menu', () => setOpen(false))}
          onSearch={onSearch}
          onClose={() => setOpen(false)}
          onClosed={() => {
            // Unless a page that was chosen has taken it.
            if (document.activeElement === document.body) menuButton.current?.focus()
          }}
        />
      )}
    </header>
  )
}
