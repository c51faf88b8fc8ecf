/** How people ask for this page in light or in dark. Not asked so is what the owner built or uses. */
import type { Language } from '#contract/language.ts'

export const pageThemeWanted: Record<Language, RegExp> = {
  en: /^(?!.*\b(?:she|he|they|her|his|their|built|build|project|why)\b).*(?:\b(?:dark|light|night|day) ?-?(?:mode|theme|version)\b|\b(?:make|turn|switch|set) (?:this|the|it)\b.{0,20}\b(?:dark|darker|lighter|light)\b)/iu,
  es: /^(?!.*(?<!\p{L})(?:ella|él|sus?|proyecto|hizo|ha|por qué)(?!\p{L})).*(?<!\p{L})(?:(?:pon\p{L}*|haz\p{L}*|cambia\p{L}*) (?:la |el |esta? )?(?:página|pagina|web|sitio|pantalla) (?:en |más |a )?(?:oscur[oa]|clar[oa]|negro|blanco)|(?:modo|tema|fondo) (?:oscuro|claro|nocturno|diurno|negro|blanco))(?!\p{L})/iu,
  fr: /^(?!.*(?<!\p{L})(?:elle|il|sa|son|ses|projet|pourquoi)(?!\p{L})).*(?<!\p{L})(?:(?:mets|mettez|passe|passez|rends|rendez) (?:la |le |ce |cette )?(?:page|site|écran) (?:en |plus )?(?:sombre|claire?|noire?|foncée?)|(?:thème|mode|fond) (?:sombre|clair|nuit|jour|noir|blanc|foncé))(?!\p{L})/iu,
  de: /^(?!.*(?<!\p{L})(?:ihre?|hat|projekt|warum)(?!\p{L})).*(?<!\p{L})(?:(?:dunkl|hell)e[snr]? (?:modus|design|thema|theme|ansicht|hintergrund)|(?:dunkel|hell|nacht|tag)(?:modus|design|ansicht|theme)|(?:dark|light) ?-?(?:mode|theme)|(?:mach|stell|schalt)\p{L}* (?:die|diese|den|das|es)(?!\p{L})[^.?!]{0,30}(?<!\p{L})(?:dunkel|dunkler|hell|heller))(?!\p{L})|^(?:\P{L}*)(?:(?:bitte|mach|mal|stell|schalt|um|auf|die|ansicht|es) )*(?:dunkel|dunkler|hell|heller)(?: bitte| machen| schalten)*\P{L}*$/iu,
  zh: /^(?!.*(?:她|他|项目|为什么)).*(?:(?:深色|暗色|暗黑|黑暗|黑色|夜间|浅色|亮色|白色|日间|白天)(?:模式|主题|背景|界面)|(?:调|变|换|改|弄)[^。？]{0,3}(?:暗|亮|深色|浅色|黑)(?:一?[点些])?|(?:页面|网页|屏幕|背景)太(?:亮|暗|白|黑|刺眼))/u,
  ja: /^(?!.*(?:彼女|彼は|さんは|プロジェクト|なぜ)).*(?:(?:ダーク|ライト|ナイト|夜間)(?:モード|テーマ)|(?:画面|ページ|サイト|背景)を?(?:もっと|もう少し)?(?:暗く|明るく|黒く|白く)|(?:画面|ページ|サイト|背景)が(?:明る|白|暗|黒|まぶし)すぎ|(?:暗い|明るい|黒い|白い)(?:テーマ|画面|モード|背景))/u,
}

/** Words of the one and of the other; what is too light is wanted dark. */
export const themeWords: Record<Language, { dark: RegExp; light: RegExp }> = {
  en: {
    dark: /\b(?<!\btoo )(?:dark(?:er)?|night|black)\b|\btoo (?:bright|light|white)\b/iu,
    light: /\b(?<!\btoo )(?:light(?:er)?|bright(?:er)?|day|white)\b|\btoo dark\b/iu,
  },
  es: {
    dark: /(?<!demasiado |muy )(?:oscur|negr|nocturn)|(?:demasiado|muy) (?:clar|blanc|brillante)/iu,
    light: /(?<!demasiado |muy )(?:clar[oa]|blanc|diurn)|(?:demasiado|muy) (?:oscur|negr)/iu,
  },
  fr: {
    dark: /(?<!trop )(?<!\p{L})(?:sombre|nuit|noire?|foncée?)|trop (?:clair|blanc|lumineu)/iu,
    light: /(?<!trop )(?<!\p{L})(?:claire?|jour|blanc)(?!\p{L})|trop (?:sombre|noir|foncé)/iu,
  },
  de: {
    dark: /(?<!zu )(?<!\p{L})(?:dunk|nacht|dark|schwarz)|(?<!\p{L})zu (?:hell|grell)/iu,
    light: /(?<!zu )(?<!\p{L})(?:hell|tag|light|weiß)|(?<!\p{L})zu dunkel/iu,
  },
  zh: {
    dark: /(?<!太)(?:深色|暗|黑|夜)|太(?:亮|白|刺眼)/u,
    light: /(?<!太)(?:浅色|亮|白|日间)|太(?:暗|黑)/u,
  },
  ja: {
    dark: /ダーク|ナイト|夜間|暗(?!すぎ)|黒(?!すぎ)|(?:明る|白|まぶし)すぎ/u,
    light: /ライト|明る(?!すぎ)|白(?!すぎ)|(?:暗|黒)すぎ/u,
  },
}
