/** How people ask whether somebody works freelance or part-time, and not whether they once did. */
import type { Language } from '#contract/language.ts'

export const formOfWork: Record<Language, RegExp> = {
  en: /^(?!.*\b(?:was|were|been|did|ever|before|years?|since|when|how long|first|built|clients?)\b).*\b(?:freelanc(?:e|er|ing)|part[- ]time|contractor|self[- ]employed)\b/iu,
  es: /^(?!.*(?<!\p{L})(?:fue|era|ha sido|ha trabajado|antes|años|desde|cuándo|clientes)(?!\p{L})).*(?<!\p{L})(?:freelance|autónom[oa]|por cuenta propia|(?:a )?tiempo parcial|media jornada)(?!\p{L})/iu,
  fr: /^(?!.*(?<!\p{L})(?:était|a été|a-t-(?:elle|il) (?:été|travaillé)|avant|ans|depuis|quand|clients)(?!\p{L})).*(?<!\p{L})(?:freelance|indépendante?|temps partiel|mi-temps)(?!\p{L})/iu,
  de: /^(?!.*(?<!\p{L})(?:war|gewesen|hat|früher|vorher|jahre|seit|wann|jemals|kunden)(?!\p{L})).*(?<!\p{L})(?:freiberuf\p{L}*|freelanc\p{L}*|teilzeit\p{L}*|freie mitarbeit\p{L}*)(?!\p{L})/iu,
  zh: /^(?!.*(?:过|以前|之前|曾|几年|多少年|什么时候)).*(?:兼职|私活|自由职业)/u,
  ja: /^(?!.*(?:以前|でした|だった|たことが|何年|いつから)).*(?:フリーランス|業務委託|パートタイム|副業)/u,
}
