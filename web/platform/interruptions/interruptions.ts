/** All that comes unasked, and the rules by which it comes one at a time and seldom. docs/interruptions.md has them as tables. */
import { paths } from '../paths.ts'

/** Who comes first where several want to. */
export const kinds = ['offline', 'restored', 'consent', 'exit', 'prompt', 'update', 'install', 'hint'] as const
/** `exit` is the prompt for somebody about to leave, `hint` a hint's card that opens by itself. */
export type Kind = (typeof kinds)[number]

/** Between two prompts, and before whatever can wait, milliseconds. */
export const REST_MS = 60_000
const MOST_PROMPTS = 2

interface Rule {
  /** Takes the place of what can wait. */
  isUrgent?: boolean
  /** Waits until nothing was there for `REST_MS`. */
  rests: boolean
  /** Comes while the visitor types, or has a dialog or the chat open. */
  whileBusy?: boolean
  whileReading?: boolean
  /** A visitor who closed one, or had `MOST_PROMPTS`, gets no more in this visit. */
  isPrompt?: boolean
  /** Comes once in a visit, on large screens, after the first minute of a page, to nobody who has closed a prompt. */
  isBonus?: boolean
}

export const rules: Record<Kind, Rule> = {
  offline: { isUrgent: true, rests: false, whileBusy: true, whileReading: true },
  restored: { isUrgent: true, rests: false, whileBusy: true, whileReading: true },
  consent: { rests: false, whileReading: true },
  exit: { isUrgent: true, rests: false, whileReading: true, isPrompt: true },
  prompt: { rests: true, isPrompt: true },
  update: { rests: true },
  install: { rests: true },
  hint: { rests: true, isBonus: true },
}

/** What of a visit decides about the next one. Times are milliseconds since 1970. */
export interface Visit {
  prompts: number
  /** A prompt was closed. */
  isClosed: boolean
  /** A hint opened by itself. */
  hadHint: boolean
  /** When the last one was gone, of any kind and of the prompts. */
  goneAt?: number
  promptGoneAt?: number
}

export const newVisit: Visit = { prompts: 0, isClosed: false, hadHint: false }

export interface Situation {
  /** The visitor types, or has something open. */
  isBusy: boolean
  isPhone: boolean
  /** Of the page shown. */
  path: string
  openedAt: number
  now: number
}

const isReading = ({ path }: Situation) => path.startsWith(paths.caseStudy(''))

/** Whether the situation suits it, both to come and to stay. */
const suits = (kind: Kind, situation: Situation): boolean =>
  (rules[kind].whileBusy || !situation.isBusy) && (rules[kind].whileReading || !isReading(situation))

/** The time from which on it may come; never where the visit has had enough of it. */
export function earliest(kind: Kind, visit: Visit, { openedAt, isPhone }: Situation): number {
  const { rests, isPrompt, isBonus } = rules[kind]
  if (isPrompt && (visit.isClosed || visit.prompts >= MOST_PROMPTS)) return Number.POSITIVE_INFINITY
  if (isBonus && (visit.hadHint || visit.isClosed || isPhone)) return Number.POSITIVE_INFINITY
  const rested = (from: number | undefined) => (from === undefined ? 0 : from + REST_MS)
  return Math.max(
    rests ? rested(visit.goneAt) : 0,
    isPrompt ? rested(visit.promptGoneAt) : 0,
    isBonus ? rested(openedAt) : 0,
  )
}

/** Prompts never displace each other: they would come too close together. */
const displaces = (kind: Kind, shown: Kind): boolean =>
  rules[kind].isUrgent === true &&
  kinds.indexOf(kind) < kinds.indexOf(shown) &&
  !(rules[kind].isPrompt && rules[shown].isPrompt)

/** What is to be there now: one of those that want to, or what is there already. */
export function choose(
  wanted: ReadonlySet<Kind>,
  shown: Kind | undefined,
  visit: Visit,
  situation: Situation,
): Kind | undefined {
  const comes = (kind: Kind) =>
    wanted.has(kind) && suits(kind, situation) && earliest(kind, visit, situation) <= situation.now
  if (shown === undefined || !wanted.has(shown) || !suits(shown, situation)) return kinds.find(comes)
  return kinds.find((kind) => displaces(kind, shown) && comes(kind)) ?? shown
}

export const afterShown = (visit: Visit, kind: Kind): Visit => ({
  ...visit,
  prompts: visit.prompts + (rules[kind].isPrompt ? 1 : 0),
  hadHint: visit.hadHint || kind === 'hint',
})

export const afterGone = (visit: Visit, kind: Kind, how: 'closed' | 'over', now: number): Visit => ({
  ...visit,
  goneAt: now,
  ...(rules[kind].isPrompt && { promptGoneAt: now, isClosed: visit.isClosed || how === 'closed' }),
})
