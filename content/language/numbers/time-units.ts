/** How a text names a unit of time right after its number. */
import type { WalkUnit } from '#contract/content/kinds.ts'
import type { Language } from '#contract/language.ts'
import { anyOf } from '../any-language.ts'

const said: Record<WalkUnit, Record<Language, string>> = {
  ms: { en: 'ms\\b|milli', es: 'milis', fr: 'milli', de: 'milli', zh: '毫秒', ja: 'ミリ秒' },
  s: { en: 's\\b|sec', es: 'seg', fr: 'sec', de: 'sek', zh: '秒', ja: '秒' },
  min: { en: 'min', es: 'min', fr: 'min', de: 'min', zh: '分', ja: '分' },
  h: { en: 'h\\b|hour', es: 'hora', fr: 'heure', de: 'stunde|std', zh: '小时', ja: '時間' },
  days: { en: 'days?\\b', es: 'd[ií]as?\\b', fr: 'jours?\\b', de: 'tage?\\b', zh: '天', ja: '日' },
}

const named = (unit: WalkUnit) => new RegExp(`^\\s?(?:${anyOf(said[unit])})`, 'i')

/** In any language: the signs of units are the same in all. */
export const timeUnits: Record<WalkUnit, RegExp> = {
  ms: named('ms'),
  s: named('s'),
  min: named('min'),
  h: named('h'),
  days: named('days'),
}
