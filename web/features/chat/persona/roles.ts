/** Who the visitor says they are: by a chip, or in their own words. It changes the tone, never the facts. */
import type { Cues } from '#content/interface/en/chat/chat.ts'
import type { VisitorRole } from '#contract/chat/chat.ts'

export type KnownRole = Exclude<VisitorRole, 'unknown'>
export const knownRoles = ['recruiter', 'client', 'developer'] as const satisfies KnownRole[]

export const roleAction = (role: KnownRole) => `${role}_role`
export const roleOfAction = (action: string): KnownRole | undefined =>
  knownRoles.find((role) => roleAction(role) === action)

/** The role that the visitor's own words tell: what they say they are, or else what they are after. */
export function detectRole(text: string, cues: Cues): KnownRole | undefined {
  const clauses = plain(text)
    .split(/[.,;:!?()\n。、，；：！？（）]+/)
    .map(wordsOf)
  const isOfOneself = contains(wordsOf(plain(text)), cues.self.own)
  for (const clause of clauses) {
    const role = roleNamed(clause, cues, isOfOneself)
    if (role) return role
  }
  return longest(cues, (phrase) => clauses.some((clause) => clause.some((_, at) => lengthAt(clause, at, phrase) > 0)))
}

/** Words, or signs where words are not parted: who says more than so many has something to ask beside. */
const INTRODUCTION_MAX = { words: 8, signs: 14 }

/** The role of whoever says who they are and asks nothing: "I am a founder looking for a consultant". */
export function introducedRole(text: string, cues: Cues): KnownRole | undefined {
  const said = plain(text)
  if (/[?？]/.test(said)) return undefined
  const [clause, ...others] = said
    .split(/[.,;:!()\n。、，；：！（）]+/)
    .map(wordsOf)
    .filter(({ length }) => length > 1)
  if (!clause || others.length > 0) return undefined
  const most = /[\u3040-\u9fff]/.test(said) ? INTRODUCTION_MAX.signs : INTRODUCTION_MAX.words
  return clause.length <= most ? roleNamed(clause, cues, false) : undefined
}

/** "I'm a senior software engineer", "recruiter here". The last word for somebody counts: "a developer relations recruiter". */
function roleNamed(clause: string[], cues: Cues, isOfOneself: boolean): KnownRole | undefined {
  const { before, opening, after, breaks, between } = cues.self
  for (const at of clause.keys()) {
    const begun = longestAt(clause, at, at === 0 && isOfOneself ? [...before, ...opening] : before)
    if (begun > 0) {
      let named: KnownRole | undefined
      for (let i = at + begun; i <= at + begun + between && i < clause.length; i += 1) {
        const role = roleAt(clause, i, cues)
        if (role) named = role.role
        else if (longestAt(clause, i, breaks) > 0) break
      }
      if (named) return named
    }
    const person = roleAt(clause, at, cues)
    const end = person ? longestAt(clause, at + person.length, after) : 0
    if (person && end > 0 && longestAt(clause, at + person.length + end, breaks) === 0) return person.role
  }
  return undefined
}

function roleAt(clause: string[], at: number, { people }: Cues): { role: KnownRole; length: number } | undefined {
  const found = knownRoles
    .map((role) => ({ role, length: longestAt(clause, at, people[role]) }))
    .sort((one, other) => other.length - one.length)[0]
  return found && found.length > 0 ? found : undefined
}

/** The role whose longest phrase is said. */
function longest(cues: Cues, isSaid: (phrase: string) => boolean): KnownRole | undefined {
  const said = knownRoles.flatMap((role) => cues[role].filter(isSaid).map((phrase) => ({ role, phrase })))
  return said.sort((one, other) => other.phrase.length - one.phrase.length)[0]?.role
}

const contains = (words: string[], phrases: string[]) => words.some((_, at) => longestAt(words, at, phrases) > 0)

const longestAt = (words: string[], at: number, phrases: string[]): number =>
  phrases.reduce((most, phrase) => Math.max(most, lengthAt(words, at, phrase)), 0)

/** What stands for the words between, and how many there may be. */
const GAP = '…'
const GAP_MAX = 5
/** Shorter words are not looked for at the end of others: "backend developer", "Softwareentwickler". */
const ENDING_MIN = 6

/** How many words the phrase takes where it is said at this place; 0 where it is not. */
function lengthAt(words: string[], at: number, phrase: string): number {
  const { sought, tail } = partsOf(phrase)
  const isThere = sought.every((word, i) => isSame(words[at + i], word))
  if (!isThere || sought.length === 0) return 0
  if (tail === undefined) return sought.length
  for (let i = 0; i <= GAP_MAX; i += 1) {
    const rest = lengthAt(words, at + sought.length + i, tail)
    if (rest > 0) return sought.length + i + rest
  }
  return 0
}

const known = new Map<string, { sought: string[]; tail: string | undefined }>()

function partsOf(phrase: string) {
  const parts = known.get(phrase)
  if (parts) return parts
  const [head = '', tail] = phrase.split(GAP)
  const read = { sought: wordsOf(plain(head)), tail }
  known.set(phrase, read)
  return read
}

const isSame = (said: string | undefined, sought: string) =>
  said === sought || (sought.length >= ENDING_MIN && said?.endsWith(sought) === true)

/** Chinese and Japanese do not part their words: there, each sign stands for itself. */
const wordsOf = (text: string): string[] => text.match(/[\u3040-\u9fff]|[^\s\u3040-\u9fff]+/g) ?? []

/** Whether the text says one of these phrases. */
export function mentions(text: string, phrases: string[]): boolean {
  const said = plain(text)
  return phrases.some((phrase) => {
    const sought = plain(phrase)
    // Chinese and Japanese do not part their words; everything else must stand as a whole word.
    if (/[\u3040-\u9fff]/.test(sought)) return said.includes(sought)
    const at = [...said.matchAll(new RegExp(sought.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'))]
    return at.some(({ index }) => !isLetter(said[index - 1]) && !isLetter(said[index + sought.length]))
  })
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/[‘’]/g, "'")
const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character) && !/[\u3040-\u9fff]/.test(character)
