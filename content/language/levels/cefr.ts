/** The skills of the Common European Framework of Reference for Languages, as each language names them. */
import { type CefrLevel, type CefrSkill, cefrSkills } from '#contract/content/kinds.ts'
import type { Language } from '#contract/language.ts'
import { listComma } from '../comma.ts'

export const cefrNames: Record<Language, Record<CefrSkill, string>> = {
  en: {
    listening: 'Listening',
    reading: 'Reading',
    interaction: 'Spoken interaction',
    production: 'Spoken production',
    writing: 'Writing',
  },
  es: {
    listening: 'Comprensión auditiva',
    reading: 'Comprensión de lectura',
    interaction: 'Interacción oral',
    production: 'Expresión oral',
    writing: 'Expresión escrita',
  },
  fr: {
    listening: 'Écouter',
    reading: 'Lire',
    interaction: 'Prendre part à une conversation',
    production: 'S’exprimer en continu',
    writing: 'Écrire',
  },
  de: {
    listening: 'Hören',
    reading: 'Lesen',
    interaction: 'An Gesprächen teilnehmen',
    production: 'Frei sprechen',
    writing: 'Schreiben',
  },
  zh: { listening: '听', reading: '读', interaction: '口语互动', production: '口语表达', writing: '写' },
  ja: {
    listening: '聞くこと',
    reading: '読むこと',
    interaction: '話すこと（やり取り）',
    production: '話すこと（発表）',
    writing: '書くこと',
  },
}

/** The level of each skill, as one statement. */
export const cefrText = (language: Language, levels: Record<CefrSkill, CefrLevel>): string =>
  cefrSkills.map((skill) => `${cefrNames[language][skill]} ${levels[skill]}`).join(listComma[language])
