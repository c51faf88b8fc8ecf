/** Questions that the site could not answer, and what the owner has answered so far. */
import { Archive, PenLine } from 'lucide-react'
import type { OpenQuestion } from '#contract/inbox/added-facts.ts'
import { Empty, NewMark } from '#web/ui/async/async-parts.tsx'
import { PagedView } from '#web/ui/async/paged-view.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { usePagedQuery } from '#web/ui/async/use-paged-query.ts'
import { useFormats } from '#web/ui/formats.ts'
import { addFact, dismissQuestion, fetchFacts, fetchQuestions } from './api.ts'
import { FactForm } from './fact-form.tsx'
import { Facts } from './facts.tsx'
import { useInboxT } from './i18n.tsx'
import { useInbox } from './inbox-context.ts'
import { Act, Failure } from './parts.tsx'
import { useInlineDraft } from './use-inline-draft.ts'
import { useListFocus } from './use-list-focus.ts'
import { useSavedMessage } from './use-saved-message.ts'

export function Questions() {
  const t = useInboxT()
  const { recount } = useInbox()
  const saved = useSavedMessage()
  const questions = usePagedQuery(['inbox', 'questions'], fetchQuestions, ({ lastAskedAt }) => lastAskedAt)
  const facts = usePagedQuery(['inbox', 'facts'], fetchFacts)
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
          {t('questions.heading')}
        </h2>
        <p className="prose">{t('questions.text')}</p>
        <PagedView
          query={questions}
          label={t('questions.heading')}
          empty={<Empty title={t('questions.empty')}>{t('questions.emptyText')}</Empty>}
          more={t('more')}
          className="row-list"
          row={(question) => (
            <Question
              question={question}
              isNew={questions.isNew(question.lastAskedAt)}
              onDismissed={() => settled(question.id, t('questions.dismissed'))}
              onAnswered={(others) => {
                settled(question.id, saved('facts.added', others))
                if (others > 0) void questions.refetch()
                void facts.refetch()
              }}
            />
          )}
        />
      </section>
      <Facts
        query={facts}
        onSaved={(others) => {
          recount()
          if (others > 0) void questions.refetch()
        }}
      />
    </>
  )
}

interface QuestionProps {
  question: OpenQuestion
  isNew: boolean
  onDismissed(): void
  /** @param others how many more questions were closed with it. */
  onAnswered(others: number): void
}

function Question({
  question: { id, question, language, count, lastAskedAt },
  isNew,
  onDismissed,
  onAnswered,
}: QuestionProps) {
  const t = useInboxT()
  const { moment, languageName } = useFormats()
  const action = useAction()
  // By its words: who asks it once more gives it another id.
  const { draft, opener } = useInlineDraft(`fact for ${language} ${question}`)
  return (
    <article className="inbox-plain">
      <h3 className="strong as-written" lang={language}>
        <NewMark shown={isNew} />
        {question}
      </h3>
      <p className="text-sm text-muted">
        {t('questions.asked', { count, time: moment(lastAskedAt), language: languageName(language) })}
      </p>
      {draft.isOpen ? (
        <FactForm
          main={language}
          texts={{ [language]: { text: '', questions: [question] } }}
          draft={draft}
          question={question}
          onSave={async (texts, key) => {
            const { settled } = await addFact({ question: id, texts }, key)
            draft.close()
            onAnswered(settled)
          }}
        />
      ) : (
        <div className="button-row">
          <button
            ref={opener}
            type="button"
            aria-label={t('questions.answerOf', { question })}
            className="button"
            onClick={draft.open}
          >
            <PenLine size={18} aria-hidden="true" />
            {t('questions.answer')}
          </button>
          <Act
            icon={Archive}
            action={action}
            label={t('questions.dismissOf', { question })}
            onAct={async () => {
              await dismissQuestion(id)
              onDismissed()
            }}
          >
            {t('questions.dismiss')}
          </Act>
        </div>
      )}
      <Failure action={action} />
    </article>
  )
}
