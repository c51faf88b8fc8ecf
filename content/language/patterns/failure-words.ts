/** How people ask what happens when a part of a system fails. */
import type { Language } from '#contract/language.ts'

export const failureWords: Record<Language, RegExp> = {
  en: /\b(?:fails?|failed|failing|failure|down|breaks?|broken|crash(?:es|ed)?|outage|unavailable|gone|missing|without|lose|loses|lost)\b/i,
  de: /\b(?:ausfällt|ausfallen|ausfall|\bfällt\b|ohne|kaputt|abstürzt|stirbt|wegfällt|weg ist|nicht erreichbar|nicht verfügbar|versagt)/i,
  fr: /\b(?:tombe|tombent|panne|sans|indisponible|échoue|plante|défaillance|disparaît|perd)/i,
  es: /(?:\bcae\b|\bfalla|\bfallo|\bsin\b|\bcaíd|\brompe|no disponible|deja de funcionar|\bpierde)/i,
  zh: /失效|故障|宕机|不可用|挂了|挂掉|崩溃|坏了|出错|没有了|中断|失败/,
  ja: /落ち|停止|止ま|故障|障害|壊れ|使えな|なくな|失敗|ダウン|ない場合|なかったら/,
}
