/** All case studies, each with its figures. */
import { metrics } from './case-study.ts'
import { heading, join, labelled, link, list, plain } from './syntax.ts'
import type { Writing } from './writing.ts'

export function projects({ content, say, at }: Writing): string {
  const studies = content.caseStudies.map((study) => {
    const file = at(`/case-study/${study.id}.md`)
    return join(
      heading(2, study.title),
      `**${plain(study.subtitle)}** · ${plain(study.category)}`,
      plain(study.description),
      study.metrics.length > 0 && metrics(content.language, study),
      labelled(content.language, say('projects.technologies'), study.technologies.join(', ')),
      link(say('projects.viewCaseOf', { study: study.title }), file),
    )
  })
  return join(
    heading(1, say('projects.allHeading')),
    plain(say('projects.allIntro')),
    ...studies,
    list([link(say('projects.getInTouch'), at('/#contact')), link(say('projects.backToPortfolio'), at('/index.md'))]),
  )
}
