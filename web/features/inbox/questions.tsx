/** Questions that the site could not answer, and what the owner has answered so far. */
import { Archive, PenLine } from 'lucide-react'
import type { OpenQuestion } from '../../../contract/added-facts.ts'
import { usePages } from '../../ui/paged/use-pages.ts'
import { addFact, dismissQuestion, fetchFacts, fetchQuestions } from './api.ts'
import { FactForm } from './fact-form.tsx'
import { Facts } from './facts.tsx'
import { useFormats } from './formats.ts'
import { useInbox } from './inbox-context.ts'
import { Act, Empty, Failure, List } from './parts.tsx'
import { useAction } from './use-action.ts'
import { useDraft } from './use-draft.ts'
import { useListFocus } from './use-list-focus.ts'
import { useSaved } from './use-saved.ts'
import { useInboxWords } from './words.tsx'

export function Questions() {
  const say = useInboxWords()
  const { recount } = useInbox()
  const saved = useSaved()
  const questions = usePages(fetchQuestions)
  const facts = usePages(fetchFacts)
  const { heading, left } = useListFocus()
  const settled = (id: string, said: string) => {
    questions.change((items) => items.filter((item) => item.id !== id))
    recount()
    left(said)
  }
  return (
    <>
      <section className="inbox-section">
        <h2 ref={heading} tabIndex={-1} className="text-title">
          {say('questions.heading')}
        </h2>
        <p className="prose">{say('questions.text')}</p>
        <List
          pages={questions}
          label={say('questions.heading')}
          empty={<Empty title={say('questions.empty')}>{say('questions.emptyText')}</Empty>}
        >
          {(question) => (
            <Question
              question={question}
              onDismissed={() => settled(question.id, say('questions.dismissed'))}
              onAnswered={(others) => {
                settled(question.id, saved('facts.added', others))
                if (others > 0) void questions.reload()
                void facts.reload()
              }}
            />
          )}
        </List>
      </section>
      <Facts
        pages={facts}
        onSaved={(others) => {
          recount()
          if (others > 0) void questions.reload()
        }}
      />
    </>
  )
}

interface QuestionProps {
  question: OpenQuestion
  onDismissed(): void
  /** @param others how many more questions were closed with it. */
  onAnswered(others: number): void
}

function Question({
  question: { id, question, language, count, lastAskedAt },
  onDismissed,
  onAnswered,
}: QuestionProps) {
  const say = useInboxWords()
  const { moment, nameOf } = useFormats()
  const action = useAction()
  // By its words: who asks it once more gives it another id.
  const { draft, opener } = useDraft(`fact for ${language} ${question}`)
  return (
    <article className="inbox-plain">
      <h3 className="strong inbox-said" lang={language}>
        {question}
      </h3>
      <p className="text-sm text-muted">
        {say('questions.asked', { count, time: moment(lastAskedAt), language: nameOf(language) })}
      </p>
      {draft.isOpen ? (
        <FactForm
          main={language}
          texts={{ [language]: { text: '', questions: [question] } }}
          draft={draft}
          onSave={async (texts, key) => {
            const { settled } = await addFact({ question: id, texts }, key)
            draft.close()
            onAnswered(settled)
          }}
        />
      ) : (
        <div className="inbox-buttons">
          <button
            ref={opener}
            type="button"
            aria-label={say('questions.answerOf', { question })}
            className="button"
            onClick={draft.open}
          >
            <PenLine size={18} aria-hidden="true" />
            {say('questions.answer')}
          </button>
          <Act
            icon={Archive}
            action={action}
            label={say('questions.dismissOf', { question })}
            onAct={async () => {
              await dismissQuestion(id)
              onDismissed()
            }}
          >
            {say('questions.dismiss')}
          </Act>
        </div>
      )}
      <Failure action={action} />
    </article>
  )
}
