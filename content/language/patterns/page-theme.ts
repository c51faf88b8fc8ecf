/** How people ask for this page in light or in dark. Not asked so is what the owner built or uses. */
import type { Language } from '#contract/language.ts'

export const pageThemeWanted: Record<Language, RegExp> = {
  en: /^(?!.*\b(?:she|he|they|her|his|their|built|build|project|why)\b).*\b(?:dark|light|night|day) ?-?(?:mode|theme|version)\b/iu,
  es: /^(?!.*(?<!\p{L})(?:ella|él|sus?|proyecto|hizo|ha|por qué)(?!\p{L})).*(?<!\p{L})(?:modo|tema|fondo) (?:oscuro|claro|nocturno|diurno|negro|blanco)(?!\p{L})/iu,
  fr: /^(?!.*(?<!\p{L})(?:elle|il|sa|son|ses|projet|pourquoi)(?!\p{L})).*(?<!\p{L})(?:thème|mode|fond) (?:sombre|clair|nuit|jour|noir|blanc|foncé)(?!\p{L})/iu,
  de: /^(?!.*(?<!\p{L})(?:ihre?|hat|projekt|warum)(?!\p{L})).*(?<!\p{L})(?:(?:dunkl|hell)e[snr]? (?:modus|design|thema|theme|ansicht|hintergrund)|(?:dunkel|hell|nacht|tag)(?:modus|design|ansicht|theme)|(?:dark|light) ?-?(?:mode|theme))(?!\p{L})/iu,
  zh: /^(?!.*(?:她|他|项目|为什么)).*(?:(?:深色|暗色|暗黑|黑暗|黑色|夜间|浅色|亮色|白色|日间|白天)(?:模式|主题|背景|界面)|(?:调|变|换)[^。？]{0,3}(?:暗|亮)一?[点些])/u,
  ja: /^(?!.*(?:彼女|彼は|さんは|プロジェクト|なぜ)).*(?:(?:ダーク|ライト|ナイト|夜間)(?:モード|テーマ)|(?:暗い|明るい|黒い|白い)(?:テーマ|画面|モード|背景))/u,
}
