// Words that end as a verb of the first person does and are none: legítimos, últimos, mismos.
import type { Language } from '#contract/language.ts'

export const likeVerbs: Partial<Record<Language, RegExp>> = {
  es: /(?<!\p{L})(?:\p{L}*[áéíóú]\p{L}imos|\p{L}*[^aei\P{L}]mos)(?!\p{L})/giu,
}
