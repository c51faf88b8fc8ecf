/** The menu of small screens. It comes in from the right and closes after a choice. */
import { Search, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { NavLink } from '#web/ui/nav-link.tsx'
import { items } from './items.ts'

interface Props {
  open: boolean
  active: string | undefined
  account: ReactNode
  onSearch(): void
  onClose(): void
  /** Once it is gone: the time to give the focus back. */
  onClosed(): void
}

export default function SideMenu({ open, active, account, onSearch, onClose, onClosed }: Props) {
  const t = useT()
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    // Going back shows another page, over which the menu has no place.
    const leave = () => close.current()
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [])
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="fixed inset-y-0 right-0 z-50 w-72 max-w-[85vw] drawer"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="text-card">{t('navigation.menu')}</Dialog.Title>
            <Dialog.Close aria-label={t('navigation.closeMenu')} className="icon-button -mr-2.5">
              <X size={22} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {/* In the place of the bar's, for which a small screen has no room. */}
          <button
            type="button"
            className="button mt-4 w-full sm:hidden"
            onClick={() => {
              onClose()
              onSearch()
            }}
          >
            <Search size={18} aria-hidden="true" />
            {t('navigation.search')}
          </button>
          <nav aria-label={t('navigation.label')}>
            <ul className="-mx-3 mt-4 grid gap-1">
              {items.map(({ id, href }) => (
                <li key={id}>
                  <NavLink href={href} current={active === id} onFollow={onClose} className="option text-lg">
                    {t(`navigation.${id}`)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="rule mt-5 pt-6">{account}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
