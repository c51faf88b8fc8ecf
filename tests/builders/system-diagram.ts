/** A project's diagram as the assistant sends it. */
import { contentIn } from '#content/owner.ts'
import { type SystemDiagram, systemDiagram } from '#contract/chat/chat.ts'
import type { Language } from '#contract/language.ts'
import { expectDefined } from './defined.ts'

export function sentDiagram(language: Language, project: string): SystemDiagram {
  const study = expectDefined(contentIn(language).caseStudies.find(({ id }) => id === project))
  const nextSteps = study.diagram.nextSteps.map(({ ask }) => ask)
  return systemDiagram.parse({ ...study.diagram, nextSteps, project, drawing: study.inAnswers?.upright })
}
