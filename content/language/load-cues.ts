/** How people ask and speak, by language. */
import type { Language } from '#contract/language.ts'
import { acts as deActs } from './de/acts.ts'
import { cues as deCues, ownerForms as deForms, prepositions as dePrepositions } from './de/cues.ts'
import { interview as deInterview } from './de/interview.ts'
import { type Acts, acts as enActs } from './en/acts.ts'
import { cues as enCues, ownerForms as enForms, prepositions as enPrepositions } from './en/cues.ts'
import { interview as enInterview } from './en/interview.ts'
import type { InterviewQuestions } from './interview-questions.ts'

export interface LanguagePhrases {
  cues: Record<keyof typeof enCues, string>
  acts: Acts
  interview: InterviewQuestions
  /** Words for the owner, by the one that the phrases use; {name} stands for each of their names. */
  ownerForms: Record<string, string>
  prepositions: string
}

const en: LanguagePhrases = { cues: enCues, acts: enActs, interview: enInterview, ownerForms: enForms, prepositions: enPrepositions }

const de: LanguagePhrases = { cues: deCues, acts: deActs, interview: deInterview, ownerForms: deForms, prepositions: dePrepositions }

export const cuesIn: Record<Language, LanguagePhrases> = { en, es: en, fr: en, de, zh: en, ja: en }
