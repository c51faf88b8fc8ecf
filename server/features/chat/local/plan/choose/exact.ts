/** Questions in the very words in which the product proposes them: what they are about is known. */

import { cuesIn } from '#content/language/load/load-cues.ts'
import { fillIn } from '#content/translate.ts'
import { entriesOf } from '#contract/keys.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { plainly } from '#server/knowledge/phrases.ts'
import type { Planner } from '../plan.ts'
import { aboutQuestion } from '../projects/drawn-part.ts'
import { fromFacts, interviewed } from '../texts/interviewed.ts'

/** They do not change while a knowledge lives. */
const known = new WeakMap<Knowledge['world'], Map<string, Planner>>()

function plannersOf({ world, owner, content }: Knowledge): Map<string, Planner> {
  const made = known.get(world)
  if (made) return made
  const planners = new Map<string, Planner>()
  for (const [id, { question }] of entriesOf(cuesIn[content.language].interview)) {
    for (const name of [owner.name, owner.first]) {
      planners.set(
        plainly(fillIn(content.language, question, { owner: name })),
        (asked) => fromFacts(asked, id) ?? interviewed(asked, id),
      )
    }
  }
  for (const project of world.projects) {
    for (const { ask } of project.diagram?.nextSteps ?? [])
      planners.set(plainly(ask), (asked) => aboutQuestion(asked, project))
  }
  known.set(world, planners)
  return planners
}

export const exactly: Planner = (asked) => plannersOf(asked.knowledge).get(plainly(asked.reading.message))?.(asked)
