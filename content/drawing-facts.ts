/**
 * What a drawing says beyond its parts: what happens without one, each step of a request, how it was before. Facts of the
 * ledger like all others, and not searched among them: they answer when it is asked for the very thing.
 */
import type { FullContent } from '#contract/content/content.ts'
import type { Diagram, WalkStep } from '#contract/content/drawing.ts'
import type { Fact } from './fact.ts'
import { drawingTexts } from './interface/drawing-texts.ts'
import { colon } from './language/colon.ts'

export function drawingFacts({ caseStudies, language }: FullContent): Fact[] {
  const { missing } = drawingTexts[language]
  return caseStudies.flatMap(({ id: study, title, diagram }) => {
    const fact = (key: string, name: string, says: string, anchor: string): Fact => ({
      id: `case-study.${study}.${key}`,
      kind: 'case-study',
      text: name + colon[language] + says,
      source: title,
      tags: [title],
      anchor: `/case-study/${study}#${anchor}`,
    })
    return [
      ...diagram.nodes.flatMap(({ id, label, without }) =>
        without?.says === undefined
          ? []
          : [fact(`without.${id}`, missing.replace('{{part}}', label), without.says, `without=${id}`)],
      ),
      ...diagram.walks.flatMap((walk) =>
        walk.steps.map((step) =>
          fact(
            `walk.${walk.id}.${step.id}`,
            `${walk.title}, ${placeOf(step, diagram)}`,
            step.says,
            `walk=${walk.id}&step=${step.id}`,
          ),
        ),
      ),
      ...(diagram.before ? [fact('before', diagram.before.title, diagram.before.says, 'before')] : []),
    ]
  })
}

function placeOf({ at, along }: WalkStep, { nodes, connections }: Diagram): string {
  const line = connections.find(({ id }) => id === along)
  const node = nodes.find(({ id }) => id === (at ?? line?.to))
  return line?.label ?? node?.label ?? ''
}
