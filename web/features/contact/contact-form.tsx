/**
 * The form that writes to the owner. Fields are the browser's own: what is typed before the page is alive stays, and
 * a draft survives a reload. Checking and sending are fetched when the form is first touched.
 */
import { LoaderCircle, Send } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isFamilyNameFirst } from '../../../contract/language.ts'
import { painted } from '../../platform/drawing.ts'
import { useLanguage, useWords } from '../../platform/i18n.tsx'
import { noteDeed } from '../../platform/visit.ts'
import { loadToast, useAnnouncer } from '../../ui/announcer.tsx'
import { clearDraft, keepAttempt, keepDraft, keptAttempt, restoreDraft } from './draft.ts'
import { ContactField } from './field.tsx'
import { type FieldErrors, fields } from './fields.ts'
import type { Attempt } from './send.ts'

const loadSending = () => import('./send.ts')

async function beginWriting(): Promise<void> {
  await painted()
  noteDeed('contact-opened')
  for (const load of [loadSending, loadToast]) load().catch(() => {})
}

export function ContactForm() {
  const t = useWords()
  const { toast } = useAnnouncer()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [sending, setSending] = useState(false)
  const [given, family, ...others] = fields
  const inOrder = isFamilyNameFirst(useLanguage().language) ? [family, given, ...others] : fields
  // One for each message: pressing twice, or trying again after a broken connection or a reload, sends it once.
  const attempt = useRef<Attempt>(undefined)

  useEffect(() => {
    // In a task of its own: the tab's storage answers slowly when it is first asked.
    const later = window.setTimeout(() => form.current && restoreDraft(form.current))
    return () => window.clearTimeout(later)
  }, [])

  useEffect(() => {
    if (!sending) return
    // While it is sent neither the fields nor the button can have the focus: to what is wrong with it, or back.
    return () => {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
      if (wrong) wrong.focus()
      else if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [sending])

  const onInput = () => {
    attempt.current = undefined
    if (form.current) keepDraft(form.current)
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const element = form.current
    if (!element || sending) return
    setSending(true)
    attempt.current ??= keptAttempt() ?? { key: crypto.randomUUID(), elapsedMs: Math.round(performance.now()) }
    keepAttempt(attempt.current)
    try {
      const { send } = await loadSending()
      const { errors: found, kept } = await send(new FormData(element), attempt.current)
      setErrors(found ?? {})
      if (found) return
      element.reset()
      clearDraft()
      attempt.current = undefined
      toast(kept ?? { kind: 'success', title: t('contact.sent'), text: t('contact.sentText') })
    } catch {
      toast({ kind: 'destructive', title: t('contact.failed'), text: t('contact.failedText') })
    } finally {
      setSending(false)
    }
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit} onInput={onInput} onFocus={() => void beginWriting()}>
      <noscript>
        <p className="card mb-6 p-4">{t('contact.noScript')}</p>
      </noscript>
      {/* Not disabled by attribute while sending: a disabled fieldset is left out of FormData and loses focus. */}
      <fieldset inert={sending} aria-busy={sending} className="grid gap-5 sm:grid-cols-2">
        {inOrder.map((field) => (
          <ContactField key={field.name} field={field} error={errors[field.name]} />
        ))}
        <div aria-hidden="true" className="absolute -left-[200vw]">
          <label>
            {t('contact.doNotFill')}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </fieldset>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <button ref={button} type="submit" disabled={sending} className="button button-primary">
          {sending ? (
            <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
          ) : (
            <Send size={18} aria-hidden="true" />
          )}
          {t(sending ? 'contact.sending' : 'contact.send')}
        </button>
        <p className="min-w-48 grow basis-0 text-sm text-muted">{t('contact.privacy')}</p>
      </div>
    </form>
  )
}
