/** What can be promised of the projects, of which a résumé that was imported tells no more than their description. */
import type { CaseStudy } from '#contract/content/content.ts'

/** Whether each says what was hard and what was done about it. */
export const tellAll = (projects: Pick<CaseStudy, 'told'>[]): boolean => projects.every(({ told }) => told.length === 2)
