/** Who the reader is: one of four, where the last asks for their own words. */
import { Fragment } from 'react'
import { TextField } from '#web/ui/form/controls.tsx'
import type { Translate } from './i18n.ts'
import { type Request, roleChoices } from './use-request.ts'

/** A line may end after a stroke between two words, which browsers hold together. */
const withSoftBreaks = (label: string) =>
  label.split('/').map((part, i) => (
    <Fragment key={part}>
      {i > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))

export function RoleField({ t, request }: { t: Translate; request: Request }) {
  const { choice: chosen, role } = request.values
  const field = request.field('role')
  const other = chosen === 'other'
  const error = other ? undefined : field.error
  return (
    <div className="labelled">
      <div
        role="radiogroup"
        aria-labelledby="resume-role"
        aria-required
        {...(error && { 'aria-invalid': true, 'aria-describedby': 'resume-role-error' })}
      >
        <p id="resume-role" className="mb-1.5 text-sm">
          {t('role')}
        </p>
        <div className="resume-roles">
          {roleChoices.map((choice) => (
            <label key={choice} className="resume-role">
              <input
                type="radio"
                name="resume-role"
                checked={chosen === choice}
                // With the reader's own words: the one fault is that of both.
                onChange={() => request.change({ choice, role })}
              />
              <span>{withSoftBreaks(t(`roles.${choice}`))}</span>
            </label>
          ))}
        </div>
      </div>
      {error && (
        <p id="resume-role-error" className="text-sm text-red">
          {error}
        </p>
      )}
      {other && (
        <div className="mt-3">
          <TextField
            field={field}
            label={t('ownWords')}
            hint={t('ownWordsHint')}
            autoComplete="organization-title"
            required
          />
        </div>
      )}
    </div>
  )
}
