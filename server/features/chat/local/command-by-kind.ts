/** What the page is asked to do, told by the kind of message where no rule knows its words. */
import type { ActionMarker } from '#contract/chat/markers.ts'
import { commandKinds, type MessageKind } from '#contract/chat/message-kinds.ts'
import { actionOfKind } from '#server/knowledge/kinds/command-examples.ts'
import type { Guess } from '#server/knowledge/kinds/model.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import type { World } from '#server/knowledge/world/world.ts'
import type { Act, Told } from './acts.ts'

/** From this probability on the page does it. */
const SURE = 0.3
/** And from this one if the words ask to be led somewhere: then only the place is in doubt. */
const LED = 0.1

type CommandKind = (typeof commandKinds)[number]

export const isCommand = (kind: MessageKind): kind is CommandKind => commandKinds.some((one) => one === kind)

function commandOf(kind: CommandKind, reading: Reading, world: World): Act {
  if (kind === 'measure-website') return { talk: 'measure' }
  if (kind !== 'guide-project') return { do: actionOfKind[kind] }
  const [project] = reading.of('project')
  return { do: project && project === world.projects[0] ? 'GUIDE_TO_EPIC' : 'SCROLL_TO_CASE_STUDIES' }
}

/** The words of these are in their opposite, too ("no more tour"), and in what names a part of the page ("the CV section"). */
const doubtful: ReadonlySet<ActionMarker> = new Set(['START_TOUR_GUIDE', 'CUSTOM_RESUME'])

/** What the words tell to do, unless the message as a whole is clearly another command. */
export function commandIn(
  { act, isLed }: Told,
  reading: Reading,
  world: World,
  guesses: Guess<MessageKind>[],
): Act | undefined {
  if (act && ('do' in act ? !doubtful.has(act.do) : 'talk' in act && act.talk === 'injection')) return act
  const [best] = isLed ? guesses.filter(({ kind }) => isCommand(kind)) : guesses
  if (!best || !isCommand(best.kind) || best.probability < (isLed ? LED : SURE)) return act
  return commandOf(best.kind, reading, world)
}
