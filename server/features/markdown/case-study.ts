/** A case study, with its diagram as lists of parts and connections. */
import { periodOf } from '#content/period.ts'
import type { CaseStudy, FullCaseStudy } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import { heading, join, labelled, link, list, plain, section } from './syntax.ts'
import type { Writing } from './writing.ts'

export function caseStudy(writing: Writing, study: FullCaseStudy): string {
  const { t, at, content } = writing
  const { title, subtitle, category, description, challenge, solution, technologies, roles } = study
  const part = (about: string, text: string) => text !== '' && join(heading(2, about), plain(text))
  const rich = (about: string, text: string, markdown: string | undefined) =>
    markdown ? join(heading(2, about), belowPart(markdown)) : part(about, text)
  const employer = content.experience.find(({ id }) => id === study.experience)?.company ?? study.entity
  const statements = (about: string, items: { text: string }[]) =>
    items.length > 0 && join(heading(2, about), list(items.map(({ text }) => plain(text))))
  return join(
    heading(1, title),
    subtitle && `**${plain(subtitle)}**`,
    [category, employer, periodOf(t)(study.start, study.end), dayIn(content.language, study.published)]
      .flatMap((said) => (said ? [plain(said)] : []))
      .join(' · '),
    plain(description),
    list([
      ...(study.url ? [link(t('caseStudy.visit'), study.url)] : []),
      ...(study.repository ? [link(t('caseStudy.repository'), study.repository)] : []),
    ]),
    study.metrics.length > 0 && join(heading(2, t('caseStudy.metrics')), metrics(content.language, study)),
    study.diagram.nodes.length > 0 && architecture(writing, study),
    rich(t('caseStudy.challenge'), challenge, study.markdown?.challenge),
    rich(t('caseStudy.solution'), solution, study.markdown?.solution),
    part(t('caseStudy.roles'), roles.join(', ')),
    statements(t('caseStudy.keyFeatures'), study.keyFeatures),
    statements(t('caseStudy.outcomes'), study.outcomes),
    part(t('caseStudy.technologies'), technologies.join(', ')),
    study.articles && heading(2, t('caseStudy.articles')),
    list((study.articles ?? []).map(({ id, title }) => link(title, at(`/writing/${id}.md`)))),
    list([link(t('caseStudy.back'), at('/projects.md')), link(t('caseStudy.getInTouch'), at('/#contact'))]),
  )
}

const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** As it was written; its headings stand below that of the part. */
const belowPart = (markdown: string) => markdown.trim().replace(/^#{1,6}(?=\s)/gm, '###')

export const metrics = (language: Language, { metrics }: CaseStudy): string =>
  list(metrics.map(({ label, value }) => labelled(language, label, value)))

function architecture({ t, content }: Writing, { diagram }: FullCaseStudy): string {
  const label = (id: string) => diagram.nodes.find((node) => node.id === id)?.label ?? id
  return join(
    heading(2, t('caseStudy.architecture')),
    labelled(content.language, diagram.title, diagram.description),
    plain(diagram.explanation),
    section(
      3,
      t('diagram.parts'),
      list(
        diagram.nodes.map(
          (node) =>
            `${labelled(content.language, node.label, node.details)} *(${plain(t(`diagram.nodeTypes.${node.type}`))})*`,
        ),
      ),
    ),
    section(
      3,
      t('diagram.connections'),
      list(
        diagram.connections.map(({ from, to, label: said, type }) => {
          const between = t('diagram.connection', { from: label(from), to: label(to), label: said })
          return `${plain(between)} *(${plain(t(`diagram.connectionTypes.${type}`))})*`
        }),
      ),
    ),
  )
}
