/**
 * The form that writes to the owner. Fields are the browser's own: what is typed before the page is alive stays, and
 * a draft survives a reload. Checking and sending are fetched when the form is first touched.
 */
import { Send } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { type ContactField, contactFields, contactInputs } from '#contract/contact-fields.ts'
import { isFamilyNameFirst } from '#contract/language.ts'
import { painted } from '#web/platform/deferred-rendering.ts'
import { useLanguage, useT } from '#web/platform/i18n.tsx'
import { trackEvent } from '#web/platform/tracking/track-event.ts'
import { errorText } from '#web/ui/form/error-text.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useSubmit } from '#web/ui/form/use-submit.ts'
import { loadToast, useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { clearDraft, readValues, restoreDraft, writeContactDraft } from './draft.ts'
import { loadSending } from './load-sending.ts'

const MESSAGE_ROWS = 5
const familyNameFirst = ['lastName' as const, ...contactFields.filter((name) => name !== 'lastName')]

async function beginWriting(): Promise<void> {
  await painted()
  trackEvent('contact-opened')
  for (const load of [loadSending, loadToast]) load().catch(() => {})
}

export function ContactForm() {
  const t = useT()
  const { toast } = useAnnouncer()
  const { language } = useLanguage()
  const [failed, setFailed] = useState(false)

  const { ref, errors, busy, submit } = useSubmit(
    async () => {
      const form = ref.current
      if (!form) return
      setFailed(false)
      const { send } = await loadSending()
      const { errors, kept } = await send(form)
      if (errors) return errors
      form.reset()
      clearDraft()
      toast(kept ?? { kind: 'success', title: t('contact.sent'), text: t('contact.sentText') })
    },
    () => {
      setFailed(true)
      toast({ kind: 'destructive', title: t('contact.failed'), text: t('contact.failedText') })
    },
  )

  const saveDraft = useDraft(ref)
  const inOrder = isFamilyNameFirst(language) ? familyNameFirst : contactFields
  return (
    // Sent by a browser without scripts that shows it nevertheless, what was typed must not stand in the address.
    <form ref={ref} method="post" noValidate onSubmit={submit} onInput={saveDraft} onFocus={() => void beginWriting()}>
      {/* Not disabled by attribute while sending: a disabled fieldset is left out of FormData and loses focus. */}
      <fieldset inert={busy} aria-busy={busy} className="grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-5">
        {inOrder.map((name) => (
          <ContactInput key={name} name={name} error={errors[name] && errorText(errors[name], t)} />
        ))}
        <div aria-hidden="true" className="absolute -left-[200vw]">
          <label>
            {t('contact.doNotFill')}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </fieldset>
      {/* Stays when the toast has gone. */}
      {failed && <p className="mt-6 text-red">{t('contact.failedNote')}</p>}
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <SubmitButton
          busy={busy}
          label={t('contact.send')}
          busyLabel={t('contact.sending')}
          icon={<Send size={18} aria-hidden="true" />}
        />
        <p className="min-w-40 grow basis-0 text-sm text-muted">{t('contact.privacy')}</p>
      </div>
    </form>
  )
}

/** Fills the form with what was left in it, once. @returns a function that saves what is in it now. */
function useDraft(ref: RefObject<HTMLFormElement | null>): () => void {
  useEffect(() => {
    // In a task of its own: the tab's storage answers slowly when it is first asked.
    const later = window.setTimeout(() => ref.current && restoreDraft(ref.current))
    return () => window.clearTimeout(later)
  }, [ref])
  return () => {
    if (ref.current) writeContactDraft(readValues(ref.current))
  }
}

/** A labelled input with the limits of the contract. */
function ContactInput({ name, error }: { name: ContactField; error: string | undefined }) {
  const t = useT()
  const { type, ...limits } = contactInputs[name]
  const control = { name, ...limits, className: 'field' }
  return (
    <Field
      id={`contact-${name}`}
      label={t(`contact.${name}`)}
      error={error}
      className={name.endsWith('Name') ? '' : 'col-span-2'}
    >
      {(aria) =>
        type === 'textarea' ? (
          <textarea {...control} {...aria} rows={MESSAGE_ROWS} />
        ) : (
          <input {...control} {...aria} type={type} />
        )
      }
    </Field>
  )
}
