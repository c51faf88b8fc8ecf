/** "Did the deposit on the bottles work?": a project that is called by the words of its title, in any order. */
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import type { Guess } from '#server/knowledge/kinds/model.ts'
import { namesAny, type Reading } from '#server/knowledge/understand/read.ts'
import type { Project } from '#server/knowledge/world/things.ts'
import { withMentions } from '../../conversation.ts'
import type { Asked } from '../plan.ts'

/** So many words of a title, and so much of it, say which project is meant. */
const LEAST_WORDS = 2
const LEAST_SHARE = 0.6

/** Forms of a word may be cut to stems of two lengths: a deposit, deposited. */
const STEM = 5
const isSameStem = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= STEM && (a.startsWith(b) || b.startsWith(a)))

/** So surely a project is asked about. */
const OF_PROJECT = 0.5

/** "The hospital project": the one project of the employer that is named. */
function projectOfEmployer(reading: Reading, [best]: Guess<MessageKind>[]): Project | undefined {
  const [job, ...others] = new Set(reading.of('job'))
  const isOfProject = best?.kind.startsWith('project-') && best.probability >= OF_PROJECT
  const isOther = others.length + reading.of('project').length + reading.of('technology').length > 0
  const [project, ...more] = job?.projects ?? []
  return isOfProject && reading.has('project', 'it') && !isOther && more.length === 0 ? project : undefined
}

/**
 * @param guesses what kinds the message is of by its own words.
 * @returns the message with the one project that it calls by its employer or by words of its title, where it names nothing else.
 */
export function withProjectCalled(
  reading: Reading,
  guesses: Guess<MessageKind>[],
  { world, knowledge }: Pick<Asked, 'world' | 'knowledge'>,
): Reading {
  const ofEmployer = projectOfEmployer(reading, guesses)
  if (ofEmployer) return withMentions(reading, [ofEmployer])
  const namesWork = namesAny(reading, 'project', 'job', 'technology', 'unknown-technology', 'person', 'item')
  if (namesWork) return withSecondOf(reading, guesses, { world, knowledge })
  const [project, ...others] = projectsCalled(reading, { world, knowledge })
  return project && others.length === 0 ? withMentions(reading, [project]) : reading
}

/** "Compare the bridge and the repair of the mill": the second of two that are set side by side may be called so, too. */
function withSecondOf(
  reading: Reading,
  guesses: Guess<MessageKind>[],
  { world, knowledge }: Pick<Asked, 'world' | 'knowledge'>,
): Reading {
  const named = new Set(reading.of('project'))
  const compares =
    reading.has('compare', 'or') ||
    guesses.some(({ kind, probability }) => kind === 'projects-compare' && probability >= OF_PROJECT)
  if (!compares || named.size !== 1 || reading.of('job').length > 0) return reading
  const called = projectsCalled(reading, { world, knowledge }).filter((one) => !named.has(one))
  const others =
    called.length > 0 ? called : calledByOneWord(reading, { world, knowledge }).filter((one) => !named.has(one))
  return others.length === 1 ? withMentions(reading, others) : reading
}

/** "That one or the fraud thing?": beside another a word of the title will do that no other project has. */
function calledByOneWord({ message }: Reading, { world, knowledge }: Pick<Asked, 'world' | 'knowledge'>): Project[] {
  const { telling, overlap } = knowledge.retrieval
  const said = new Set(telling(message))
  const isOwn = (term: string, project: Project) =>
    world.projects.every((other) => other === project || other.facts.every(({ text }) => overlap(term)(text) === 0))
  return world.projects.filter((project) =>
    telling(project.title).some((term) => said.has(term) && isOwn(term, project)),
  )
}

/** The projects of whose titles the message has enough words. */
function projectsCalled(reading: Reading, { world, knowledge }: Pick<Asked, 'world' | 'knowledge'>): Project[] {
  if (reading.rest.length < LEAST_WORDS) return []
  const { retrieval } = knowledge
  const said = reading.rest.flatMap(({ written, isKnown }) => (isKnown ? retrieval.telling(written) : []))
  const isCalled = ({ title }: Project) => {
    const own = [...new Set(retrieval.telling(title))]
    const shared = own.filter((term) => said.some((one) => isSameStem(one, term))).length
    return shared >= LEAST_WORDS && shared >= own.length * LEAST_SHARE
  }
  return world.projects.filter(isCalled)
}
