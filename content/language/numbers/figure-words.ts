/** What stands beside a number and tells what it is: a percentage, a percentile, a multiple, a length of time. */
import type { Language } from '#contract/language.ts'
import type { TimeUnit } from '../claim-words.ts'

/** A percentage in words, right behind its number; the signs are the same in all languages. */
export const percentWords: Record<Language, RegExp | undefined> = {
  en: /^\s?(?:percent|per cent)/i,
  es: /^\s?por ciento/i,
  fr: /^\s?pour cent/i,
  de: /^\s?prozent/i,
  zh: undefined,
  ja: /^\s?パーセント/,
}

/** The same before its number: 百分之三十. */
export const percentBefore: Record<Language, RegExp | undefined> = {
  en: undefined,
  es: undefined,
  fr: undefined,
  de: undefined,
  zh: /百分之\s?$/,
  ja: undefined,
}

/** "Percentile 95" */
export const percentileBefore: Record<Language, RegExp | undefined> = {
  en: /(?:per)?centile\s$/i,
  es: /percentil\s$/i,
  fr: /centile\s$/i,
  de: /perzentil\s$/i,
  zh: undefined,
  ja: undefined,
}

/** "95th percentile", "95e centile", "95. Perzentil" */
export const percentileBehind: Record<Language, RegExp> = {
  en: /^(?:th)?[\s-]?(?:per)?centile/i,
  es: /^[º.]?[\s-]?percentil/i,
  fr: /^(?:er?)?[\s-]?(?:per)?centile/i,
  de: /^\.?[\s-]?perzentil/i,
  zh: /^\s?(?:百分位|分位)/,
  ja: /^\s?パーセン/,
}

/** A number goes on in words: 1万4,000, "1 million". */
export const multiples: Record<Language, RegExp> = {
  en: /^\s?(?:[Mm]illion|billion|thousand)/,
  es: /^\s?(?:mill[oó]n|mil(?!\p{L}))/u,
  fr: /^\s?(?:million|milliard|mille)/,
  de: /^\s?(?:Million|Mio|Tausend)/,
  zh: /^\s?[千万萬亿億百]/,
  ja: /^\s?[千万億百]/,
}

/** What joins the words of one number: "two hundred and ten". Empty where nothing does. */
export const numberJoins: Record<Language, string> = { en: 'and', es: 'y', fr: 'et', de: 'und', zh: '', ja: '' }

/** Right behind a number: so often in that time, or the one of that number; where no list of claims.ts has it. */
export const rateBehind: Record<Language, RegExp | undefined> = {
  en: undefined,
  es: undefined,
  fr: undefined,
  de: undefined,
  zh: undefined,
  ja: /^\s?(?:秒|分|時間|日|週間?|[かカヶ]月|年)(?:に|あたり|ごと|につき|単位|目)/,
}

/** Right before a number: the first of so many. */
export const firstBefore: Record<Language, RegExp | undefined> = {
  en: undefined,
  es: undefined,
  fr: undefined,
  de: undefined,
  zh: undefined,
  ja: /(?:最初|初め|はじめ)の$/,
}

/** A length of time, as figures of speed give it; symbols such as ms are the same in all languages. */
export const timeLengths: Record<Language, RegExp> = {
  en: /\d\s?(?:secon|millis|minut|hour)/i,
  es: /\d\s?(?:segund|milis|minut|hora)/i,
  fr: /\d\s?(?:secon|millis|minut|heure)/i,
  de: /\d\s?(?:sekund|millis|minut|stund)/i,
  zh: /\d\s?(?:毫秒|秒|小时)/,
  ja: /\d\s?(?:ミリ秒|秒|時間)/,
}

/**
 * Signs and words of a text that name a unit right behind a number, where no spaces part words; of the other languages the
 * words for units are in their claims.ts.
 */
export const unitSigns: Record<Language, readonly (readonly [RegExp, TimeUnit | '%'])[] | undefined> = {
  en: undefined,
  es: undefined,
  fr: undefined,
  de: undefined,
  zh: [
    [/^\s?(?:毫秒|ms)/i, 'ms'],
    [/^\s?(?:秒|s(?![a-z]))/i, 's'],
    [/^\s?(?:分钟|分(?!之))/, 'min'],
    [/^\s?个?(?:小时|钟头)/, 'h'],
    [/^\s?(?:天|日)/, 'day'],
    [/^\s?个?(?:周|星期|礼拜)/, 'week'],
    [/^\s?个?月/, 'month'],
    [/^\s?个?季度/, 'quarter'],
    [/^\s?[多余来]?(?:年|周年)/, 'year'],
  ],
  ja: [
    [/^\s?(?:ミリ秒|ms)/i, 'ms'],
    [/^\s?(?:秒|s(?![a-z]))/i, 's'],
    [/^\s?分(?!の)/, 'min'],
    [/^\s?時間/, 'h'],
    [/^\s?日/, 'day'],
    [/^\s?週/, 'week'],
    [/^\s?[かカヶヵケ箇]?月/, 'month'],
    [/^\s?四半期/, 'quarter'],
    [/^\s?年/, 'year'],
    [/^\s?パーセント/, '%'],
  ],
}
