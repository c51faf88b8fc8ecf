import { FileDown } from 'lucide-react'
import { resumeLayouts } from '#contract/site/resume-layouts.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { FormEnd, SelectField, TextField } from '#web/ui/form/controls.tsx'
import type { Translate } from './i18n.ts'
import { RoleField } from './role-field.tsx'
import type { Request } from './use-request.ts'

export function ResumeForm({ t, request }: { t: Translate; request: Request }) {
  const { profile } = useContent()
  const owner = { owner: profile.name }
  return (
    <form ref={request.ref} noValidate onSubmit={request.submit} className="mt-6 grid gap-5">
      <div className="resume-fields">
        <TextField field={request.field('email')} label={t('email')} type="email" autoComplete="email" required />
        <RoleField t={t} request={request} />
        <SelectField field={request.field('layout')} label={t('layout')}>
          {resumeLayouts.map((layout) => (
            <option key={layout} value={layout}>
              {t(`layouts.${layout}`)}
            </option>
          ))}
        </SelectField>
        <div>
          <label className="resume-consent">
            <input
              type="checkbox"
              checked={request.values.followUp}
              onChange={({ target }) => request.change({ followUp: target.checked })}
              aria-describedby="resume-privacy"
            />
            {t('followUp', owner)}
          </label>
          <p id="resume-privacy" className="mt-1 text-sm text-muted">
            {t('privacy', owner)}
          </p>
        </div>
      </div>
      <FormEnd
        form={request}
        label={t('download')}
        busyLabel={t('making')}
        icon={<FileDown size={18} aria-hidden="true" />}
      />
    </form>
  )
}
