/** Words by which two statements are told apart although they speak of the same: the grammar of a language, and none of an owner's. */

export const timeUnits = ['ms', 's', 'min', 'h', 'day', 'week', 'month', 'quarter', 'year', 'decade'] as const
export type TimeUnit = (typeof timeUnits)[number]

/** Kinds of words that change what a statement says. Phrases as in the other lists: parted by |, * for any ending. */
export interface MarkWords {
  not: string
  gone: string
  failed: string
  instead: string
  all: string
  only: string
  most: string
  always: string
  multiple: string
  instant: string
  actor: string
  /** People and bodies other than the owner, by what they are. */
  role: string
  helped: string
  /** A time that is told from today, or from another event. */
  relative: string
  /** Before or after the owner was there at all. */
  outside: string
  first: string
  last: string
  now: string
  past: string
  early: string
  late: string
  before: string
  after: string
  /** What raises or ruins a person's name. */
  honour: string
  cause: string
  also: string
}
export type Mark = keyof MarkWords

export interface ClaimWords {
  /** "two=2 three=3": words that add up. */
  numbers: string
  /** "hundred=100": words that multiply what stands before them. */
  scales: string
  /** Parts of one: "half=0.5". */
  parts: string
  units: Record<TimeUnit, string>
  /** Names of the unit "s" that are ordinals, too: only behind a number do they name it. */
  ordinals: string
  /** Words in which the name of a unit is none. */
  notUnits: string
  /** That something is one and no more. */
  one: string
  median: string
  /** Words that tell a number without naming it: "halv*=0.5". */
  implied: string
  /** Beside an amount that is a factor: "two times", "by a factor of two". */
  times: string
  percent: string
  /** Before what happens again and again. */
  each: string
  /** That somebody has a post until today. */
  still: string
  /** Before or behind something that was over by then: "after the rebuild", "once … was done". */
  done: string
  /** Before another statement: "and". Words between blanks, or signs. */
  joining: string
  /** Before a value that something was changed from, or to. */
  from: string
  to: string
  /** Beside an amount that is a bound: it is more, or less. */
  over: string
  under: string
  /** Bounds that exclude the amount itself: "fewer than eight" are not eight. */
  strict: string
  /** Bounds that also tell how long something took: "over two winters". */
  lasting: string
  /** Beside an amount: there is so much more of it, or less. */
  up: string
  down: string
  /** What nobody is to be asked for: passwords, numbers of cards and accounts. */
  secrets: string
  /** By which a reader is asked for something. */
  asking: string
  /** "first=1": which of several. */
  order: string
  /** The marks and these phrases name the owner as a woman; for others each word in its other forms. Empty where nothing tells. */
  forms: string
  /** Phrases in which such a word changes nothing. */
  notMarks: string
  marks: MarkWords
  /** What a certificate or a degree tells by being one. */
  earned: string
  /** That something has become more, or less. */
  rise: string
  fall: string
  /** A noun stands behind these. */
  articles: string
  /** Words by which anything may be told; they claim nothing of their own. Parted by blanks. */
  light: string
}
