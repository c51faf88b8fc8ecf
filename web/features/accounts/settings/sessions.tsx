/** Where one is signed in, and signing out there. */

import { Check, Monitor } from 'lucide-react'
import { useRef, useState } from 'react'
import * as api from '#web/features/accounts/api.ts'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { actionFailure } from '#web/features/accounts/use-account-form.ts'
import { browserOf } from '#web/ui/browser-name.ts'
import { useFormats } from '#web/ui/formats.ts'
import { useFocusAfterRemoval } from '#web/ui/hooks/use-focus-after-removal.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

type Session = api.Account['sessions'][number]

interface Props {
  t: Translate
  sessions: Session[]
  onChanged(): Promise<void>
}

export function Sessions({ t, sessions, onChanged }: Props) {
  const { toast } = useAnnouncer()
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const leaving = useFocusAfterRemoval()
  // One's own first, then the one used last.
  const sorted = sessions.toSorted((a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt - a.lastUsedAt)

  const end = async (control: Element, act: () => Promise<unknown>, done: string) => {
    if (busy) return
    setBusy(true)
    leaving(control, () => list.current)
    try {
      await act()
      toast({ kind: 'success', title: t('toasts.sessionEnded'), text: done })
    } catch (error) {
      toast({ kind: 'destructive', title: t('toasts.failed'), text: actionFailure(t, error) })
    }
    await onChanged()
    setBusy(false)
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-busy={busy} className="outline-none">
        {sorted.map((session) => (
          <Row
            key={session.id}
            t={t}
            session={session}
            onEnd={(control) => end(control, () => api.endSession(session.id), t('toasts.sessionEndedText'))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <button
          type="button"
          aria-disabled={busy || undefined}
          onClick={({ currentTarget }) => end(currentTarget, api.endOtherSessions, t('toasts.othersEndedText'))}
          className="button mt-4"
        >
          {t('settings.endOthers')}
        </button>
      )}
    </>
  )
}

function Row({ t, session, onEnd }: { t: Translate; session: Session; onEnd(control: Element): void }) {
  const found = browserOf(session.userAgent)
  const device = found ? t('settings.browserOn', found) : t('settings.unknownDevice')
  const formats = useFormats()
  return (
    <li className="account-row">
      <span className="flex w-6 justify-center">
        <Monitor size={18} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block">{device}</span>
        <span className="block text-sm text-muted">
          {t('settings.signedIn', { date: formats.moment(session.signedInAt) })}
        </span>
        <span className="block text-sm text-muted">
          {t('settings.lastUsed', { date: formats.dayOf(session.lastUsedAt) })}
        </span>
      </span>
      {session.current ? (
        <span className="flex items-center gap-1.5 text-sm text-green">
          <Check size={16} aria-hidden="true" />
          {t('settings.here')}
        </span>
      ) : (
        <button
          type="button"
          onClick={({ currentTarget }) => onEnd(currentTarget)}
          aria-label={t('settings.endOf', { device })}
          className="button"
        >
          {t('settings.end')}
        </button>
      )}
    </li>
  )
}
