/** How well somebody speaks a language. */
import type { Owner } from '#contract/content/owner.ts'
import type { Language } from '#contract/language.ts'

type Level = NonNullable<Owner['languages'][string]['level']>

export const languageLevels: Record<Language, Record<Level, string>> = {
  en: {
    native: 'native language',
    fluent: 'fluent',
    professional: 'professional working proficiency',
    conversational: 'conversational',
    basic: 'basic knowledge',
  },
  es: {
    native: 'lengua materna',
    fluent: 'fluido',
    professional: 'competencia profesional',
    conversational: 'nivel de conversación',
    basic: 'conocimientos básicos',
  },
  fr: {
    native: 'langue maternelle',
    fluent: 'courant',
    professional: 'maîtrise professionnelle',
    conversational: 'niveau conversation',
    basic: 'notions de base',
  },
  de: {
    native: 'Muttersprache',
    fluent: 'fließend',
    professional: 'sicher im Beruf',
    conversational: 'gute Kenntnisse im Gespräch',
    basic: 'Grundkenntnisse',
  },
  zh: { native: '母语', fluent: '流利', professional: '可用于工作', conversational: '可日常交流', basic: '基础' },
  ja: {
    native: '母語',
    fluent: '流暢',
    professional: 'ビジネスレベル',
    conversational: '日常会話レベル',
    basic: '基礎レベル',
  },
}
