/** Where one is signed in, and signing out there. */
import { Check, Monitor } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLanguage } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { deviceOf } from '../../ui/device.ts'
import * as api from './api.ts'
import { refusalOf } from './use-form.ts'
import type { Say } from './words.ts'

type Session = api.Account['sessions'][number]

interface Props {
  say: Say
  sessions: Session[]
  onChanged(): Promise<void>
}

export function Sessions({ say, sessions, onChanged }: Props) {
  const { toast } = useAnnouncer()
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // One's own first, then the one used last.
  const sorted = sessions.toSorted((a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt - a.lastUsedAt)

  const end = async (act: () => Promise<unknown>, done: string) => {
    if (busy) return
    setBusy(true)
    try {
      await act()
      toast({ kind: 'success', title: say('toasts.sessionEnded'), text: done })
    } catch (error) {
      toast({ kind: 'destructive', title: say('toasts.failed'), text: refusalOf(say, error).text })
    }
    await onChanged()
    setBusy(false)
    // The button may have gone with its row.
    if (document.activeElement === document.body) list.current?.focus()
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-busy={busy} className="outline-none">
        {sorted.map((session) => (
          <Row
            key={session.id}
            say={say}
            session={session}
            onEnd={() => end(() => api.endSession(session.id), say('toasts.sessionEndedText'))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <button
          type="button"
          aria-disabled={busy || undefined}
          onClick={() => end(api.endOtherSessions, say('toasts.othersEndedText'))}
          className="button mt-4"
        >
          {say('settings.endOthers')}
        </button>
      )}
    </>
  )
}

function Row({ say, session, onEnd }: { say: Say; session: Session; onEnd(): void }) {
  const { language } = useLanguage()
  const found = deviceOf(session.userAgent)
  const device = found ? say('settings.browserOn', found) : say('settings.unknownDevice')
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <li className="account-row">
      <span className="flex w-6 justify-center">
        <Monitor size={18} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block">{device}</span>
        <span className="block text-sm text-muted">
          {say('settings.signedIn', { date: time.format(session.signedInAt) })}
        </span>
        <span className="block text-sm text-muted">
          {say('settings.lastUsed', { date: day.format(session.lastUsedAt) })}
        </span>
      </span>
      {session.current ? (
        <span className="flex items-center gap-1.5 text-sm text-green">
          <Check size={16} aria-hidden="true" />
          {say('settings.here')}
        </span>
      ) : (
        <button type="button" onClick={onEnd} aria-label={say('settings.endOf', { device })} className="button">
          {say('settings.end')}
        </button>
      )}
    </li>
  )
}
