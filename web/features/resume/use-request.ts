/** What is typed in the dialog, kept until a résumé was taken; and asking for one. */
import { useEffect } from 'react'
import { resumeRequest, resumeRoles } from '#contract/resume.ts'
import type { ResumeLayout } from '#contract/site/resume-layouts.ts'
import { site } from '#contract/site/site.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { saveFile } from '#web/platform/save-file.ts'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { type Form, useForm } from '#web/ui/form/use-form.ts'
import type { FieldErrors } from '#web/ui/form/use-submit.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { requestResume } from './api.ts'
import type { Translate } from './i18n.ts'

export const roleChoices = [...resumeRoles, 'other'] as const

export interface Typed {
  email: string
  choice: (typeof roleChoices)[number] | undefined
  /** In the reader's own words, where it is none of ours. */
  role: string
  layout: ResumeLayout
  followUp: boolean
}
export type Request = Form<Typed>

const nothingTyped: Typed = { email: '', choice: undefined, role: '', layout: site.resumeLayout, followUp: false }

export function useRequest(t: Translate, onTaken: () => void): Request {
  const { language } = useLanguage()
  const { toast } = useAnnouncer()
  const refuse = (title: string, text: string) => toast({ kind: 'destructive', title, text })
  const tellErrors = ({ email, role }: FieldErrors) => {
    if (email) refuse(t('invalidEmail'), t('invalidEmailText'))
    else if (role) refuse(t('roleRequired'), t('roleRequiredText'))
  }
  const { read, maxLength } = bySchema(resumeRequest, ({ choice, role, ...rest }: Typed) => {
    return { ...rest, role: choice === 'other' ? role : choice, language }
  })

  const form = useForm({
    initial: nothingTyped,
    maxLength,
    read(typed) {
      const result = read(typed)
      if (!('errors' in result)) return result
      tellErrors(result.errors)
      const unsaid = result.errors.role === 'role-required' && typed.choice === 'other'
      return { errors: { ...result.errors, ...(unsaid && { role: t('ownWordsRequired') }) } }
    },
    send: (request, _, signal) => requestResume(request, signal),
    onTaken(_, { name, file }) {
      saveFile(name, file)
      onTaken()
      toast({ kind: 'success', title: t('downloaded'), text: t('downloadedText') })
    },
    failureText: (error) => (error instanceof ApiError && error.body?.message) || t('failedText'),
    onFailed({ text, fields }) {
      if (fields) tellErrors(fields)
      else refuse(t('failed'), text)
    },
  })
  useEffect(() => form.cancel, [])
  return form
}
