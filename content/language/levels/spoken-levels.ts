/** How well a résumé says that somebody speaks a language, in words: as a level of `languages.yaml`. */
import type { Owner } from '#contract/content/owner.ts'
import type { Language } from '#contract/language.ts'

export type SpokenLevel = NonNullable<Owner['languages'][string]['level']>

/** As LinkedIn, CEFR and people write them. A text counts as the first level that it has a word of. */
export const spokenLevels: { level: SpokenLevel; words: Record<Language, RegExp> }[] = [
  {
    level: 'native',
    words: {
      en: /\bnative\b|\bmother(?:['’]s)?[ -]?(?:tongue|language)|\bbilingual/i,
      es: /(?<!\p{L})nativ[oa]|(?:^|lenguas? |idiomas? )matern[oa]|bilingüe/iu,
      fr: /(?:^|langues? )maternelle|bilingue/i,
      de: /muttersprach|zweisprachig/i,
      zh: /母[语語]|双语/,
      ja: /母国?語|ネイティブ/,
    },
  },
  {
    level: 'fluent',
    words: {
      en: /(?<!\b(?:not|yet|nearly|almost) )\bfluent|full professional|\bC[12]\b/i,
      es: /fluido|fluidez|profesional completa/i,
      fr: /courant|couramment|professionnelle complète/i,
      de: /flie(?:ß|ss)end/i,
      zh: /流利/,
      ja: /流暢/,
    },
  },
  {
    level: 'conversational',
    words: {
      en: /limited|intermediate|conversational|\bB1\b/i,
      es: /conversación|intermedio|limitada/i,
      fr: /conversation|intermédiaire|limitée/i,
      de: /konversation|im gespräch|gute kenntnisse|mittelstufe/i,
      zh: /日常交流|中级/,
      ja: /日常会話|中級/,
    },
  },
  {
    level: 'professional',
    words: {
      en: /professional|business|advanced|\bB2\b/i,
      es: /profesional|avanzado/i,
      fr: /professionnel|avancé/i,
      de: /verhandlungssicher|beruflich|sicher im beruf|fortgeschritten/i,
      zh: /工作|商务|高级/,
      ja: /ビジネス|上級/,
    },
  },
  {
    level: 'basic',
    words: {
      en: /basic|beginner|elementary|\bA[12]\b/i,
      es: /básic|principiante|elemental/i,
      fr: /notions|débutant|élémentaire/i,
      de: /grundkenntnisse|anfänger|elementar/i,
      zh: /基础|初级/,
      ja: /基礎|初級/,
    },
  },
]

const ofNetworks = [
  'elementary proficiency',
  'limited working proficiency',
  'professional working proficiency',
  'full professional proficiency',
  'native or bilingual proficiency',
]
/** Whether a level was chosen from the list of LinkedIn, which is English in the export of any member: nobody's own words. */
export const isChosenLevel = (fluency: string): boolean => ofNetworks.includes(fluency.toLowerCase())

/** How people ask how well a language is spoken, and not whether it is. */
export const howWellWords: Record<Language, RegExp> = {
  en: /\b(?:what|which) (?:is |'s |’s )?(?:\p{L}+ )?(?:level|proficiency)|\bhow (?:good|well|fluent|fluently|strong)\b/iu,
  de: /(?<!\p{L})(?:welche\p{L}* (?:\p{L}+ )?(?:niveau|level|kenntnisse)|was für ein niveau|wie (?:gut|fließend|sicher))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:quel(?:le)? (?:est|serait|a) (?:\p{L}+ )?(?:niveau|maîtrise)|quel niveau|à quel (?:niveau|point)|comment)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:qué|cuál es su|cuál es tu|cuál es el) nivel|cómo (?:de bien|habla|es)|qué tal)(?!\p{L})/iu,
  zh: /(?:水平|程度|能力)(?:怎么样|如何|怎样|是|有|高|到)|怎么样|多好|多流利/u,
  ja: /(?:レベル|程度|力)は?(?:どの|どれ|いかが|何)|どの(?:くらい|程度)|どれ(?:くらい|ほど)/u,
}
