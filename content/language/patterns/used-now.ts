/** How people ask, after a tool, whether it is used in the current job: "in her current job too?", "does she still use it?" */
import type { Language } from '#contract/language.ts'

export const usedNow: Record<Language, RegExp> = {
  en: /\b(?:in|at|with|for) (?:her|his|their|the) (?:current|present|latest|newest) (?:job|company|employer|role|position|work|place|firm)\b|\bat (?:work|her company|his company) now\b|\bstill (?:use|uses|using|work|works|working)\b|\bnowadays\b/iu,
  es: /(?<!\p{L})(?:en|con) (?:su|el|la) (?:(?:trabajo|empresa|puesto|empleo|cargo) actual|actual (?:trabajo|empresa|puesto|empleo))(?!\p{L})|(?<!\p{L})(?:l[oa] )?(?:sigue usándo|sigue usando|sigue utilizando|usa todavía|usa aún|todavía l[oa] usa|aún l[oa] usa)/iu,
  fr: /(?<!\p{L})(?:dans|à|chez) (?:son|sa|l['’]) ?(?:(?:poste|emploi|entreprise|employeur|travail|boîte|job) actuel(?:le)?|actuel(?:le)? (?:poste|entreprise|employeur))(?!\p{L})|(?<!\p{L})(?:l['’]utilise|s['’]en sert) (?:encore|toujours)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:im|in der|in ihrer|in seiner|bei der|beim|in dem|in ihrem|in seinem) (?:jetzigen|aktuellen|heutigen|derzeitigen|gegenwärtigen) (?:job|stelle|firma|arbeitgeber|rolle|position|unternehmen|arbeit)(?!\p{L})|(?<!\p{L})(?:nutzt|benutzt|verwendet) (?:sie|er) (?:es|das|den|die|sie) (?:noch|immer noch|heute noch)(?!\p{L})/iu,
  zh: /(?:现在|目前|当前|如今)(?:的)?(?:公司|工作|岗位|职位|单位)|(?:现在|如今|目前)(?:还|也)(?:在)?用/u,
  ja: /(?:今|現在|いま)の(?:会社|職場|仕事|職|勤務先)(?:で)?|現職(?:で)?|(?:今|いま|現在)も使/u,
}
