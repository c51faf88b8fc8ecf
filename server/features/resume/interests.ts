/** What each kind of reader looks for, before they have said anything. */
import type { FullContent } from '#contract/content/content.ts'
import type { ResumeRole } from '#contract/resume.ts'
import type { I18n } from '#server/i18n.ts'
import type { Asked } from './relevance.ts'
import { byRank } from './selection.ts'

/** All interests of a kind of reader weigh less than one thing that this reader asked for. */
const KIND_WEIGHT = 0.5

/** Each is a search of its own. */
const INTERESTS_MAX = 24

/** @param t in the language of the content. */
export function interestsOf(kind: ResumeRole, content: FullContent, t: ReturnType<I18n>): Asked[] {
  const all = kind === 'developer' ? interestsOfColleagues(content) : phrases(t(`resume.looksFor.${kind}`))
  const sum = all.reduce((total, { weight }) => total + weight, 0)
  return all.map(({ text, weight }) => ({ text, weight: (KIND_WEIGHT * weight) / sum }))
}

const phrases = (text: string): Asked[] =>
  text
    .split(';')
    .map((one) => ({ text: one.trim(), weight: 1 }))
    .filter((one) => one.text !== '')

/**
 * Who knows the owner's trade asks what the owner does in it: for the skills and what they consist of, the more the more jobs and
 * projects name it.
 */
function interestsOfColleagues({ labels, skills, experience, caseStudies }: FullContent): Asked[] {
  if (labels.colleagueLooksFor) return phrases(labels.colleagueLooksFor)
  const named = [...experience, ...caseStudies].map(({ technologies }) => new Set(technologies))
  const texts = new Set(skills.flatMap(({ name, technologies }) => [name, ...technologies]))
  const asked = [...texts].map((text) => ({ text, weight: 1 + named.filter((names) => names.has(text)).length }))
  return byRank(asked, ({ weight }) => weight).slice(0, INTERESTS_MAX)
}
