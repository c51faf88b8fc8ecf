/** How people ask what happens when a part of a system fails. */
import type { Language } from '#contract/language.ts'

export const failureWords: Record<Language, RegExp> = {
  en: /\b(?:fails?|failed|failing|failure|down(?! (?:to|from|by|under|below)\b)|breaks?|broken|crash(?:es|ed)?|outage|unavailable|gone|missing|without|lose|loses|lost|dies?|died|dead|hangs?|stops working)\b/i,
  de: /\b(?:ausfällt|ausfallen|ausfall|\bfällt\b|ohne|kaputt|abstürzt|stirbt|wegfällt|weg ist|nicht erreichbar|nicht verfügbar|versagt|streikt|hängt sich auf|ausgeht|abkackt|tot ist)/i,
  fr: /\b(?:tombe|tombent|panne|sans|indisponible|échoue|plante|défaillance|disparaît|perd|lâche|meurt|crashe|hors service)/i,
  es: /(?:\bcae\b|\bfalla|\bfallo|\bsin\b|\bcaíd|\brompe|no disponible|deja de funcionar|\bpierde|\bmuere|\bpeta\b|se cuelga)/i,
  zh: /失效|故障|宕机|不可用|挂了|挂掉|崩溃|坏了|出错|没有了|中断|失败|死掉|死了|卡死/,
  ja: /落ち|停止|止ま|故障|障害|壊れ|使えな|なくな|失敗|ダウン|ない場合|なかったら|死ん|死ぬ|飛んだ/,
}
