/** Rules by the words that a message asks with, for what no kind is sure of. */
import type { InterviewKind } from '#contract/content/interview-kinds.ts'
import type { CueId } from '#server/knowledge/understand/language-cues.ts'
import { namesNothingElse } from '#server/knowledge/understand/left-words.ts'
import * as career from '../life/career.ts'
import { elsewhere } from '../life/elsewhere.ts'
import { yearsOfLeading } from '../life/leadership.ts'
import type { Asked, Plan } from '../plan.ts'
import { technologyList } from '../technologies/technology-lists.ts'
import { foundOnTopic, notSaid } from '../texts/topic.ts'
import { inBackground, inInterview, named } from './named.ts'
import type { Rule } from './rule.ts'

/** Asked with one of these words, and about nothing beside them. */
const asksOnly = (...ids: CueId[]) => {
  return ({ reading }: Asked) => reading.has(...ids) && namesNothingElse(reading)
}
const all = (...conditions: ((asked: Asked) => boolean)[]) => {
  return (asked: Asked) => conditions.every((holds) => holds(asked))
}
const asks = (...ids: CueId[]) => {
  return ({ reading }: Asked) => reading.has(...ids)
}
const not = (condition: (asked: Asked) => boolean) => (asked: Asked) => !condition(asked)

const isOfNoInterview = ({ reading }: Asked) => reading.interview.length === 0
const isOfInterview = (kinds: InterviewKind[]) => {
  return ({ reading }: Asked) => reading.interview.some((kind) => kinds.includes(kind))
}
/** What is not settled by when somebody is free. */
const isOfTerms = isOfInterview([
  ...(['rates', 'salary', 'ideal-role', 'relocation', 'travel', 'remote', 'contract', 'leaving'] as const),
])

const namesSkill = ({ reading }: Asked) => reading.of('skill').length > 0

type WordRule = Pick<Rule, 'name' | 'when' | 'answer'>

/** In this order: the first that has an answer gives it. */
const byWords: WordRule[] = [
  { name: 'a firm or a place that is named nowhere', answer: elsewhere },
  {
    name: 'an award, an article, a certificate, voluntary work',
    when: asks('award', 'publication', 'certificate', 'volunteering'),
    answer: inBackground,
  },
  { name: 'a job, a project, a technology, a part of a drawing by name', answer: named },
  { name: 'who it is', when: all(asksOnly('who_is'), isOfNoInterview), answer: career.whoIs },
  { name: 'where somebody is based', when: all(asksOnly('location'), isOfNoInterview), answer: career.location },
  { name: 'when somebody is free', when: all(asksOnly('availability'), not(isOfTerms)), answer: career.availability },
  { name: 'a question of the interview', answer: inInterview },
  { name: 'a list of the background', answer: inBackground },
  {
    name: 'what is offered',
    when: ({ reading }) => reading.has('service') && (namesNothingElse(reading) || reading.of('service').length > 0),
    answer: career.services,
  },
  {
    name: 'years of experience',
    when: all(asksOnly('experienceTotal'), not(namesSkill)),
    answer: (asked) => yearsOfLeading(asked) ?? career.totalYears(asked),
  },
  {
    name: 'what is worked with',
    when: ({ reading }) =>
      namesNothingElse(reading) &&
      (reading.has('technology') ||
        (reading.has('cloud') && reading.has('which', 'what') && reading.of('skill').length === 0)),
    answer: technologyList,
  },
  {
    name: 'a skill by name',
    answer: (asked) => {
      const [skill] = asked.reading.of('skill')
      return skill && namesNothingElse(asked.reading) ? career.aboutSkill(asked, skill.name) : undefined
    },
  },
]

export const wordRules: Rule[] = byWords.map((rule) => ({ ...rule, reads: 'conversation', guesses: true }))

/** By what the facts have of it, where no rule and no kind knows what is asked. */
export const bySearch = (asked: Asked): Plan => foundOnTopic(asked) ?? notSaid(asked)
