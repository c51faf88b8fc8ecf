/** The facts that the owner added to the ledger, and in which languages they are still missing. */
import { PenLine, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { AddedFact } from '../../../contract/added-facts.ts'
import { languages } from '../../../contract/language.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { useOpener } from '../../ui/use-opener.ts'
import { addFact, changeFact, removeFact } from './api.ts'
import { FactForm } from './fact-form.tsx'
import { useFormats } from './formats.ts'
import { Empty, Failure, List, Sure } from './parts.tsx'
import { useAction } from './use-action.ts'
import { useListFocus } from './use-list-focus.ts'
import type { Pages } from './use-pages.ts'
import { useInboxWords } from './words.tsx'

export function Facts({ pages }: { pages: Pages<AddedFact> }) {
  const say = useInboxWords()
  const { language } = useLanguage()
  const { heading, left } = useListFocus()
  const { announce } = useAnnouncer()
  const [adding, setAdding] = useState(false)
  const opener = useOpener(adding)
  return (
    <section className="inbox-section">
      <h2 ref={heading} tabIndex={-1} className="text-title">
        {say('facts.heading')}
      </h2>
      <p className="prose">{say('facts.text')}</p>
      {adding ? (
        <FactForm
          main={language}
          texts={{}}
          onCancel={() => setAdding(false)}
          onSave={async (texts, key) => {
            const fact = await addFact({ texts }, key)
            setAdding(false)
            pages.change((items) => [fact, ...items])
            announce(say('facts.added'))
          }}
        />
      ) : (
        <div className="inbox-buttons">
          <button ref={opener} type="button" className="button" onClick={() => setAdding(true)}>
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
            onChange={(changed) => pages.change((items) => items.map((item) => (item.id === fact.id ? changed : item)))}
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
  onChange(fact: AddedFact): void
  onRemoved(): void
}

function Fact({ fact: { id, texts, missing, createdAt }, onChange, onRemoved }: FactProps) {
  const say = useInboxWords()
  const { language } = useLanguage()
  const { moment, namesOf } = useFormats()
  const { announce } = useAnnouncer()
  const action = useAction()
  const [editing, setEditing] = useState(false)
  const opener = useOpener(editing)
  const shown = texts[language] ? language : (languages.find((one) => texts[one]) ?? language)
  if (editing) {
    return (
      <FactForm
        main={missing[0] ?? shown}
        texts={texts}
        onCancel={() => setEditing(false)}
        onSave={async (next) => {
          onChange(await changeFact(id, { texts: next }))
          setEditing(false)
          announce(say('facts.changed'))
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
        <button ref={opener} type="button" className="button" onClick={() => setEditing(true)}>
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
