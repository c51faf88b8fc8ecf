/** Which job or project was like the case of a visitor: the one whose facts have most of its telling words. */
import type { Fact } from '#content/fact.ts'
import type { Job, Project } from '#server/knowledge/world/things.ts'
import type { Asked } from '../plan.ts'
import { isAccount, placeOf } from '../texts/of-topic.ts'
import { asksWhetherItself } from '../texts/of-work.ts'

export interface LikeWork {
  place: Job | Project
  /** The best first. */
  facts: Fact[]
  /** So much of the case is there that it says more than a service that is for it. */
  isClose: boolean
  /** It is a yes to whether something like it was done. */
  isSure: boolean
}

/** One fact has so much of the case, in so many of its telling words, or nearly all of it in one. */
const LIKE = { coverage: 0.4, words: 2 }
const ALL = 0.8
/** It is a yes to whether something like it was done. */
const SURE = 0.7
/** Who asks whether it was done before is told what comes closest, from so much of the case in one fact. */
const ASKED = { coverage: 0.4, words: 1 }
/** All facts of a job or a project together have so many of the telling words, and such a share of them. */
const TOGETHER = { words: 3, share: 0.6 }
/** What is close has several of its telling words and so much of the case in one fact, or as many of its words. */
const CLOSE = { coverage: 0.55, words: 3 }

/** The work that is like what a message tells, if there is any. @param isAsked whether it asks for such work itself. */
export function workLike(asked: Asked, isAsked: boolean): LikeWork | undefined {
  const { reading, knowledge } = asked
  const { search, near } = knowledge.retrieval
  const telling = tellingWords(asked)
  if (telling.length === 0) return undefined
  const each = telling.map((word) => near(word))
  const wordsIn = (text: string) => each.filter((shares) => shares(text) > 0).length
  const least = isAsked ? ASKED : LIKE
  const found = search(reading.topic, isAccount).found.filter(({ fact }) => placeOf(asked, fact) !== undefined)
  const [best] = found
    .filter(
      ({ fact, coverage }) => coverage >= least.coverage && wordsIn(fact.text) >= (coverage >= ALL ? 1 : least.words),
    )
    .toSorted((a, b) => b.coverage - a.coverage || b.score - a.score)
  const place = best ? placeOf(asked, best.fact) : (placeOfMost(asked, each) ?? projectTitled(asked))
  if (!place) return undefined
  const others = found.filter(({ fact }) => fact !== best?.fact && placeOf(asked, fact) === place)
  const words = best ? wordsIn(best.fact.text) : 0
  return {
    place,
    facts: [...(best ? [best] : []), ...others].map(({ fact }) => fact),
    isClose: !best || words >= CLOSE.words || (words >= LIKE.words && best.coverage >= CLOSE.coverage),
    isSure:
      asksWhetherItself(reading) && found.some((one) => one.coverage >= SURE && placeOf(asked, one.fact) === place),
  }
}

/** The job or the project whose facts together have more of the telling words than those of any other. */
function placeOfMost({ world }: Asked, each: ((text: string) => number)[]): Job | Project | undefined {
  const places = [...world.projects, ...world.jobs].map((place) => ({
    place,
    words: each.filter((shares) => place.facts.some(({ text }) => shares(text) > 0)).length,
  }))
  const [most, second] = places.toSorted((one, other) => other.words - one.words)
  if (!most || most.words < TOGETHER.words || most.words < each.length * TOGETHER.share) return undefined
  const isAlone = !second || second.words < most.words || isOf(most.place, second.place)
  return isAlone ? most.place : undefined
}

/** A project and the job that it was done in. */
const isOf = (one: Job | Project, other: Job | Project) =>
  one.kind === 'project' && other.kind === 'job' && one.job?.id === other.id

/** Words of the case that facts have and that not every question has. */
const tellingWords = ({ reading }: Asked): string[] => [
  ...new Set(
    reading.rest.flatMap(({ said, isKnown, isMeant, isOrdinary }) => ((isKnown || isMeant) && !isOrdinary ? said : [])),
  ),
]

/** The one project that has a word of the case in its title, where no other project speaks of it. */
function projectTitled({ reading, knowledge, world }: Asked): Project | undefined {
  const known = reading.rest.filter(({ isKnown }) => isKnown).map(({ said }) => said)
  const called = new Set(
    known.flatMap((word) => {
      const shares = knowledge.retrieval.overlap(word)
      const [only, ...others] = world.projects.filter(({ facts }) => facts.some(({ text }) => shares(text) > 0))
      return only && others.length === 0 && shares(only.title) > 0 ? [only] : []
    }),
  )
  const [project, ...others] = called
  return others.length === 0 ? project : undefined
}
