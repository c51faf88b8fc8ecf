/** What can be pressed below a message, and the sign that goes with it. */

import { isSaid } from '#content/language/any-language.ts'
import type { Language } from '#contract/language.ts'
import type { ChatI18n } from '#web/features/chat/i18n.tsx'
import type { Chip } from '#web/features/chat/state/message.ts'

export const START_FIT = 'start-fit-assessment'
/** A résumé of what the conversation was about, and one for the reader's role. */
export const MAKE_RESUME = 'make-resume'
export const STANDARD_RESUME = 'standard-resume'
/** Takes the job advert that was sent as a message for comparing. */
export const COMPARE_ADVERT = 'compare-advert'
/** A scene at the visitor's company, to be talked through. */
export const PLAY_SCENARIO = 'play-scenario'

/** The action of any other chip says what stands on it. */
const chipAction = (label: string) => `chip_${label.toLowerCase().replaceAll(' ', '_')}`

export function makeChip(label: string, t: ChatI18n['t']): Chip {
  const fit = label === t('chips.fit') || label.toLowerCase() === 'take fit assessment'
  return { label, action: fit ? START_FIT : chipAction(label), icon: iconOf(label) }
}

/** Signs by the first keyword found in the label, in this order. */
const signs: Record<string, Record<Language, RegExp>> = {
  fit: {
    en: /\bfit\b/i,
    es: /encaje/i,
    fr: /adéquation/i,
    de: /passung/i,
    zh: /匹配/i,
    ja: /マッチ/i,
  },
  architecture: {
    en: /architec|diagram|system/i,
    es: /arquitec|diagram/i,
    fr: /architec|schéma/i,
    de: /architek|diagram|system/i,
    zh: /架构|系统/i,
    ja: /アーキテクチャ|システム|設計/i,
  },
  results: {
    en: /result|performance|metric|impact/i,
    es: /result|rendimiento/i,
    fr: /résultat|performance|impact/i,
    de: /ergebnis|performance/i,
    zh: /成果|性能|指标/i,
    ja: /成果|性能|パフォーマンス/i,
  },
  leadership: {
    en: /leader|lead\b|team/i,
    es: /liderazgo|equipo/i,
    fr: /équipe/i,
    de: /führung|team/i,
    zh: /领导|团队/i,
    ja: /リーダー|チーム/i,
  },
  experience: {
    en: /experience|career|job/i,
    es: /experiencia/i,
    fr: /expérience|parcours/i,
    de: /erfahrung|werdegang|job/i,
    zh: /经验|经历/i,
    ja: /経験|職歴/i,
  },
  cloud: {
    en: /cloud|azure|aws|kubernetes/i,
    es: /nube/i,
    fr: /cloud/i,
    de: /cloud/i,
    zh: /云/i,
    ja: /クラウド/i,
  },
  security: {
    en: /secur|fraud/i,
    es: /seguridad|fraude/i,
    fr: /sécurit|fraude/i,
    de: /sicher|betrug/i,
    zh: /安全|欺诈/i,
    ja: /不正|セキュリティ/i,
  },
  resume: {
    en: /résumé|resume|\bcv\b/i,
    es: /currículum|\bcv\b/i,
    fr: /\bcv\b/i,
    de: /lebenslauf|\bcv\b/i,
    zh: /简历/i,
    ja: /履歴書|経歴書/i,
  },
  contact: {
    en: /contact|e-?mail|call|hire/i,
    es: /contact/i,
    fr: /contact|e-?mail/i,
    de: /kontakt|e-?mail/i,
    zh: /联系|邮件/i,
    ja: /連絡|問い合わせ|メール/i,
  },
  data: {
    en: /data/i,
    es: /datos/i,
    fr: /données/i,
    de: /daten/i,
    zh: /数据/i,
    ja: /データ/i,
  },
  ai: {
    en: /\bai\b|\bml\b|ai\/ml|model/i,
    es: /\bia\b|model/i,
    fr: /\bia\b/i,
    de: /\bki\b|modell/i,
    zh: /人工智能|模型/i,
    ja: /モデル/i,
  },
  project: {
    en: /project|case stud/i,
    es: /proyecto/i,
    fr: /projet/i,
    de: /projekt|fallstud/i,
    zh: /项目|案例/i,
    ja: /プロジェクト|事例/i,
  },
}

const iconOf = (label: string) => Object.entries(signs).find(([, said]) => isSaid(said, label))?.[0] ?? 'question'
