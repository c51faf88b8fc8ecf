/**
 * The ledger: every statement the owner makes, flattened. Nothing on the site, in an answer or in a résumé states a
 * fact that is not here.
 */
import { type Content, employerOf, type FullContent } from '#contract/content/content.ts'
import { placeIn, skillPlace } from './anchors.ts'
import { backgroundFacts, interviewFacts, languageSkillFacts } from './background/background-facts.ts'
import type { Fact } from './fact.ts'
import { colon } from './language/colon.ts'
import { comma, listComma } from './language/comma.ts'
import { yearsOf } from './period.ts'

export function buildLedger(content: FullContent): Fact[] {
  return [
    ...profileFacts(content),
    ...experienceFacts(content),
    ...skillFacts(content),
    ...caseStudyFacts(content),
    ...content.testimonials.map(({ id, quote, author, role }): Fact => {
      return {
        id: `testimonial.${id}`,
        kind: 'testimonial',
        text: quote,
        source: [author, role].filter(Boolean).join(', '),
        tags: [author, role ?? ''].filter(Boolean),
        anchor: placeIn('testimonials', 'testimonials'),
      }
    }),
    ...serviceFacts(content),
    ...backgroundFacts(content),
    ...languageSkillFacts(content),
    ...interviewFacts(content),
    ...articleFacts(content),
  ]
}

function profileFacts({ profile, language }: Content): Fact[] {
  const fact = (key: 'title' | 'bio' | 'summary' | 'location' | 'availability', anchor: string): Fact[] => {
    const text = profile[key]
    return text ? [{ id: `profile.${key}`, kind: 'profile', text, tags: [], anchor }] : []
  }
  const about = placeIn('about', 'about')
  return [
    ...fact('title', '/#home'),
    ...fact('bio', '/#home'),
    ...fact('location', '/#home'),
    ...fact('availability', '/#contact'),
    ...profile.openTo.map(({ id, text }): Fact => {
      return { id: `profile.open-to.${id}`, kind: 'profile', text, tags: [], anchor: '/#contact' }
    }),
    ...fact('summary', about),
    ...profile.coreExpertise.map(({ id, title, description }): Fact => {
      const text = title + colon[language] + description
      return { id: `profile.expertise.${id}`, kind: 'expertise', text, tags: [title], anchor: about }
    }),
    ...profile.skills.map(({ id, name }): Fact => {
      return { id: `profile.skill.${id}`, kind: 'expertise', text: name, tags: [], anchor: about }
    }),
  ]
}

function experienceFacts({ experience, language }: Content): Fact[] {
  return experience.flatMap((job) => {
    const { id, company, title, description, achievements, technologies, start, end } = job
    const anchor = placeIn('work', `job-${id}`)
    const tags = [company, title, ...technologies, ...(start ? years(start, end) : [])]
    const fact = (kind: Fact['kind'], key: string, text: string): Fact => {
      return { id: `experience.${id}${key}`, kind, text, source: company, tags, anchor }
    }
    return [
      fact('job', '', description || [title, employerOf(job)].filter(Boolean).join(comma[language])),
      ...achievements.map((achievement) => fact('achievement', `.${achievement.id}`, achievement.text)),
      fact('job', '.period', [title, yearsOf(start, end ?? undefined)].filter(Boolean).join(comma[language])),
      ...(job.about ? [fact('job', '.about', company + colon[language] + job.about)] : []),
      ...job.conditions.map((one) => fact('job', `.condition.${one.id}`, one.text)),
      ...namesOf(fact, technologies),
    ]
  })
}

/** Every year from the first to the last; of a job that goes on, the first only. */
function years(start: string, end: string | null): string[] {
  const first = Number(start.slice(0, 4))
  const last = Number(end?.slice(0, 4) ?? first)
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i))
}

/** What was worked with, where anything is named, as pages print it. */
const namesOf = (fact: (kind: Fact['kind'], key: string, text: string) => Fact, names: string[]): Fact[] =>
  names.length > 0 ? [fact('technologies', '.technologies', names.join(', '))] : []

function skillFacts({ skills, language }: FullContent): Fact[] {
  return skills.flatMap(({ id, name, category, technologies, keywords, since, evidence }) => {
    const anchor = skillPlace(id)
    const tags = [name, category, ...technologies, ...keywords, ...(since ? [String(since)] : [])]
    const fact = (kind: Fact['kind'], key: string, text: string): Fact => {
      return { id: `skill.${id}${key}`, kind, text, source: name, tags, anchor }
    }
    const proof = (group: string, statements: { id: string; text: string }[]) =>
      statements.map((statement) => fact('evidence', `.${group}.${statement.id}`, statement.text))
    return [
      fact('skill', '', evidence.experience || [name, ...technologies].join(listComma[language])),
      ...proof('achievement', evidence.achievements),
      ...proof('metric', evidence.metrics),
      ...proof('project', evidence.projects),
      ...namesOf(fact, technologies),
    ]
  })
}

function caseStudyFacts({ caseStudies, language }: FullContent): Fact[] {
  return caseStudies.flatMap((study) => {
    const page = `/case-study/${study.id}`
    const { title, category, entity = '', technologies, keywords } = study
    const tags = [title, category, entity, ...technologies, ...keywords].filter(Boolean)
    const fact = (key: string, text: string, anchor: string): Fact => {
      const id = `case-study.${study.id}.${key}`
      return { id, kind: 'case-study', text, source: study.title, tags, anchor: `${page}#${anchor}` }
    }
    return [
      { ...fact('', study.description, ''), id: `case-study.${study.id}`, anchor: page },
      ...(study.url ? [fact('url', title + colon[language] + study.url, '')] : []),
      ...(study.repository ? [fact('repository', title + colon[language] + study.repository, '')] : []),
      ...(study.challenge ? [fact('challenge', study.challenge, 'challenge')] : []),
      ...(study.solution ? [fact('solution', study.solution, 'solution')] : []),
      ...study.roles.map((role, i) => fact(`role.${i + 1}`, role, 'roles')),
      ...study.keyFeatures.map(({ id, text }) => fact(`feature.${id}`, text, 'features')),
      ...study.outcomes.map(({ id, text }) => fact(`outcome.${id}`, text, 'outcomes')),
      ...study.metrics.map(({ id, label, value }) => fact(`metric.${id}`, label + colon[language] + value, 'metrics')),
      ...(study.diagram.explanation ? [fact('architecture', study.diagram.explanation, 'architecture')] : []),
      ...study.diagram.nodes.map(({ id, label, details }) =>
        fact(`node.${id}`, label + colon[language] + details, 'architecture'),
      ),
      // What the assistant alone says stands nowhere on the site.
      ...study.diagram.nextSteps.flatMap(({ id, answer }) =>
        answer === undefined ? [] : [{ ...fact(`answer.${id}`, answer, ''), anchor: '' }],
      ),
      ...namesOf((kind, _, text) => ({ ...fact('technologies', text, ''), kind, anchor: page }), study.technologies),
    ]
  })
}

/** What is offered, and for what price where the owner names one. */
function serviceFacts({ services, language }: FullContent): Fact[] {
  return services.flatMap(({ id, title, description, price }) => {
    const fact = (key: string, text: string): Fact => {
      const anchor = '/skills#services'
      return { id: `service.${id}${key}`, kind: 'service', text: title + colon[language] + text, tags: [title], anchor }
    }
    return [fact('', description), ...(price ? [fact('.price', price)] : [])]
  })
}

/** That something was written, and what about; what it says is no statement about the owner's work. */
function articleFacts({ articles, language }: FullContent): Fact[] {
  return articles.map(({ id, title, summary, tags }) => ({
    id: `article.${id}`,
    kind: 'article',
    text: title + colon[language] + summary,
    source: title,
    tags: tags.map(({ text }) => text),
    anchor: `/writing/${id}`,
  }))
}
