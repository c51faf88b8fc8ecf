/** How people ask and speak, by language. */
import type { Language } from '#contract/language.ts'
import { acts as deActs } from './de/acts.ts'
import { cues as deCues, ownerForms as deForms, prepositions as dePrepositions } from './de/cues.ts'
import { interview as deInterview } from './de/interview.ts'
import { type Acts, acts as enActs } from './en/acts.ts'
import { cues as enCues, ownerForms as enForms, prepositions as enPrepositions } from './en/cues.ts'
import { interview as enInterview } from './en/interview.ts'
import { acts as esActs } from './es/acts.ts'
import { cues as esCues, ownerForms as esForms, prepositions as esPrepositions } from './es/cues.ts'
import { interview as esInterview } from './es/interview.ts'
import { acts as frActs } from './fr/acts.ts'
import { cues as frCues, ownerForms as frForms, prepositions as frPrepositions } from './fr/cues.ts'
import { interview as frInterview } from './fr/interview.ts'
import { acts as jaActs } from './ja/acts.ts'
import { cues as jaCues, ownerForms as jaForms, prepositions as jaPrepositions } from './ja/cues.ts'
import { interview as jaInterview } from './ja/interview.ts'
import { acts as zhActs } from './zh/acts.ts'
import { cues as zhCues, ownerForms as zhForms, prepositions as zhPrepositions } from './zh/cues.ts'
import { interview as zhInterview } from './zh/interview.ts'
import type { InterviewQuestions } from './interview-questions.ts'

export interface LanguagePhrases {
  cues: Record<keyof typeof enCues, string>
  acts: Acts
  interview: InterviewQuestions
  /** Words for the owner, by the one that the phrases use; {name} stands for each of their names. */
  ownerForms: Record<string, string>
  /** Words right before a thing that a question is about. */
  prepositions: string
}

export const cuesIn: Record<Language, LanguagePhrases> = {
  en: { cues: enCues, acts: enActs, interview: enInterview, ownerForms: enForms, prepositions: enPrepositions },
  es: { cues: esCues, acts: esActs, interview: esInterview, ownerForms: esForms, prepositions: esPrepositions },
  fr: { cues: frCues, acts: frActs, interview: frInterview, ownerForms: frForms, prepositions: frPrepositions },
  de: { cues: deCues, acts: deActs, interview: deInterview, ownerForms: deForms, prepositions: dePrepositions },
  zh: { cues: zhCues, acts: zhActs, interview: zhInterview, ownerForms: zhForms, prepositions: zhPrepositions },
  ja: { cues: jaCues, acts: jaActs, interview: jaInterview, ownerForms: jaForms, prepositions: jaPrepositions },
}
