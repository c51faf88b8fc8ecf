/** The ledger of what stands beside work and projects: education, certificates, publications, languages and the like. */
import type { Content, FullContent } from '#contract/content/content.ts'
import type { BackgroundGroupId } from '#contract/content/kinds.ts'
import { placeIn } from '../anchors.ts'
import type { Fact } from '../fact.ts'
import { colon } from '../language/colon.ts'
import { cefrText } from '../language/levels/cefr.ts'
import { entryText } from './background-entries.ts'

/** What an entry of each group is as a fact; a fact's id begins with it. */
export const backgroundFactKinds = {
  education: 'education',
  certificates: 'certificate',
  publications: 'publication',
  talks: 'talk',
  awards: 'award',
  volunteering: 'volunteering',
  languages: 'language',
  interests: 'interest',
} as const satisfies Record<BackgroundGroupId, Fact['kind']>

export function backgroundFacts(content: Content): Fact[] {
  return content.background.flatMap((group) =>
    group.entries.flatMap((entry): Fact[] => {
      const [source] = entry.details
      const isOfAPlace = group.id === 'education' || group.id === 'volunteering'
      const base = {
        kind: backgroundFactKinds[group.id],
        ...(isOfAPlace && source && { source }),
        tags: [entry.title, ...entry.details],
        anchor: placeIn('credentials', group.id),
      }
      return [
        { ...base, id: entry.fact, text: entryText(content.language, group.id, entry) },
        ...entry.points.map(({ id, text }) => ({ ...base, id: `${entry.fact}.${id}`, text })),
      ]
    }),
  )
}

/** How well each skill of a language is spoken, which pages leave to the résumé. */
export const languageSkillFacts = ({ records, language }: FullContent): Fact[] =>
  records.spokenLanguages.flatMap(({ id, name, cefr }): Fact[] =>
    cefr
      ? [
          {
            id: `language.${id}.cefr`,
            kind: 'language',
            text: name + colon[language] + cefrText(language, cefr),
            tags: [name],
            anchor: placeIn('credentials', 'languages'),
          },
        ]
      : [],
  )

/** What the owner answered of what everybody asks. */
export const interviewFacts = ({ records, profile }: FullContent): Fact[] =>
  records.interview.flatMap(({ id, answer }): Fact[] =>
    answer
      ? [{ id: `interview.${id}`, kind: 'interview', text: answer, source: profile.name, tags: [], anchor: '' }]
      : [],
  )
