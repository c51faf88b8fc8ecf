/** Has a link sent: for a new password, or for signing in without one. The answer never tells whether there is an account. */
import { MailCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { LINK_MS } from '#contract/accounts/mailed-links.ts'
import { HOUR, MINUTE } from '#contract/endpoint.ts'
import type { MailWay } from '#contract/mail-way.ts'
import { EmailField } from '#web/features/accounts/field.tsx'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { useContent, useLanguage } from '#web/platform/i18n.tsx'
import { FormEnd } from '#web/ui/form/controls.tsx'
import type { Asking, SignInForms } from './use-sign-in-forms.ts'

interface Props {
  t: Translate
  kind: Asking
  forms: SignInForms
  mailWay: MailWay
}

export function AskingForm({ t, kind, forms: { asking, sentTo, sentCount }, mailWay }: Props) {
  const { profile } = useContent()
  const { language } = useLanguage()
  const sent = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (sentCount > 0) sent.current?.focus()
  }, [sentCount])

  const ms = kind === 'reset' ? LINK_MS.reset : LINK_MS.magicLink
  const [value, unit] = ms >= HOUR ? [ms / HOUR, 'hour'] : [ms / MINUTE, 'minute']
  const time = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  return (
    <form ref={asking.ref} noValidate onSubmit={(event: FormEvent) => asking.submit(event)} className="mt-5 grid gap-4">
      {sentTo ? (
        <div className="note">
          <p ref={sent} tabIndex={-1} className="flex gap-3 outline-none">
            <MailCheck size={22} aria-hidden="true" className="mt-0.5 flex-none text-brand" />
            <span className="min-w-0">
              {t(mailWay === 'files' ? 'asking.keptText' : 'asking.sentText', {
                email: sentTo,
                time,
                owner: profile.name,
              })}
            </span>
          </p>
          {mailWay === 'smtp' && <p className="mt-3 text-sm text-muted">{t('asking.nothing')}</p>}
        </div>
      ) : null}
      <EmailField field={asking.field('email')} t={t} />
      <FormEnd
        form={asking}
        label={t(sentTo ? 'asking.again' : 'asking.send')}
        busyLabel={t('asking.sending')}
        {...(sentTo && { className: 'button' })}
      />
    </form>
  )
}
