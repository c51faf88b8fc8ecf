/** What an answer says, before it is written out: sentences with the facts that each rests on. */
import type { Fact } from '#content/fact.ts'
import type { Sentences } from '#content/language/load/load-sentences.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import type { Diagram } from '#contract/content/drawing.ts'
import type { InterviewKind } from '#contract/content/interview-kinds.ts'
import type { Guess } from '#server/knowledge/kinds/model.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import type { Entity } from '#server/knowledge/world/entities.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import type { World } from '#server/knowledge/world/world.ts'
import type { Talk } from '../acts.ts'
import type { dates } from './dates.ts'

export interface Said {
  text: string
  facts: Fact[]
  /** The first of a part of the message: it is not left out of a long answer. */
  isFirst?: boolean
}

/** What may be asked next. */
export type Proposal =
  | { ask: 'job' | 'jobResults' | 'jobTechnologies' | 'before'; company: string }
  | { ask: 'project' | 'projectHow' | 'projectResults' | 'projectChallenge'; title: string }
  | { ask: 'technology' | 'technologyYears'; name: string }
  | { ask: 'jobs' | 'projects' | 'technologies' | 'contact' | 'services' | 'testimonials' | 'leadership' }
  | { interview: InterviewKind }

export interface Plan {
  said: Said[]
  /** False if this site does not say. */
  answered: boolean
  /** What the conversation is about from now on. */
  focus: Entity[]
  /** What was enumerated, for "the second one". */
  listed?: Entity[]
  next: Proposal[]
  marker?: string
  /** What kind of question it answers, for the one that leans on it. */
  kind?: MessageKind
  /** What it might mean: the visitor is asked which. */
  choices?: Proposal[]
  diagram?: Diagram | undefined
  /** Nothing was found: what comes closest may be told. */
  isNotFound?: boolean
  /** What is asked of one thing is not told of it: it may be told of the owner as a whole. */
  isUntold?: boolean
  /** Nothing is to be told beside it. */
  isWhole?: boolean | undefined
  /** It names nothing that was missed, and is not worth saying beside an answer. */
  isVague?: boolean
}

/** What a visitor has in mind with the owner: a project, or a position. */
export type Dealing = 'project' | 'hiring'

/** What was talked about before. */
export interface Focus {
  dealing?: Dealing | undefined
  job?: Job
  entities: Entity[]
  /** Jobs and projects that were talked about before these, latest first. */
  earlier: Entity[]
  listed: Entity[]
  /** Things of one line that were told last, in that order: services, degrees, articles, people who are quoted. */
  things: Fact[]
  reading?: Reading
  /** What kind of question it was. */
  kind?: MessageKind
  /** What was said last, where that was about this chat and not the owner's work. */
  talk?: Talk | undefined
  /** The facts of the last answer. */
  last: Fact[]
  /** The sentences of the last answer. */
  texts: readonly string[]
  /** What was said already, so that "more" goes on. */
  said: ReadonlySet<string>
}

export interface Asked {
  knowledge: Knowledge
  world: World
  reading: Reading
  focus: Focus
  now: number
  /** What kinds the message may be of, most likely first. */
  kinds: Guess<MessageKind>[]
  s: Sentences
  date: ReturnType<typeof dates>
}

/** @returns undefined if it is asked something else than it can answer. */
export type Planner = (asked: Asked) => Plan | undefined

export const noFocus: Focus = {
  entities: [],
  earlier: [],
  listed: [],
  things: [],
  last: [],
  texts: [],
  said: new Set(),
}

export const plan = (said: Said[], rest: Partial<Omit<Plan, 'said'>> = {}): Plan => ({
  said,
  answered: true,
  focus: [],
  next: [],
  ...rest,
})

/** One sentence and the facts it rests on; those that are not there are left out. */
export const say = (text: string, ...facts: (Fact | undefined)[]): Said => ({
  text,
  facts: [...new Set(facts.filter((fact) => fact !== undefined))],
})

export const unanswered = (said: Said[], rest: Partial<Omit<Plan, 'said'>> = {}): Plan => ({
  ...plan(said, rest),
  answered: false,
})
