/** How people ask and speak, by language. */
import type { Language } from '#contract/language.ts'
import { acts as deActs } from '../de/acts.ts'
import { cues as deCues } from '../de/cues.ts'
import { interview as deInterview } from '../de/interview.ts'
import { type Acts, acts as enActs } from '../en/acts.ts'
import { cues as enCues } from '../en/cues.ts'
import { interview as enInterview } from '../en/interview.ts'
import { acts as esActs } from '../es/acts.ts'
import { cues as esCues } from '../es/cues.ts'
import { interview as esInterview } from '../es/interview.ts'
import { acts as frActs } from '../fr/acts.ts'
import { cues as frCues } from '../fr/cues.ts'
import { interview as frInterview } from '../fr/interview.ts'
import { acts as jaActs } from '../ja/acts.ts'
import { cues as jaCues } from '../ja/cues.ts'
import { interview as jaInterview } from '../ja/interview.ts'
import type { InterviewQuestions } from '../vocabulary/interview-questions.ts'
import { acts as zhActs } from '../zh/acts.ts'
import { cues as zhCues } from '../zh/cues.ts'
import { interview as zhInterview } from '../zh/interview.ts'

export interface LanguagePhrases {
  cues: Record<keyof typeof enCues, string>
  acts: Acts
  interview: InterviewQuestions
}

export const cuesIn: Record<Language, LanguagePhrases> = {
  en: { cues: enCues, acts: enActs, interview: enInterview },
  es: { cues: esCues, acts: esActs, interview: esInterview },
  fr: { cues: frCues, acts: frActs, interview: frInterview },
  de: { cues: deCues, acts: deActs, interview: deInterview },
  zh: { cues: zhCues, acts: zhActs, interview: zhInterview },
  ja: { cues: jaCues, acts: jaActs, interview: jaInterview },
}
