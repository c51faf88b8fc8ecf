// How somebody's studies are asked for by what they did: "(qué) ha estudiado", in the perfect and in plain speech.
import type { Language } from '#contract/language.ts'

export const studied: Record<Language, RegExp> = {
  en: /\b(?:studied|studying|(?:go|went|gone|been) to (?:uni|university|college|school))\b/i,
  de: /(?<!\p{L})(?:studiert|studiern|studium|(?:uni|hochschule) (?:war|gegangen|besucht))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:étudiée?s?|etudiée?s?|étudié|études|etudes|fait (?:la fac|ses classes))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:estudiado|cursado|ido a la universidad|hecho (?:de|la) carrera|carrera ha hecho)(?!\p{L})/iu,
  zh: /学过什么|学的(?:是)?(?:什么|啥)|(?:念|读|学)(?:过|的)?(?:是)?(?:什么|哪个|啥)专业|毕业于|哪(?:所|个)(?:大学|学校)/u,
  ja: /専攻|何を(?:勉強|学)|どこ(?:の大学|で学|で勉強)|(?:大学|学校)は(?:どこ|どちら)/u,
}
