/** The way to the assistant, at the bottom right of the page, or in a bar below it. The chat itself is fetched when it is opened. */
import { MessageCircle, X } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { site } from '#contract/site/site.ts'
import { painted } from '#web/platform/deferred-rendering.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { storage } from '#web/platform/storage.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import type Widget from './widget.tsx'

/** Whether the panel is open, across visits. Apart from the chat's own state, whose code is not here yet. */
const OPEN_STORAGE_KEY = 'chat-open'

/** @param onResume asks for the standard résumé. */
export function ChatButton({ onResume }: { onResume(): void }) {
  const { t, language } = useLanguage()
  const { toast } = useAnnouncer()
  /** `left`: it was open at the last visit, or a link leads to it. */
  const [open, setOpen] = useState<'pressed' | 'left'>()
  const [Panel, setPanel] = useState<typeof Widget>()
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const sent = window.location.hash === new URL(paths.chatPanel, window.location.href).hash
    if (sent) storage.write(OPEN_STORAGE_KEY, 'true')
    if (sent || storage.read(OPEN_STORAGE_KEY)) setOpen('left')
  }, [])

  useEffect(() => {
    if (!open || Panel) return
    const show = async () => {
      try {
        await painted()
        const { default: View, prepare } = await import('./widget.tsx')
        await prepare(language)
        setPanel(() => View)
      } catch {
        // The next press tries again.
        setOpen(undefined)
        if (open === 'pressed') toast({ kind: 'destructive', title: t('common.error'), text: t('common.errorText') })
      }
    }
    void show()
  }, [open, Panel, language, t, toast])

  const close = () => {
    // At once: while a panel fills a small screen the button is not there to be focused.
    flushSync(() => setOpen(undefined))
    storage.remove(OPEN_STORAGE_KEY)
    button.current?.focus()
  }
  const toggle = () => {
    if (open) return close()
    setOpen('pressed')
    storage.write(OPEN_STORAGE_KEY, 'true')
  }
  return (
    <>
      {open && Panel && (
        <Suspense>
          <Panel opened={open === 'pressed'} onClose={close} onResume={onResume} />
        </Suspense>
      )}
      {/* Of the bar it stands in where a page has no margin for it. */}
      <label htmlFor="ai-chat-toggle" aria-hidden="true" className="dock no-print">
        {t('chat.heading')} · {site.assistant}
      </label>
      <button
        ref={button}
        type="button"
        id="ai-chat-toggle"
        aria-label={open ? t('common.close') : t('chat.open')}
        aria-expanded={open !== undefined}
        aria-busy={(open && !Panel) || undefined}
        onClick={toggle}
        className="fab no-print"
      >
        {open ? <X size={24} aria-hidden="true" /> : <MessageCircle size={24} aria-hidden="true" />}
        <span aria-hidden="true" className="pulse" />
      </button>
    </>
  )
}
