/** Answers what means nothing without what was said before: "more", "yes please", "no". */
import { languageTraits } from '#content/language/traits.ts'
import { ofInterview } from '#contract/chat/message-kinds.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { listOf } from '../life/background.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'
import { isRecord } from '../texts/of-topic.ts'

/** Chinese and Japanese have no blanks, and their words for yes and no are within many others. */
const isBrief = ({ text, language }: Reading) =>
  languageTraits[language].isDense ? text.trim().length <= 6 : text.trim().split(' ').length <= 3

/** "Has she led more than 20 people?" has the word as well: from this likelihood of the kind on it asks for more of what was told. */
const POSSIBLE = 0.15
/** And from this one on without the word, which Chinese and Japanese say in many ways; "most popular?" asks for one of them. */
const LIKELY = 0.85

const likelihoodOfMore = ({ kinds }: Asked) => kinds.find(({ kind }) => kind === 'more')?.probability ?? 0

/** @returns undefined if the message says something itself. */
export function continued(asked: Asked): Plan | undefined {
  const { reading, focus, s } = asked
  if (reading.rest.length > 0 || reading.mentions.length > reading.of('skill').length) return undefined
  const likely = likelihoodOfMore(asked)
  // 行不行 asks with the word that says yes.
  const [best] = asked.kinds
  const isOfOwner = best !== undefined && ofInterview.has(best.kind) && best.probability >= LIKELY
  if (reading.has('no') && isBrief(reading) && !reading.has('which') && !isOfOwner) return plan([say(s.saysNo())])
  const goesOn =
    (likely >= LIKELY && !reading.has('best')) ||
    (reading.has('more') && likely >= POSSIBLE) ||
    (reading.has('yes') && isBrief(reading) && !isOfOwner)
  if (!goesOn || reading.interview.length > 0) return undefined
  const list = restOfList(asked)
  if (list) return list
  const [main] = focus.entities
  if (!main) return reading.has('yes') ? plan([say(s.capabilities())]) : undefined
  const facts =
    main.kind === 'job'
      ? [...main.facts, ...main.projects.flatMap(({ facts }) => facts)]
      : main.kind === 'project'
        ? main.facts
        : main.kind === 'technology'
          ? main.named
          : []
  const fresh = facts.filter(
    ({ id, kind }) => !focus.said.has(id) && kind !== 'technologies' && !id.endsWith('.period'),
  )
  const said = stateAll(asked, fresh, 3)
  return said.length > 0
    ? plan(said, { focus: focus.entities })
    : plan([say(s.nothingMore())], { focus: focus.entities })
}

/** "And what else?", after one language or one prize of several: the list that it stands in. */
function restOfList(asked: Asked): Plan | undefined {
  const [told] = asked.focus.last
  if (!told || !isRecord(told)) return undefined
  const list = listOf(asked, told)
  const isNew = list.said.some(({ facts }) => facts.some(({ id }) => !asked.focus.said.has(id)))
  return isNew ? list : undefined
}
