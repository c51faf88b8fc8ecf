/**
 * The sections of a résumé in two columns, labels and texts, in the order that employers all over Europe know. They hold
 * what the other sections choose; only education and languages have a form of their own here.
 */
import { inBrackets } from '#content/language/brackets.ts'
import { cefrNames } from '#content/language/levels/cefr.ts'
import type { BackgroundEntry, SpokenLanguage } from '#contract/content/content.ts'
import { type BackgroundGroupId, cefrSkills } from '#contract/content/kinds.ts'
import type { ResumeRole } from '#contract/resume.ts'
import type { Item, Line, Part, ResumeSection, Section } from '#server/pdf/document.ts'
import { entryRank, moreLines } from './background.ts'
import { sections, type TailoredSection } from './sections.ts'
import type { Tailor } from './selection.ts'

/** @returns what follows the personal information, which the layout makes of the head. */
export function europeanSections(at: Tailor): Section[] {
  const section = (kind: ResumeSection & keyof typeof headings, items: Item[]): Section => {
    return { kind, heading: at.t(`resume.sections.${headings[kind]}`), items }
  }
  return [
    section('experience', sections.experience(at).items.map(datedAtTheSide)),
    section('training', [...training(at, 'education'), ...training(at, 'certificates')]),
    section('personal-skills', [...languages(at), ...labelled(at, ['strengths']), ...skills(at)]),
    section('additional', labelled(at, additional[at.kind ?? 'recruiter'])),
  ]
}

const headings = {
  experience: 'experience',
  training: 'training',
  'personal-skills': 'personalSkills',
  additional: 'additional',
} as const

const others: TailoredSection[] = ['publications', 'talks', 'awards', 'volunteering', 'interests']

/** What each kind of reader looks for first; colleagues do not need testimonials. */
const additional: Record<ResumeRole, TailoredSection[]> = {
  recruiter: ['case-studies', ...others, 'testimonials'],
  client: ['case-studies', 'services', 'testimonials', ...others],
  developer: ['case-studies', ...others],
}

/** Items whose label is the heading that they have in other layouts. The layout shows it once. */
const labelled = (at: Tailor, kinds: TailoredSection[]): Item[] =>
  kinds.flatMap((kind) => {
    const { heading, items } = sections[kind](at)
    return items.map((item) => ({ ...besideTitle(item), label: heading }))
  })

/** The period in the column of labels. */
const datedAtTheSide = (item: Item): Item => {
  const { aside, ...heading } = item.heading ?? {}
  return { ...item, ...(aside && { label: aside }), ...('title' in heading && { heading }) }
}

/** What stands at the end of a title's line elsewhere: here nothing does. */
const besideTitle = ({ heading, ...item }: Item): Item => {
  if (!heading) return item
  const { aside, ...rest } = heading
  const context = aside ? { fact: rest.title.fact, text: aside } : rest.context
  return { ...item, heading: { ...rest, ...(context && { context }) } }
}

/** As many of the newest always stay. */
const TRAINING_KEPT = 3

function training(at: Tailor, kind: BackgroundGroupId): Item[] {
  const entries = at.content.background.find(({ id }) => id === kind)?.entries ?? []
  return entries.map((entry: BackgroundEntry, i): Item => {
    const { fact, title, details, aside } = entry
    const rank = entryRank(at, kind, entry, i)
    return {
      ...(i >= TRAINING_KEPT && { rank }),
      ...(aside && { label: aside }),
      heading: {
        title: { fact, text: title },
        ...(details.length > 0 && { context: { fact, text: details.join(at.t('resume.comma')) } }),
      },
      lines: moreLines(entry, rank),
    }
  })
}

/** Mother tongues, the others with a level in words, and a table of those with a level for each skill. */
function languages({ content, t }: Tailor): Item[] {
  const { spokenLanguages } = content.records
  const part = ({ id }: SpokenLanguage, text: string): Part => ({ fact: `language.${id}`, text })
  const row = (label: string, lines: Line[]): Item[] => (lines.length > 0 ? [{ label, lines }] : [])
  const list = (parts: Part[]): Line[] => (parts.length > 0 ? [{ kind: 'text', parts }] : [])

  const foreign = spokenLanguages.filter(({ isNative }) => !isNative)
  const inWords = foreign
    .filter(({ cefr }) => !cefr)
    .map((one) => part(one, one.levelText ? inBrackets(content.language, one.name, one.levelText) : one.name))
  const mothers = spokenLanguages.filter(({ isNative }) => isNative).map((one) => part(one, one.name))
  const inTable = foreign.flatMap(({ id, name, cefr }) => (cefr ? [{ fact: `language.${id}.cefr`, name, cefr }] : []))
  const first = inTable[0]
  const columns = cefrSkills.map((skill) => ({ fact: first?.fact ?? '', text: cefrNames[content.language][skill] }))
  return [
    ...row(t('resume.labels.motherTongues'), list(mothers)),
    ...row(t('resume.labels.otherLanguages'), first ? [{ kind: 'columns', parts: columns }] : []),
    ...inTable.flatMap(({ fact, name, cefr }) =>
      row(name, [{ kind: 'row', parts: cefrSkills.map((skill) => ({ fact, text: cefr[skill] })) }]),
    ),
    ...row(t('resume.labels.otherLanguages'), list(inWords)),
  ]
}

/** Each with its field as the label. */
const skills = (at: Tailor): Item[] => {
  const { heading, items } = sections.skills(at)
  return items.map((item) => {
    const [line, ...more] = item.lines
    if (!line?.label) return { ...item, label: heading }
    const { label, ...rest } = line
    return { ...item, label: label.text, lines: [rest, ...more] }
  })
}
