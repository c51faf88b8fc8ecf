/** Language data: the words that identify questions and requirements. */
import * as z from 'zod/mini'
import { id, text } from './fields.ts'

const line = text(220)

/** Common requirements of adverts by id, with their facts: `content/language/advert-concepts.ts`. */
export const advertConcepts = z.record(
  id,
  z.strictObject({
    /** Evidence, best first; empty if the ledger has none, even if other words match. */
    facts: z.array(z.string()),
    /** The jobs that used it, for adverts that ask for years of it. */
    jobs: z.optional(z.array(id)),
    /** A general word: an unknown word beside it makes it a different, specific requirement. */
    broad: z.optional(z.boolean()),
    /** Asked for by any advert, so of little weight. */
    general: z.optional(z.boolean()),
    /** The fact counts only with a further common word, such as the name of a town. */
    named: z.optional(z.boolean()),
    /** If required, nothing else in the requirement can meet it: a skill is not the certificate. */
    decisive: z.optional(z.boolean()),
    /** Years of it are years of the whole career. */
    career: z.optional(z.boolean()),
  }),
)
export type AdvertConcepts = z.infer<typeof advertConcepts>

const sectionKinds = ['must', 'nice', 'duties', 'skip'] as const
/** Kind of an advert's section by its heading: required, wished for, tasks, or irrelevant. */
export type SectionKind = (typeof sectionKinds)[number]

const phrases = z.array(line)

/** Phrases of job adverts in one language: `content/language/<lng>/advert.ts`. */
export const advertWords = z.strictObject({
  headings: z.record(z.enum(sectionKinds), phrases),
  /** Words that mark a wish, not a requirement. */
  nice: phrases,
  /** Phrases that negate a requirement. "…" matches any words of the clause, an asterisk any ending or beginning. */
  notAsked: z.strictObject({
    says: phrases,
    /** Negations at the start of a clause: "No Java". */
    begins: phrases,
    /** False negations: "not only", "no less than". */
    exceptions: phrases,
    /** Words that start a contrasting clause. */
    but: phrases,
  }),
  /** Words that mark a requirement in running text. */
  asks: phrases,
  /** Words of sentences without requirements: benefits, how to apply, equal opportunity. */
  boilerplate: phrases,
  /** Words that join requirements ("and"). */
  and: phrases,
  /** Words that join alternatives ("or"). */
  or: phrases,
  /** Words before examples: "such as". */
  examples: phrases,
  /** "years", in all its forms; and numbers that are written as words. */
  years: phrases,
  numbers: z.record(line, z.int()),
  /** Abbreviations: the sentence continues after their dot. */
  abbreviations: phrases,
  /** Words that cannot end a sentence: such a line was wrapped. */
  unfinished: phrases,
  /** Words of every advert without meaning for requirements, separated by spaces. */
  fillers: z.array(z.string()),
  /** The phrases of each concept. */
  concepts: z.record(id, phrases),
})
export type AdvertWords = z.infer<typeof advertWords>
