/** The sections of a résumé, with items ordered by relevance. */
import { toBeQuoted } from '#content/language/quotation.ts'
import { type Content, employerOf } from '#contract/content/content.ts'
import { backgroundGroupIds } from '#contract/content/kinds.ts'
import { recordOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import { spokenMonth } from '#server/knowledge/spoken-month.ts'
import { cutWords, terms } from '#server/knowledge/tokens.ts'
import type { Item, Line, Part, ResumeSection, Section } from '#server/pdf/document.ts'
import { background } from './background.ts'
import { byRank, hasParts, isSaid, parts, type Tailor, take } from './selection.ts'

type Make = (at: Tailor) => Section

/** Sections that are chosen by themselves; those of the European layout are made of them. */
export type TailoredSection = Exclude<ResumeSection, 'training' | 'personal-skills' | 'additional'>

export const sections: Record<TailoredSection, Make> = {
  strengths,
  experience,
  'case-studies': caseStudies,
  skills,
  services,
  testimonials,
  ...recordOf(
    backgroundGroupIds,
    (id): Make =>
      (at) =>
        background(at, id),
  ),
}

const STRENGTHS_MAX = 4
const STRENGTHS_SHOWN = 3

const figures = ({ text }: Part): string[] => text.match(/\d[\d.,]*/g) ?? []

/** Two statements are alike if they share a figure or two content words. */
function saysTheSame(language: Language, a: Part, b: Part): boolean {
  if (figures(a).some((figure) => figures(b).includes(figure))) return true
  const words = new Set(terms(language, a.text))
  return (
    new Set(
      cutWords(language, b.text)
        .map((word) => word.terms[0])
        .filter((term) => words.has(term)),
    ).size > 1
  )
}

/** The most relevant skills, each with evidence. */
function strengths(at: Tailor): Section {
  const { content, relevance, t } = at
  const best = at.strengths.flatMap((id) => content.skills.find((skill) => skill.id === id) ?? [])
  const items = best.slice(0, STRENGTHS_MAX).map(({ id, name, evidence }, i): Item => {
    const prefix = `skill.${id}`
    const achievements = byRank(parts(`${prefix}.achievement`, evidence.achievements), ({ fact }) => relevance.of(fact))
    const metrics = byRank(parts(`${prefix}.metric`, evidence.metrics), ({ fact }) => relevance.of(fact))
    // Achievements first, then figures: two sentences about the same figure are one proof.
    const done = take(at, achievements, 1)
    const others = metrics.filter((metric) => !done.some((part) => saysTheSame(content.language, part, metric)))
    const proof = [...done, ...take(at, others, 1)]
    return {
      lines: [{ kind: 'text', label: { fact: prefix, text: name }, parts: proof }],
      ...(i >= STRENGTHS_SHOWN && { rank: 1.1 }),
    }
  })
  const proven = items.filter(({ lines }) => lines.every(hasParts))
  return { kind: 'strengths', heading: t('resume.sections.strengths'), items: proven }
}

/** Weights of jobs, falling from the newest (1): old work proves less. */
const recency = (i: number) => 1 / (1 + 0.35 * i)
/** Number of jobs that always keep description and first achievement. */
const RECENT = 3

function experience(at: Tailor): Section {
  const { content, relevance, t, kind } = at
  const items = content.experience.map((job, i): Item => {
    const subject = `experience.${job.id}`
    const weight = recency(i) + 0.3 * relevance.ofAll(subject)
    const achievements = byRank(parts(subject, job.achievements), ({ fact }) => relevance.of(fact))
    // The reader's own words may lift an old job above a newer one; their kind's interests do not.
    const lifts = i < RECENT || at.asked
    const base = lifts ? weight : recency(i)
    const points = take(at, achievements, achievements.length).map((part, n): Line => {
      const rank = base + (lifts ? 0.6 : 0.1) * relevance.of(part.fact) - 0.2 * n - 0.1
      return { kind: 'point', parts: [part], ...((i >= RECENT || n > 0) && { rank }) }
    })
    const texts: Line[] = job.description
      ? [
          {
            kind: 'text',
            parts: [{ fact: subject, text: job.description }],
            ...(i >= RECENT && { rank: base + 0.2 }),
          },
        ]
      : []
    const conditions: Line[] = job.conditions.map(({ id, text }) => {
      return { kind: 'note', parts: [{ fact: `${subject}.condition.${id}`, text }], rank: base - 0.9 }
    })
    const technologies: Line = {
      kind: 'note',
      parts: [{ fact: subject, text: job.technologies.join(t('resume.comma')) }],
      rank: base + (kind === 'developer' ? 0.1 : -1.2),
    }
    const employer = employerOf(job)
    return {
      heading: {
        title: { fact: subject, text: job.title },
        ...(employer && { context: { fact: subject, text: employer } }),
        aside: period(job, content, t),
      },
      lines: [...texts, ...points, ...conditions, ...(job.technologies.length > 0 ? [technologies] : [])],
    }
  })
  return { kind: 'experience', heading: t('resume.sections.experience'), items }
}

function period({ start, end }: Content['experience'][number], { language }: Content, t: Tailor['t']): string {
  const spoken = spokenMonth(language)
  if (!start) return end ? spoken(end) : ''
  return `${spoken(start)} – ${end === null ? t('resume.present') : spoken(end)}`
}

/** Facts of a case study for each kind of reader, beside its summary. */
function caseStudies(at: Tailor): Section {
  const { content, relevance, t, kind, siteUrl } = at
  const best = byRank(content.caseStudies, ({ id }) => relevance.ofAll(`case-study.${id}`))
  const items = best.map((study, i): Item => {
    const subject = `case-study.${study.id}`
    const rank = 1.2 - 0.35 * i + relevance.ofAll(subject)
    const ranked = (line: Line, by: number): Line => ({ ...line, rank: rank + by })
    const texts: Line[] = [{ kind: 'text', parts: take(at, [{ fact: subject, text: study.description }], 1) }]
    const more = (key: string, text: string, by: number) =>
      take(at, [{ fact: `${subject}.${key}`, text }], 1).map((part) => ranked({ kind: 'text', parts: [part] }, by))
    if (kind === 'developer') texts.push(...more('architecture', study.diagram.explanation, -0.4))
    if (kind === 'client') texts.unshift(...more('challenge', study.challenge, -0.5))
    const outcomes = parts(`${subject}.outcome`, study.outcomes)
    const features = parts(`${subject}.feature`, study.keyFeatures)
    const points = byRank(kind === 'developer' ? [...features, ...outcomes] : outcomes, ({ fact }) =>
      relevance.of(fact),
    )
    const shown = take(at, points, POINTS_MAX).map((part, n): Line => {
      return ranked({ kind: 'point', parts: [part] }, 0.5 * relevance.of(part.fact) - 0.3 * n)
    })
    const technologies: Line = {
      kind: 'note',
      parts: [{ fact: subject, text: study.technologies.join(t('resume.comma')) }],
      rank: rank - (kind === 'developer' ? 0.3 : 1.5),
    }
    return {
      heading: {
        title: { fact: subject, text: study.title },
        link: new URL(`/case-study/${study.id}`, siteUrl).href,
        aside: content.experience.find(({ id }) => id === study.experience)?.company ?? study.entity ?? study.category,
      },
      lines: [...texts, ...shown, technologies].filter(hasParts),
      ...(i > 0 && { rank: rank + 0.3 }),
    }
  })
  return { kind: 'case-studies', heading: t('resume.sections.caseStudies'), items }
}

const POINTS_MAX = 4

/** Fields and technologies; requested ones first. Those that are a name and no more follow in one paragraph. */
function skills(at: Tailor): Section {
  const { content, relevance, t } = at
  const ranked = byRank(content.skills, ({ id }) => relevance.ofAll(`skill.${id}`))
  const items = ranked
    .filter(({ technologies }) => technologies.length > 0)
    .map(({ id, category, technologies }, i): Item => {
      const fact = `skill.${id}`
      const part = { fact, text: technologies.join(t('resume.comma')) }
      return {
        lines: [{ kind: 'text', label: { fact, text: category }, parts: [part] }],
        ...(i > 4 && { rank: 0.8 }),
      }
    })
  const names = ranked
    .filter(({ technologies }) => technologies.length === 0)
    .map(({ id, name }): Part => ({ fact: `skill.${id}`, text: name }))
  if (names.length > 0) items.push({ lines: [{ kind: 'text', parts: names }] })
  return { kind: 'skills', heading: content.labels.skills ?? t('resume.sections.skills'), items }
}

function services(at: Tailor): Section {
  const { content, relevance, t } = at
  const offered = content.services.filter(({ description }) => !at.said.has(description))
  const items = byRank(offered, ({ id }) => relevance.of(`service.${id}`)).map((service, i): Item => {
    const fact = `service.${service.id}`
    const said = { fact, text: service.description }
    return { lines: [{ kind: 'text', label: { fact, text: service.title }, parts: [said] }], rank: 1.3 - 0.1 * i }
  })
  return { kind: 'services', heading: t('resume.sections.services'), items }
}

/** One testimonial: about something relevant, or about the leading case study. */
function testimonials(at: Tailor): Section {
  const { content, relevance, t } = at
  const best = byRank(content.testimonials, ({ id, caseStudy }) => {
    return relevance.of(`testimonial.${id}`) + (caseStudy ? 0.5 * relevance.ofAll(`case-study.${caseStudy}`) : 0)
  }).slice(0, 1)
  const items = best.map(({ id, quote, author, role }): Item => {
    const fact = `testimonial.${id}`
    const [open = '', close = ''] = t('resume.quote').split('{{text}}')
    return {
      rank: 1,
      lines: [
        { kind: 'text', quotes: [open, close], parts: [{ fact, text: toBeQuoted(quote, [open, close]) }] },
        {
          kind: 'note',
          parts: [author, role ?? ''].filter(isSaid).map((text) => ({ fact, text })),
        },
      ],
    }
  })
  return { kind: 'testimonials', heading: t('resume.sections.testimonials'), items }
}
