/** Which part of a résumé a heading in Markdown names. */
import { isSaid } from '#content/language/any-language.ts'
import { keysOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import type { kinds } from './source.ts'

export type Kind = Exclude<(typeof kinds)[number], 'references'> | 'summary' | 'contact' | 'talks'

/** Words of headings. The first match counts, in this order. */
const headings: Record<Kind, Record<Language, RegExp>> = {
  summary: {
    // A summary of one project is none of the person.
    en: /^(?!.*project).*(?:summary|profile|about)/i,
    es: /perfil|resumen|sobre mí/i,
    fr: /profil|à propos|résumé/i,
    de: /profil|über mich|zusammenfassung/i,
    zh: /简介/i,
    ja: /概要|要約|自己|プロフィール/i,
  },
  contact: {
    en: /^(?:contact|personal (?:details|information|data))/i,
    es: /^(?:contacto|datos personales|datos de contacto)/i,
    fr: /^(?:contact|coordonnées|état civil|informations personnelles)/i,
    de: /^(?:kontakt|persönliche (?:daten|angaben)|zur person|personalien)/i,
    zh: /^(?:个人信息|个人资料|基本信息|基本资料|联系)/i,
    ja: /^(?:基本情報|個人情報|連絡先)/i,
  },
  volunteer: {
    en: /volunteer/i,
    es: /voluntari/i,
    fr: /bénévol/i,
    de: /ehrenamt/i,
    zh: /志愿/i,
    ja: /ボランティア/i,
  },
  work: {
    en: /experience|employment|\bwork\b|career/i,
    es: /experiencia|trayectoria|empleo/i,
    fr: /expérience|parcours/i,
    de: /berufs|erfahrung|werdegang/i,
    zh: /工作|职业/i,
    ja: /職歴|職務/i,
  },
  education: {
    en: /education|studies|training|coursework/i,
    es: /educación|formación|estudios(?! de caso)/i,
    fr: /formation|études/i,
    de: /ausbildung|bildung|studium/i,
    zh: /教育|学历/i,
    ja: /学歴/i,
  },
  certificates: {
    en: /certif|licen[cs]e/i,
    es: /certif/i,
    fr: /certif/i,
    de: /zertifi/i,
    zh: /资格|证书|证照/i,
    ja: /証明|資格|免許/i,
  },
  publications: {
    en: /publication/i,
    es: /publicacion/i,
    fr: /publication/i,
    de: /publikation|veröffentlich/i,
    zh: /出版|论文/i,
    ja: /出版|論文/i,
  },
  awards: {
    en: /award|honou?r|prize/i,
    es: /premio|galard|reconocimiento/i,
    fr: /distinction|prix/i,
    de: /auszeichnung|preise/i,
    zh: /获奖/i,
    ja: /受賞|表彰/i,
  },
  languages: {
    en: /(?<!programming )language/i,
    es: /idioma/i,
    fr: /langue/i,
    de: /(?<!programmier)sprach/i,
    zh: /(?<!编程)语言/i,
    ja: /(?<!プログラミング)言語|語学|外国語/i,
  },
  projects: {
    en: /project/i,
    es: /proyecto/i,
    fr: /projet/i,
    de: /projekt/i,
    zh: /项目/i,
    ja: /プロジェクト/i,
  },
  skills: {
    en: /skill|expertise|technolog|tools|framework|programming/i,
    es: /habilidad|competencia|conocimiento|aptitud|tecnolog|herramienta|lenguajes/i,
    fr: /compétence|technolog|outils|logiciels|langages/i,
    de: /kenntnis|fähigkeit|kompetenz|technolog|werkzeuge|programmier/i,
    zh: /技能|技术|工具|编程/i,
    ja: /スキル|技術|ツール|プログラミング/i,
  },
  interests: {
    en: /interest|hobb/i,
    es: /interes|aficion|pasatiempo/i,
    fr: /intérêt|loisir|passe-temps/i,
    de: /interesse|hobb|freizeit/i,
    zh: /兴趣|爱好/i,
    ja: /趣味|関心/i,
  },
  talks: {
    en: /\btalks\b|presentations|lectures|speaking engagements/i,
    es: /charlas|ponencias|conferencias/i,
    fr: /conférences|interventions|exposés/i,
    de: /vorträge/i,
    zh: /演讲|讲座/i,
    ja: /講演|登壇|発表/i,
  },
}

export const kindOf = (title: string): Kind | undefined =>
  keysOf(headings).find((kind) => isSaid(headings[kind], title))
