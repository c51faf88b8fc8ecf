/** Writes a fact for the ledger: once in one language, and in the others if there is time. */

import { Check } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ASKED_COUNT_MAX, ASKED_MAX, FACT_MAX } from '#contract/inbox/added-facts.ts'
import { isOneOf, keysOf } from '#contract/keys.ts'
import { hasChoice, type Language, languages } from '#contract/language.ts'
import { useAction } from '#web/ui/async/use-action.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useFormats } from '#web/ui/formats.ts'
import { draftAnswer, draftTranslation } from './api.ts'
import { Discard } from './discard.tsx'
import { type Fault, type Fields, faultsIn, fieldsIn, fieldsOf, linesOf, type Texts, textsOf } from './fact-texts.ts'
import { useInboxT } from './i18n.tsx'
import { useInbox } from './inbox-context.ts'
import { Failure } from './parts.tsx'
import { Proposal } from './proposal.tsx'
import type { Draft } from './use-inline-draft.ts'

interface Props {
  /** The language whose fields are open. */
  main: Language
  texts: Texts
  draft: Draft
  /** The open question that it answers. */
  question?: string
  onSave(texts: Texts, idempotencyKey: string): Promise<void>
}

export function FactForm({ main, texts, draft, question, onSave }: Props) {
  const t = useInboxT()
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const [given] = useState(() => fieldsOf(texts))
  const fields = fieldsIn(draft.text, given)
  const change = (language: Language, value: Fields[Language]) => {
    const next = { ...fields, [language]: value }
    draft.keep(JSON.stringify(next) === JSON.stringify(given) ? '' : JSON.stringify(next))
  }
  const [faults, setFaults] = useState<Partial<Record<Language, Fault>>>({})
  // What is sent again after a failure is the same fact; another text is another.
  const key = useRef<{ sent: string; key: string }>(undefined)
  // Who translates has what is to be translated in view.
  const source = languages.find((one) => texts[one]?.text)
  const order = [main, ...languages.filter((one) => one !== main)]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = textsOf(fields)
    const found = faultsIn(fields, given)
    if (Object.keys(next).length === 0) found[main] ??= 'needed'
    setFaults(found)
    const wrong = order.find((one) => found[one])
    if (wrong) {
      const details = form.current?.querySelector<HTMLDetailsElement>(`[data-language="${wrong}"]`)
      if (details) details.open = true
      details?.querySelector('textarea')?.focus()
      return
    }
    const sent = JSON.stringify(next)
    if (key.current?.sent !== sent) key.current = { sent, key: crypto.randomUUID() }
    const { key: sentWith } = key.current
    void action.run(() => onSave(next, sentWith))
  }
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={t('facts.form')} className="inbox-form">
      <p className="text-sm text-muted">{t(hasChoice ? 'facts.formText' : 'facts.formOneLanguage')}</p>
      {order.map((language) => (
        <InLanguage
          key={language}
          language={language}
          isMain={language === main}
          value={fields[language]}
          fault={faults[language]}
          source={
            source && source !== language && !given[language].text ? { language: source, ...given[source] } : undefined
          }
          question={language === main ? question : undefined}
          takesFocus={language === main && draft.takesFocus}
          onChange={(value) => change(language, value)}
        />
      ))}
      <Failure action={action} />
      <div className="button-row">
        <SubmitButton busy={action.busy} label={t('facts.save')} icon={<Check size={18} aria-hidden="true" />} />
        <Discard draft={draft} />
      </div>
    </form>
  )
}

interface InLanguageProps {
  language: Language
  isMain: boolean
  value: Fields[Language]
  fault: Fault | undefined
  /** The fact in a language that it is written in, if it is not in this one. */
  source: { language: Language; text: string; asked: string } | undefined
  /** The open question that it answers, where it is in this language. */
  question: string | undefined
  takesFocus: boolean
  onChange(value: Fields[Language]): void
}

function InLanguage({ language, isMain, value, fault, source, question, takesFocus, onChange }: InLanguageProps) {
  const t = useInboxT()
  const { languageName } = useFormats()
  const { canDraft } = useInbox()
  const id = useId()
  const name = languageName(language)
  const limits = { tooManyWays: ASKED_COUNT_MAX, wayTooLong: ASKED_MAX }
  const wrong = fault && t(`facts.${fault}`, { max: isOneOf(keysOf(limits), fault) ? limits[fault] : '' })
  const isAsked = fault === 'tooManyWays' || fault === 'wayTooLong'
  return (
    <details data-language={language} open={isMain} className="inbox-language">
      <summary className="quiet">
        {t(value.text.trim() ? 'facts.inLanguage' : 'facts.notInLanguage', { language: name })}
      </summary>
      <div className="inbox-fields">
        {source && (
          <div className="inbox-source callout">
            <p className="text-sm text-muted">{t('facts.inLanguage', { language: languageName(source.language) })}</p>
            <p className="as-written" lang={source.language}>
              {source.text}
            </p>
            <p className="as-written text-sm text-muted" lang={source.language}>
              {source.asked}
            </p>
          </div>
        )}
        {question && (
          <Proposal
            label={t('drafts.answer')}
            onPropose={async () => {
              const { text, provider } = await draftAnswer(question, language)
              if (text) onChange({ ...value, text: text.slice(0, FACT_MAX) })
              return text ? provider : undefined
            }}
          />
        )}
        {source && canDraft && (
          <Proposal
            label={t('drafts.translation', { language: name })}
            onPropose={async () => {
              const { text, questions, provider } = await draftTranslation({
                from: source.language,
                to: language,
                text: source.text,
                questions: linesOf(source.asked),
              })
              if (text) onChange({ text, asked: questions.join('\n') })
              return text ? provider : undefined
            }}
          />
        )}
        <Field
          id={`${id}-text`}
          label={t('facts.said', { language: name })}
          hint={t('facts.saidHint')}
          error={isAsked ? undefined : wrong}
        >
          {(aria) => (
            <TextArea
              {...aria}
              lang={language}
              // The form was asked for, and took the place of the button.
              autoFocus={takesFocus}
              rows={3}
              maxLength={FACT_MAX}
              value={value.text}
              onChange={({ target }) => onChange({ ...value, text: target.value })}
            />
          )}
        </Field>
        <Field
          id={`${id}-asked`}
          label={t('facts.asked', { language: name })}
          hint={t('facts.askedHint')}
          error={isAsked ? wrong : undefined}
        >
          {(aria) => (
            <TextArea
              {...aria}
              lang={language}
              rows={3}
              value={value.asked}
              onChange={({ target }) => onChange({ ...value, asked: target.value })}
            />
          )}
        </Field>
      </div>
    </details>
  )
}
