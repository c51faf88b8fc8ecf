/** The facts that the owner added to the ledger, and in which languages they are still missing. */
import { PenLine, Plus, Trash2 } from 'lucide-react'
import type { AddedFact } from '#contract/inbox/added-facts.ts'
import { hasChoice, languages } from '#contract/language.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { Empty } from '#web/ui/async/async-parts.tsx'
import { PagedView } from '#web/ui/async/paged-view.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import type { PagedQuery } from '#web/ui/async/use-paged-query.ts'
import { useFormats } from '#web/ui/formats.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { addFact, changeFact, removeFact } from './api.ts'
import { FactForm } from './fact-form.tsx'
import { useInboxT } from './i18n.tsx'
import { Failure, Sure } from './parts.tsx'
import { useInlineDraft } from './use-inline-draft.ts'
import { useListFocus } from './use-list-focus.ts'
import { useSavedMessage } from './use-saved-message.ts'

interface FactsProps {
  query: PagedQuery<AddedFact>
  /** A fact was saved, and so many open questions were closed with it. */
  onSaved(settled: number): void
}

export function Facts({ query, onSaved }: FactsProps) {
  const t = useInboxT()
  const { language } = useLanguage()
  const { heading, left } = useListFocus()
  const { announce } = useAnnouncer()
  const spoken = useSavedMessage()
  const { draft, opener } = useInlineDraft('fact new')
  return (
    <section className="inbox-section">
      <h2 ref={heading} tabIndex={-1} className="text-title">
        {t('facts.heading')}
      </h2>
      <p className="prose">{t('facts.text')}</p>
      {draft.isOpen ? (
        <FactForm
          main={language}
          texts={{}}
          draft={draft}
          onSave={async (texts, key) => {
            const { fact, settled } = await addFact({ texts }, key)
            draft.close()
            query.change((items) => [fact, ...items])
            onSaved(settled)
            announce(spoken('facts.added', settled))
          }}
        />
      ) : (
        <div className="button-row">
          <button ref={opener} type="button" className="button" onClick={draft.open}>
            <Plus size={18} aria-hidden="true" />
            {t('facts.add')}
          </button>
        </div>
      )}
      <PagedView
        query={query}
        label={t('facts.heading')}
        empty={<Empty title={t('facts.empty')}>{t('facts.emptyText')}</Empty>}
        more={t('more')}
        className="row-list"
        row={(fact) => (
          <Fact
            fact={fact}
            onChange={(changed, settled) => {
              query.change((items) => items.map((item) => (item.id === fact.id ? changed : item)))
              onSaved(settled)
            }}
            onRemoved={() => {
              query.change((items) => items.filter((item) => item.id !== fact.id))
              left(t('facts.removed'))
            }}
          />
        )}
      />
    </section>
  )
}

interface FactProps {
  fact: AddedFact
  onChange(fact: AddedFact, settled: number): void
  onRemoved(): void
}

function Fact({ fact: { id, texts, missing, createdAt }, onChange, onRemoved }: FactProps) {
  const t = useInboxT()
  const { language } = useLanguage()
  const { moment, languageNames } = useFormats()
  const { announce } = useAnnouncer()
  const action = useAction()
  const spoken = useSavedMessage()
  const { draft, opener } = useInlineDraft(`fact ${id}`)
  const shown = texts[language] ? language : (languages.find((one) => texts[one]) ?? language)
  if (draft.isOpen) {
    return (
      <FactForm
        main={missing[0] ?? shown}
        texts={texts}
        draft={draft}
        onSave={async (next) => {
          const { fact, settled } = await changeFact(id, { texts: next })
          draft.close()
          onChange(fact, settled)
          announce(spoken('facts.changed', settled))
        }}
      />
    )
  }
  return (
    <article className="inbox-plain">
      <p className="as-written" lang={shown}>
        {texts[shown]?.text}
      </p>
      <p className="text-sm text-muted inbox-line">
        <time dateTime={new Date(createdAt).toISOString()}>{moment(createdAt)}</time>
        {hasChoice && (
          <span className={`status-badge ${missing.length > 0 ? 'tone-brand' : ''}`}>
            {missing.length > 0 ? t('facts.missing', { languages: languageNames(missing) }) : t('facts.complete')}
          </span>
        )}
      </p>
      <div className="button-row">
        <button ref={opener} type="button" className="button" onClick={draft.open}>
          <PenLine size={18} aria-hidden="true" />
          {t('facts.edit')}
        </button>
        <Sure
          icon={Trash2}
          action={action}
          name={t('facts.remove')}
          question={t('facts.removeSure')}
          yes={t('facts.removeYes')}
          onAct={async () => {
            await removeFact(id)
            onRemoved()
          }}
        />
      </div>
      <Failure action={action} />
    </article>
  )
}
