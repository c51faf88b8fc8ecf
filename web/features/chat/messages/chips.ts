/** What can be pressed below a message, and the sign that goes with it. */

import type { ChatI18n } from '#web/features/chat/i18n.tsx'
import type { Chip } from '#web/features/chat/state/message.ts'

export const START_FIT = 'start-fit-assessment'
/** A résumé of what the conversation was about, and one for the reader's role. */
export const MAKE_RESUME = 'make-resume'
export const STANDARD_RESUME = 'standard-resume'
/** A scene at the visitor's company, to be talked through. */
export const PLAY_SCENARIO = 'play-scenario'

/** The action of any other chip says what stands on it. */
const chipAction = (label: string) => `chip_${label.toLowerCase().replaceAll(' ', '_')}`

export function makeChip(label: string, t: ChatI18n['t']): Chip {
  const fit = label === t('chips.fit') || label.toLowerCase() === 'take fit assessment'
  return { label, action: fit ? START_FIT : chipAction(label), icon: iconOf(label) }
}

/** Signs by the first keyword found in the label, in the site's six languages. */
const signs: [string, RegExp][] = [
  ['fit', /\bfit\b|passung|encaje|adéquation|匹配|マッチ/i],
  ['architecture', /architec|architek|arquitec|diagram|schéma|system|架构|系统|アーキテクチャ|システム|設計/i],
  ['results', /result|ergebnis|résultat|performance|metric|impact|rendimiento|成果|性能|指标|パフォーマンス/i],
  ['leadership', /leader|lead\b|team|führung|liderazgo|équipe|equipo|领导|团队|リーダー|チーム/i],
  ['experience', /experience|career|job|erfahrung|werdegang|expérience|parcours|experiencia|经验|经历|経験|職歴/i],
  ['cloud', /cloud|azure|aws|kubernetes|nube|云|クラウド/i],
  ['security', /secur|fraud|sicher|betrug|sécurit|seguridad|fraude|安全|欺诈|不正|セキュリティ/i],
  ['resume', /résumé|resume|\bcv\b|lebenslauf|currículum|简历|履歴書|経歴書/i],
  ['contact', /contact|kontakt|contacto|e-?mail|call|hire|联系|邮件|連絡|問い合わせ|メール/i],
  ['data', /data|daten|datos|données|database|数据|データ/i],
  ['ai', /\bai\b|\bml\b|\bki\b|\bia\b|model|modell|人工智能|ai\/ml|模型|モデル/i],
  ['project', /project|projekt|projet|proyecto|case stud|fallstud|项目|案例|プロジェクト|事例/i],
]

const iconOf = (label: string) => signs.find(([, keyword]) => keyword.test(label))?.[0] ?? 'question'
