/** How people ask, after degrees, certificates, languages or articles, for more of them, and for what no list tells. */
import type { Language } from '#contract/language.ts'

/** Whether there are others than those that were told. */
export const othersAsked: Record<Language, RegExp> = {
  en: /\b(?:any|some|no|what) (?:other|others|more|further)\b|\b(?:anything|what|nothing) else\s?[?.!]?$|\bothers\?/iu,
  es: /(?<!\p{L})(?:alg[uú]n[oa]?|hay|tiene|otr[oa]s?) (?:otr[oa]s?|más)(?!\p{L})|(?<!\p{L})(?:qué|algo|nada) más(?!\p{L})|(?<!\p{L})(?<!el |la |los |las )otr[oa]s?(?: \p{L}+)?\?/iu,
  fr: /(?<!\p{L})(?:d['’]autres?|quoi d['’]autre|autre chose|(?:rien|quelque chose) d['’]autre)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:noch (?:andere|weitere|mehr|welche|eine?)|weitere|sonst noch|(?:was|etwas|nichts) (?:sonst|anderes))(?!\p{L})|(?<!\p{L})andere\?/iu,
  zh: /还有(?:别的|其他|其它|什么|哪些|吗)|(?:别的|其他|其它)(?:的)?(?:呢|吗|证书|语言|学位|文章)/u,
  ja: /(?:ほか|他)(?:に)?(?:は|も|の)|それ以外/u,
}

export const studyAspects = ['grade', 'thesis', 'teacher', 'grant'] as const

export type StudyAspect = (typeof studyAspects)[number]

/** What is asked of studies that most people do not tell; a text that has one of these words tells it. */
export const askedOfStudies: Record<StudyAspect, Record<Language, RegExp>> = {
  grade: {
    en: /\b(?:grades?|gpa|honou?rs|cum laude|first[- ]class|marks|final score)\b/iu,
    es: /(?<!\p{L})(?:notas?|calificaci(?:ón|ones)|expediente|cum laude)(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:notes?|mention|moyenne|cum laude)(?!\p{L})/iu,
    de: /(?<!\p{L})(?:noten?|abschlussnote|notendurchschnitt|cum laude)(?!\p{L})/iu,
    zh: /绩点|成绩|分数|荣誉毕业/u,
    ja: /成績|評定|GPA|首席/iu,
  },
  thesis: {
    en: /\b(?:thesis|dissertation|final project)\b/iu,
    es: /(?<!\p{L})(?:tesis|tesina|tfm|tfg|trabajo de fin de)(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:mémoire|thèse)(?!\p{L})/iu,
    de: /(?<!\p{L})(?:(?:abschluss|master|bachelor|diplom|doktor)arbeit|dissertation|promotionsthema)(?!\p{L})/iu,
    zh: /(?:毕业|学位|硕士|博士)论文|论文题目/u,
    ja: /(?:卒業|修士|博士|学位)論文|卒論|修論/u,
  },
  teacher: {
    en: /\b(?:supervis(?:or|ed by)|professor|advis[eo]r)\b/iu,
    es: /(?<!\p{L})(?:tutora?|director[a]? de tesis|catedrátic[oa]|profesora?)(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:directeur|directrice|professeure?|encadrante?)(?!\p{L})/iu,
    de: /(?<!\p{L})(?:betreuer(?:in)?|professor(?:in)?|doktorvater|doktormutter)(?!\p{L})/iu,
    zh: /导师|教授/u,
    ja: /指導教[員官授]|教授|ゼミ/u,
  },
  grant: {
    en: /\b(?:scholarships?|grants?|stipend|bursary)\b/iu,
    es: /(?<!\p{L})becas?(?!\p{L})/iu,
    fr: /(?<!\p{L})bourses?(?!\p{L})/iu,
    de: /(?<!\p{L})(?:stipendi(?:um|en)|bafög)(?!\p{L})/iu,
    zh: /奖学金|助学金/u,
    ja: /奨学金/u,
  },
}
