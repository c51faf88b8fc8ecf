import { useEffect, useId, useState } from 'react'
import { languages } from '#contract/language.ts'
import { currencyDigits } from '#contract/portal/currency.ts'
import { projectStatuses } from '#contract/portal/portal.ts'
import { searchClients } from '#web/features/clients/api.ts'
import { useClientsT } from '#web/features/clients/i18n.tsx'
import { useLanguage } from '#web/platform/i18n.tsx'
import { oneOf } from '#web/platform/one-of.ts'
import { useMailOutcome } from '#web/ui/async/mail-outcome.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import '#web/ui/form/select.css'
import type { Draft } from './plan-draft.ts'

interface Props {
  draft: Draft
  isNew: boolean
  onChange(change: Partial<Draft>): void
  faultOf(field: string): string | undefined
}

/** What a project is, and for whom. */
export function PlanBasics({ draft, isNew, onChange, faultOf }: Props) {
  const t = useClientsT()
  const line = (field: TextField, more: object = {}) => (
    <Field
      id={`clients-${field}`}
      label={t(`plan.${field}`)}
      error={faultOf(field)}
      {...(field === 'technologies' && { hint: t('plan.technologiesHint') })}
    >
      {(props) => (
        <input
          {...props}
          autoComplete="off"
          className="field"
          value={draft[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
          {...more}
        />
      )}
    </Field>
  )
  const step = 10 ** -currencyDigits(draft.currency.trim().toUpperCase())
  return (
    <fieldset className="clients-group">
      <legend className="text-card">{t('plan.basics')}</legend>
      {line('name', { required: true })}
      <ClientField draft={draft} isNew={isNew} onChange={onChange} error={faultOf('clientEmail')} />
      <Field id="clients-summary" label={t('plan.summary')} error={faultOf('summary')}>
        {(props) => (
          <TextArea
            {...props}
            rows={2}
            value={draft.summary}
            onChange={({ target }) => onChange({ summary: target.value })}
          />
        )}
      </Field>
      <div className="clients-row clients-facts">
        {line('startDate', { type: 'date', required: true })}
        {line('expectedDelivery', { type: 'date', required: true })}
        <Field id="clients-status" label={t('plan.status')} error={faultOf('status')}>
          {(props) => (
            <select
              {...props}
              className="field"
              value={draft.status}
              onChange={({ target }) => oneOf(projectStatuses, (status) => onChange({ status }))(target.value)}
            >
              {projectStatuses.map((status) => (
                <option key={status} value={status}>
                  {t(`status.${status}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {line('progress', { type: 'number', min: 0, max: 100, step: 1, required: true })}
      </div>
      <div className="clients-row clients-facts">
        {line('totalBudget', { type: 'number', min: 0, step, inputMode: 'decimal', required: true })}
        {line('currency', { maxLength: 3, required: true, autoCapitalize: 'characters' })}
        {line('technologies')}
      </div>
    </fieldset>
  )
}

type TextField = 'name' | 'startDate' | 'expectedDelivery' | 'progress' | 'technologies' | 'currency' | 'totalBudget'

/** So long nothing is typed before accounts are looked for. */
const PAUSE_MS = 250

/** The client's address: of an account, which is suggested, or of somebody who is invited. */
function ClientField({ draft, isNew, onChange, error }: Omit<Props, 'faultOf'> & { error: string | undefined }) {
  const t = useClientsT()
  const { language } = useLanguage()
  const list = useId()
  const mail = useMailOutcome()
  const [found, setFound] = useState<{ email: string; name: string }[]>([])
  const { clientEmail } = draft
  const known = found.some(({ email }) => email === clientEmail.trim().toLowerCase())

  useEffect(() => {
    const search = clientEmail.trim()
    if (search === '') return setFound([])
    let left = false
    // Suggestions are a help: without them an address can be typed all the same.
    const look = () =>
      searchClients(search).then(
        (clients) => left || setFound(clients),
        () => {},
      )
    const timer = window.setTimeout(look, PAUSE_MS)
    return () => {
      left = true
      window.clearTimeout(timer)
    }
  }, [clientEmail])

  const languageName = new Intl.DisplayNames(language, { type: 'language' })
  return (
    <div className="clients-row">
      <Field
        id="clients-client"
        label={t('plan.client')}
        hint={mail.reaches ? t('plan.clientHint') : `${t('plan.clientHint')} ${mail.sentence}`}
        error={error}
      >
        {(props) => (
          <input
            {...props}
            type="email"
            autoComplete="off"
            className="field"
            list={list}
            value={clientEmail}
            onChange={({ target }) => onChange({ clientEmail: target.value })}
          />
        )}
      </Field>
      <datalist id={list}>
        {found.map(({ email, name }) => (
          <option key={email} value={email}>
            {name}
          </option>
        ))}
      </datalist>
      {isNew && clientEmail.trim() !== '' && !known && (
        <Field id="clients-language" label={t('plan.language')} error={undefined}>
          {(props) => (
            <select
              {...props}
              className="field"
              value={draft.language}
              onChange={({ target }) => oneOf(languages, (language) => onChange({ language }))(target.value)}
            >
              {languages.map((one) => (
                <option key={one} value={one}>
                  {languageName.of(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </div>
  )
}
