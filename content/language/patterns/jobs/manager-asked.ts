/** How people ask whether somebody is a manager: told by whom they have led, and by no test of whether they suit. */
import type { Language } from '#contract/language.ts'

export const managerAsked: Record<Language, RegExp> = {
  en: /\b(?:is|was) (?:she|he|they|\p{L}+) (?:(?:also|an?|people|team|line) )+(?:manager|leader|boss|executive)\b(?! (?:at|of|in|for)\b)/iu,
  es: /(?<!\p{L})(?:es|fue|era) (?:ella |él )?(?:una? )?(?:jef[ea]|m[áa]nager|gerente|directiv[oa])(?!\p{L})(?! (?:de|en)(?!\p{L}))/iu,
  fr: /(?<!\p{L})(?:(?:elle|il) (?:est|était)|est-(?:elle|il)) (?:une? )?(?:manager|manageuse|cheffe?|cadre)(?!\p{L})(?! (?:d[eu'’]|chez|à))/iu,
  de: /(?<!\p{L})(?:ist|war) (?:sie|er) (?:(?:eine?|auch) )*(?:managerin|manager|führungskraft|chefin|chef|vorgesetzter?|teamleiterin|teamleiter)(?!\p{L})(?! (?:bei|von|der|des)(?!\p{L}))/iu,
  zh: /是(?:不是)?(?:管理层|管理者|经理|领导|主管)(?:吗|么|[?？]|$)/u,
  ja: /(?:マネージャー|マネジャー|管理職)(?:です|でした|なの|[?？])/u,
}
