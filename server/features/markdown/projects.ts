/** All case studies, each with its figures. */
import { tellAll } from '#contract/content/content.ts'
import { metrics } from './case-study.ts'
import { heading, join, labelled, link, list, plain } from './syntax.ts'
import type { Writing } from './writing.ts'

export function projects({ content, t, at }: Writing): string {
  const studies = content.caseStudies.map((study) => {
    const file = at(`/case-study/${study.id}.md`)
    return join(
      heading(2, study.title),
      [study.subtitle && `**${plain(study.subtitle)}**`, plain(study.category)].filter(Boolean).join(' · '),
      plain(study.description),
      study.metrics.length > 0 && metrics(content.language, study),
      study.technologies.length > 0 &&
        labelled(content.language, t('projects.technologies'), study.technologies.join(', ')),
      link(t('projects.viewCaseOf', { study: study.title }), file),
    )
  })
  return join(
    heading(1, t('projects.allHeading')),
    tellAll(content.caseStudies) && plain(t('projects.allIntro')),
    ...studies,
    list([link(t('projects.getInTouch'), at('/#contact')), link(t('projects.backToPortfolio'), at('/index.md'))]),
  )
}
