/** The fit assessment: one card for each question, and the result drawn as a gauge. */

import { isOn } from '#contract/site/site.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { ChipIcon } from '#web/features/chat/messages/chip-icon.tsx'
import { START_FIT } from '#web/features/chat/messages/chips.ts'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import type { FitQuestion, FitResult } from '#web/features/chat/state/message.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { NavLink } from '#web/ui/nav-link.tsx'
import { fitVerdict } from './assessment.ts'

/** @param open it is the question that waits for an answer. */
export function FitQuestionCard({ question, open }: { question: FitQuestion; open: boolean }) {
  const t = useChatT()
  const { answerFit } = useChat()
  const { questionNumber: number, totalQuestions: total } = question
  return (
    <fieldset className="chat-card card">
      <legend className="sr-only">{question.question}</legend>
      <p className="caption">{t('fit.progress', { number, total })}</p>
      <div className="chat-progress" style={{ '--part': number / total }} />
      <p className="strong" aria-hidden="true">
        {question.question}
      </p>
      <div className="chat-options">
        {question.options.map((option) => (
          <button
            key={option.value}
            type="button"
            className="chat-option"
            // Not `disabled`: the answer that was just given keeps the focus, and the next stop is the next question.
            aria-disabled={!open || undefined}
            tabIndex={open ? undefined : -1}
            onClick={() => open && answerFit(option)}
          >
            <ChipIcon name={option.icon} />
            {option.label}
          </button>
        ))}
      </div>
      <p className="text-sm text-muted">{t('fit.note')}</p>
    </fieldset>
  )
}

export function FitResultCard({ result }: { result: FitResult }) {
  const t = useChatT()
  const { summarise, press, pending, advert, showPage } = useChat()
  const { profile } = useContent()
  const { score, matchReasons, nextSteps } = result
  return (
    <section className="chat-card card" aria-label={t('fit.heading')}>
      <div className="chat-score">
        <Gauge score={score} label={t('fit.score', { score })} />
        <div>
          <h3 className="strong">{t(`fit.${fitVerdict(score)}`)}</h3>
          <p className="text-sm text-muted">{t('fit.note')}</p>
        </div>
      </div>
      {matchReasons.length > 0 ? (
        <>
          <h4>{t('fit.reasons')}</h4>
          <ul className="list">
            {matchReasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('fit.noReasons')}</p>
      )}
      <h4>{t('fit.nextSteps')}</h4>
      <ol className="chat-steps">
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="chat-buttons">
        <button type="button" className="button button-primary" onClick={summarise} disabled={pending}>
          {t('fit.summarise')}
        </button>
        <NavLink href={paths.contact} className="button" onFollow={showPage}>
          {t('advert.write', { owner: profile.name })}
        </NavLink>
        <button
          type="button"
          className="button"
          disabled={pending}
          onClick={() => press({ label: t('chips.fit'), action: START_FIT, icon: 'fit' })}
        >
          {t('fit.again')}
        </button>
        {isOn('advert') && (
          <button type="button" className="button" disabled={pending} onClick={() => advert.start()}>
            {t('advert.after')}
          </button>
        )}
      </div>
    </section>
  )
}

const RADIUS = 26
const ROUND = 2 * Math.PI * RADIUS

function Gauge({ score, label }: { score: number; label: string }) {
  return (
    <svg viewBox="0 0 64 64" role="img" aria-label={label} className="chat-gauge">
      <circle cx="32" cy="32" r={RADIUS} />
      <circle cx="32" cy="32" r={RADIUS} strokeDasharray={`${(ROUND * score) / 100} ${ROUND}`} />
      <text x="32" y="37">
        {score}%
      </text>
    </svg>
  )
}
