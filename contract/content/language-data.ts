/** Language data: the words that identify questions and requirements. */
import * as z from 'zod/mini'
import { text } from './fields.ts'

const line = text(220)

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
  /** Words of a sentence that names who is looked for, and those after which it says what they bring. */
  seeks: phrases,
  whom: phrases,
  /** Words of a sentence that tells what the work will be. */
  tasks: phrases,
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
})
export type AdvertWords = z.infer<typeof advertWords>
