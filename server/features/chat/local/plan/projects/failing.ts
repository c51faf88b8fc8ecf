/** "What happens when the cache fails?": what the owner says of a drawing without that part. */
import { failureWords } from '#content/language/patterns/failure-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { fold } from '#server/knowledge/tokens.ts'
import type { Project } from '#server/knowledge/world/things.ts'
import { tellsOfNeed } from '../../own-case.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { ended, isOwnWords } from '../texts/evidence.ts'
import { nextOf } from './projects.ts'

/** Shorter pieces of a name are in many others. */
const LEAST = { letters: 4, ideographs: 2 }

/** Whoever sends an advert asks for no part of a system. */
const MOST_CHARACTERS = 200

/** "Our system crashes every week" tells of the visitor's own. */
export const isFailure = ({ reading }: Asked): boolean =>
  reading.message.length <= MOST_CHARACTERS &&
  failureWords[reading.language].test(reading.message) &&
  (reading.has('what', 'how') || !tellsOfNeed(reading))

/** @returns undefined if no failure is asked for, or not clearly that of one part. */
export function failing(asked: Asked, projects: Project[] = projectsOf(asked)): Plan | undefined {
  const { message, language } = asked.reading
  if (!isFailure(asked)) return undefined
  const failure = fold(message).search(failureWords[language])
  const parts = projects
    .flatMap((project) =>
      project.diagram.nodes.map((node) => ({ project, node, named: naming(language, node.label, message) })),
    )
    .filter(({ named }) => named.share > 0)
    .sort((one, other) => compare(one.named, other.named, failure))
  const [found, other] = parts
  const isClear = found && !(other && compare(found.named, other.named, failure) === 0)
  // "The Redis box at the card processor dies": the tool says which part is meant better than a word of another's name.
  const whole = isClear && found.named.share === 1 ? found : undefined
  const part = whole ?? partOfTool(asked, projects) ?? (isClear ? found : undefined)
  return part && withoutPart(asked, part.project, part.node.id)
}

/** "What if Redis goes down?": the one part that is said to be made of the tool, where no part is called so. */
function partOfTool({ reading }: Asked, projects: Project[]) {
  const tools = new Set(reading.of('technology').map(({ name }) => fold(name)))
  const [tool, second] = tools
  if (tool === undefined || second !== undefined) return undefined
  const parts = projects.flatMap((project) =>
    project.diagram.nodes.filter(({ details }) => fold(details).includes(tool)).map((node) => ({ project, node })),
  )
  const [found, other] = parts
  return other ? undefined : found
}

/** @returns undefined where the owner does not say. */
export function withoutPart(asked: Asked, project: Project, node: string): Plan | undefined {
  const { reading, s, world } = asked
  const fact = world.facts.get(`case-study.${project.id}.without.${node}`)
  const says = project.diagram.nodes.find(({ id }) => id === node)?.without?.says
  if (!fact || says === undefined) return undefined
  const part = project.diagram.nodes.find(({ id }) => id === node)?.label ?? ''
  const text = s.withoutPart({ part, text: isOwnWords(reading.language, says) ? s.ownWords({ text: says }) : says })
  return plan([say(ended(reading.language, text), fact)], {
    focus: [project, ...(project.job ? [project.job] : [])],
    next: nextOf(asked, project),
  })
}

/** The project that is named; one whose part is called by its whole name; the one that is talked about; without any, all. */
function projectsOf({ reading, focus, world }: Asked): Project[] {
  const named = reading.of('project')
  if (named.length > 0) return named
  const talkedAbout = focus.entities.filter((one) => one.kind === 'project')
  const isCalled = ({ diagram }: Project) =>
    diagram.nodes.some(({ label }) => naming(reading.language, label, reading.message).share === 1)
  if (talkedAbout.length === 0) return world.projects
  const called = talkedAbout.some(isCalled) ? [] : world.projects.filter(isCalled)
  return called.length > 0 ? called : talkedAbout
}

interface Naming {
  /** How much of a part's name is in a message: 1 is all of it. */
  share: number
  length: number
  at: number
}

/** The more of a name the better, the longer one if both are there, and what stands next to the word of failure. */
const compare = (one: Naming, other: Naming, failure: number): number =>
  other.share - one.share ||
  (one.share === 1 ? other.length - one.length : 0) ||
  (one.at >= 0 && other.at >= 0 ? Math.abs(one.at - failure) - Math.abs(other.at - failure) : 0)

function naming(language: Language, label: string, message: string): Naming {
  const [name, text] = [fold(label), fold(message)]
  const { length } = name
  if (text.includes(name)) return { share: 1, length, at: text.indexOf(name) }
  if (languageTraits[language].isDense) {
    const piece = longestIn(name, text)
    const isEnough = piece.length >= LEAST.ideographs
    return { share: isEnough ? piece.length / length : 0, length, at: text.indexOf(piece) }
  }
  const inText = new Set(wordsOf(text))
  const words = wordsOf(name).filter((word) => word.length >= LEAST.letters)
  const found = words.filter((word) => inText.has(word))
  // Parts of a name are less than a whole one, and equal among each other wherever they stand.
  return { share: words.length === 0 ? 0 : (found.length / words.length) * 0.9, length, at: -1 }
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u)

/** The longest piece of a name that is in a text. */
function longestIn(name: string, text: string): string {
  for (let length = name.length; length > 0; length--) {
    for (let at = 0; at + length <= name.length; at++) {
      const piece = name.slice(at, at + length)
      if (text.includes(piece)) return piece
    }
  }
  return ''
}
