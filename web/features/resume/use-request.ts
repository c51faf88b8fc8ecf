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
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { requestResume } from './api.ts'
import type { Translate } from './i18n.ts'

export const roleChoices = [...resumeRoles, 'other'] as const

interface Typed {
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
  const { read, maxLength } = bySchema(resumeRequest, ({ choice, role, ...rest }: Typed) => {
    return { ...rest, role: choice === 'other' ? role : choice, language }
  })

  const form = useForm({
    initial: nothingTyped,
    maxLength,
    read(typed) {
      const result = read(typed)
      if (!('errors' in result)) return result
      const { email, role } = result.errors
      const unsaid = t(typed.choice === 'other' ? 'ownWordsRequired' : 'roleRequired')
      return {
        errors: {
          ...(email && { email: t('invalidEmail') }),
          ...(role && { role: role === 'role-required' ? unsaid : role }),
        },
      }
    },
    send: (request, _, signal) => requestResume(request, signal),
    onTaken(_, { name, file }) {
      saveFile(name, file)
      onTaken()
      toast({ kind: 'success', title: t('downloaded'), text: t('downloadedText') })
    },
    failureText: (error) => (error instanceof ApiError && error.body?.message) || t('failedText'),
    onFailed({ text, fields }) {
      // What is wrong with a field stands at the field.
      if (!fields) toast({ kind: 'destructive', title: t('failed'), text })
    },
  })
  useEffect(() => form.cancel, [])
  return form
}
