/** The facts that the owner added to the ledger, and in which languages they are still missing. */
import { PenLine, Plus, Trash2 } from 'lucide-react'
import type { AddedFact } from '../../../contract/added-facts.ts'
import { languages } from '../../../contract/language.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import type { Pages } from '../../ui/paged/use-pages.ts'
import { addFact, changeFact, removeFact } from './api.ts'
import { FactForm } from './fact-form.tsx'
import { useFormats } from './formats.ts'
import { Empty, Failure, List, Sure } from './parts.tsx'
import { useAction } from './use-action.ts'
import { useDraft } from './use-draft.ts'
import { useListFocus } from './use-list-focus.ts'
import { useSaved } from './use-saved.ts'
import { useInboxWords } from './words.tsx'

interface FactsProps {
  pages: Pages<AddedFact>
  /** A fact was saved, and so many open questions were closed with it. */
  onSaved(settled: number): void
}

export function Facts({ pages, onSaved }: FactsProps) {
  const say = useInboxWords()
  const { language } = useLanguage()
  const { heading, left } = useListFocus()
  const { announce } = useAnnouncer()
  const spoken = useSaved()
  const { draft, opener } = useDraft('fact new')
  return (
    <section className="inbox-section">
      <h2 ref={heading} tabIndex={-1} className="text-title">
        {say('facts.heading')}
      </h2>
      <p className="prose">{say('facts.text')}</p>
      {draft.isOpen ? (
        <FactForm
          main={language}
          texts={{}}
          draft={draft}
          onSave={async (texts, key) => {
            const { fact, settled } = await addFact({ texts }, key)
            draft.close()
            pages.change((items) => [fact, ...items])
            onSaved(settled)
            announce(spoken('facts.added', settled))
          }}
        />
      ) : (
        <div className="inbox-buttons">
          <button ref={opener} type="button" className="button" onClick={draft.open}>
            <Plus size={18} aria-hidden="true" />
            {say('facts.add')}
          </button>
        </div>
      )}
      <List
        pages={pages}
        label={say('facts.heading')}
        empty={<Empty title={say('facts.empty')}>{say('facts.emptyText')}</Empty>}
      >
        {(fact) => (
          <Fact
            fact={fact}
            onChange={(changed, settled) => {
              pages.change((items) => items.map((item) => (item.id === fact.id ? changed : item)))
              onSaved(settled)
            }}
            onRemoved={() => {
              pages.change((items) => items.filter((item) => item.id !== fact.id))
              left(say('facts.removed'))
            }}
          />
        )}
      </List>
    </section>
  )
}

interface FactProps {
  fact: AddedFact
  onChange(fact: AddedFact, settled: number): void
  onRemoved(): void
}

function Fact({ fact: { id, texts, missing, createdAt }, onChange, onRemoved }: FactProps) {
  const say = useInboxWords()
  const { language } = useLanguage()
  const { moment, namesOf } = useFormats()
  const { announce } = useAnnouncer()
  const action = useAction()
  const spoken = useSaved()
  const { draft, opener } = useDraft(`fact ${id}`)
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
      <p className="inbox-said" lang={shown}>
        {texts[shown]?.text}
      </p>
      <p className="text-sm text-muted inbox-line">
        <time dateTime={new Date(createdAt).toISOString()}>{moment(createdAt)}</time>
        <span className={`inbox-badge ${missing.length > 0 ? 'inbox-badge-new' : ''}`}>
          {missing.length > 0 ? say('facts.missing', { languages: namesOf(missing) }) : say('facts.complete')}
        </span>
      </p>
      <div className="inbox-buttons">
        <button ref={opener} type="button" className="button" onClick={draft.open}>
          <PenLine size={18} aria-hidden="true" />
          {say('facts.edit')}
        </button>
        <Sure
          icon={Trash2}
          action={action}
          name={say('facts.remove')}
          question={say('facts.removeSure')}
          yes={say('facts.removeYes')}
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
