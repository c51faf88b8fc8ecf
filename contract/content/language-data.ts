/** How people and job adverts speak: the words that questions and requirements are recognized by. */
import * as z from 'zod/mini'
import { id, text } from './fields.ts'

const line = text(220)

/** What adverts commonly ask for, by id, and what the ledger has to say of it: `content/language/advert-concepts.ts`. */
export const advertConcepts = z.record(
  id,
  z.strictObject({
    /** The facts that evidence it, best first; none: the ledger does not say, whatever other words agree. */
    facts: z.array(z.string()),
    /** The jobs it was done in, for adverts that ask for years of it. */
    jobs: z.optional(z.array(id)),
    /** A general word: with another beside it that the facts do not say, it is something of its own. */
    broad: z.optional(z.boolean()),
    /** Any advert asks for it, so that it decides little. */
    general: z.optional(z.boolean()),
    /** The fact counts only if it shares a further word with the requirement, such as the name of a town. */
    named: z.optional(z.boolean()),
    /** Where it is asked for, nothing else in the requirement can meet it: a certificate is not the skill. */
    decisive: z.optional(z.boolean()),
    /** Years of it are years of the whole career. */
    career: z.optional(z.boolean()),
  }),
)
export type AdvertConcepts = z.infer<typeof advertConcepts>

const sectionKinds = ['must', 'nice', 'duties', 'skip'] as const
/** What stands under a heading of an advert: what is required, wished for, to be done, or of no concern here. */
export type SectionKind = (typeof sectionKinds)[number]

const phrases = z.array(line)

/** How job adverts speak in one language: `content/interface/<language>/advert.ts`. */
export const advertWords = z.strictObject({
  headings: z.record(z.enum(sectionKinds), phrases),
  /** Words that mark what is wished for, not required. */
  nice: phrases,
  /** How adverts say that something is not asked for. "…" stands for any words of the clause, an asterisk for any ending or beginning. */
  notAsked: z.strictObject({
    says: phrases,
    /** Where a clause begins with one of them: "No Java". */
    begins: phrases,
    /** What only sounds like it: "not only", "no less than". */
    exceptions: phrases,
    /** Words with which a clause begins that says otherwise. */
    but: phrases,
  }),
  /** Words that tell, in running text, that something is asked of the applicant. */
  asks: phrases,
  /** Words of sentences that ask for nothing: benefits, how to apply, equal opportunity. */
  boilerplate: phrases,
  /** Words between things that are asked for together. */
  and: phrases,
  /** Words between alternatives, any of which will do. */
  or: phrases,
  /** Words before examples: "such as". */
  examples: phrases,
  /** "years", in all its forms; and numbers that are written as words. */
  years: phrases,
  numbers: z.record(line, z.int()),
  /** Words after whose dot a sentence goes on. */
  abbreviations: phrases,
  /** Words that no sentence ends with: a line that does was wrapped. */
  unfinished: phrases,
  /** Words of every advert that say nothing about what is asked for, parted by spaces. */
  fillers: z.array(z.string()),
  /** How each concept is said. */
  concepts: z.record(id, phrases),
})
export type AdvertWords = z.infer<typeof advertWords>
