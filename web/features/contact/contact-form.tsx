/**
 * The form that writes to the owner. Fields are the browser's own: what is typed before the page is alive stays, and
 * a draft survives a reload. Checking and sending are fetched when the form is first touched.
 */
import { LoaderCircle, Send } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../platform/i18n.tsx'
import { loadToast, useAnnouncer } from '../../ui/announcer.tsx'
import { clearDraft, keepDraft, restoreDraft } from './draft.ts'
import { ContactField } from './field.tsx'
import { type FieldErrors, fields } from './fields.ts'

const loadSending = () => import('./send.ts')

function fetchAhead(): void {
  for (const load of [loadSending, loadToast]) load().catch(() => {})
}

export function ContactForm() {
  const t = useWords()
  const { toast } = useAnnouncer()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [sending, setSending] = useState(false)
  // One key for one message: pressing twice, or trying again after a broken connection, sends it once.
  const key = useRef<string>(undefined)

  useEffect(() => {
    if (form.current) restoreDraft(form.current)
  }, [])

  const onInput = () => {
    key.current = undefined
    if (form.current) keepDraft(form.current)
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const element = form.current
    if (!element || sending) return
    setSending(true)
    key.current ??= crypto.randomUUID()
    try {
      const { send } = await loadSending()
      const found = await send(new FormData(element), key.current)
      setErrors(found ?? {})
      if (found) {
        const first = Object.keys(found)[0]
        element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
        return
      }
      element.reset()
      clearDraft()
      key.current = undefined
      toast({ kind: 'success', title: t('contact.sent'), text: t('contact.sentText') })
    } catch {
      toast({ kind: 'destructive', title: t('contact.failed'), text: t('contact.failedText') })
    } finally {
      setSending(false)
    }
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit} onInput={onInput} onFocus={fetchAhead} className="mt-8">
      <noscript>
        <p className="card mb-6 p-4">{t('contact.noScript')}</p>
      </noscript>
      {/* Not disabled by attribute while sending: a disabled fieldset is left out of FormData and loses focus. */}
      <fieldset inert={sending} aria-busy={sending} className="grid gap-5 sm:grid-cols-2">
        {fields.map((field) => (
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
        <button type="submit" disabled={sending} className="button button-primary min-w-44">
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
