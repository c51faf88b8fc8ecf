/** The fit assessment: up to three questions of up to four answers, made from what the owner offers and has built. */
import { colon } from '#content/language/colon.ts'
import type { Content } from '#contract/content/content.ts'
import type { ChatI18n } from '#web/features/chat/i18n.tsx'
import type { FitQuestion, FitResult } from '#web/features/chat/state/message.ts'

const BASE_SCORE = 70
const MAX_SCORE = 98
/** From here on a deep dive makes sense, and below the second one first something has to be cleared up. */
const DEEP_DIVE_FROM = 90
const USE_CASE_FROM = 80

/** What a matched answer is worth: 10 to 15. */
const points = { need: 15, outcome: 12, role: 15, project: 15, advice: 10 }
const LISTED = 3

interface Option {
  value: string
  label: string
  icon: string
  /** 0: nothing on this site matches it. */
  points: number
  /** The owner's own words that speak for it. */
  reason?: string
}
interface Question {
  text: string
  options: Option[]
}

type Translate = ChatI18n['t']

function questions(t: Translate, { profile, skills, caseStudies, language }: Content): Question[] {
  const other: Option = { value: 'other', label: t('fit.something'), icon: 'other', points: 0 }
  const way = (value: 'role' | 'project' | 'advice'): Option => ({
    value,
    label: t(`fit.${value}`),
    icon: value,
    points: points[value],
    ...(profile.availability && { reason: profile.availability }),
  })
  const needs =
    profile.coreExpertise.length > 0
      ? profile.coreExpertise
      : skills.map(({ id, name }) => ({ id, title: name, description: '' }))
  const all = [
    {
      text: t('fit.need'),
      options: [
        ...needs.slice(0, LISTED).map(({ id, title, description }) => ({
          value: id,
          label: title,
          icon: 'experience',
          points: points.need,
          reason: description ? title + colon[language] + description : title,
        })),
        other,
      ],
    },
    {
      text: t('fit.outcome'),
      options: [
        ...caseStudies.slice(0, LISTED).map(({ id, title, category, outcomes }) => ({
          value: id,
          label: category || title,
          icon: 'project',
          points: points.outcome,
          ...(outcomes[0] && { reason: title + colon[language] + outcomes[0].text }),
        })),
        other,
      ],
    },
    {
      text: t('fit.way'),
      options: [way('role'), way('project'), way('advice'), { ...other, value: 'staff', label: t('fit.staff') }],
    },
  ]
  // "Something else" alone is no choice.
  return all.filter(({ options }) => options.length > 1)
}

/** @param answered how many questions have been answered; @returns the next one, or undefined after the last. */
export function fitQuestion(answered: number, t: Translate, content: Content): FitQuestion | undefined {
  const all = questions(t, content)
  const next = all[answered]
  return (
    next && {
      question: next.text,
      questionNumber: answered + 1,
      totalQuestions: all.length,
      options: next.options.map(({ value, label, icon }) => ({ value, label, icon })),
    }
  )
}

/** @param matched what each matched answer is worth. */
export const fitScore = (matched: number[]) =>
  Math.min(
    MAX_SCORE,
    matched.reduce((sum, worth) => sum + worth, BASE_SCORE),
  )

export const fitSteps = (score: number) =>
  score >= DEEP_DIVE_FROM ? 'deepDive' : score >= USE_CASE_FROM ? 'useCase' : 'clarify'

export const fitVerdict = (score: number) =>
  score >= DEEP_DIVE_FROM ? 'excellent' : score >= USE_CASE_FROM ? 'good' : 'open'

export function fitResult(answers: string[], t: Translate, content: Content): FitResult {
  const chosen = questions(t, content).flatMap(({ options }, i) =>
    options.filter(({ value, points }) => value === answers[i] && points > 0),
  )
  const score = fitScore(chosen.map(({ points }) => points))
  const steps = fitSteps(score)
  return {
    score,
    matchReasons: chosen.flatMap(({ reason }) => reason ?? []),
    nextSteps: (['first', 'second', 'third'] as const).map((step) => t(`fit.${steps}.${step}`)),
  }
}
