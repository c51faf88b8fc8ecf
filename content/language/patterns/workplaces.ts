// What stands around the name of an employer in languages without spaces, where no preposition shows that it is one: "ヤマハで働いた".
import type { Language } from '#contract/language.ts'

export const workplaces: Partial<Record<Language, { before: RegExp; after: RegExp }>> = {
  zh: { before: /[在为给]$/u, after: /^(?:工作|上班|任职|就职|干过|做过|待过)/u },
  ja: { before: /(?:)/u, after: /^(?:さん)?(?:で(?:働|勤務|仕事をし)|に(?:勤め|勤務|在籍|就職|入社))/u },
}

/** How it is asked whether somebody taught somewhere. */
export const taught: Record<Language, RegExp> = {
  en: /\b(?:teach(?:es|ing)?|taught|lectur(?:e|es|ed|ing))\b/i,
  de: /(?<!\p{L})(?:unterricht(?:et|ete|en)|gelehrt|lehrte?|doziert)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:enseign(?:e|é|ait|er)|donn(?:e|é|ait) des cours)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:enseñ(?:a|ó|aba|ado)|(?:da|dio|daba|dado) clases?|imparti(?:do|ó))(?!\p{L})/iu,
  zh: /教过|任教|教书|授课|当过老师/u,
  ja: /教え(?:て(?:いま|いた|いる|いらっしゃ)|たこと|ました)|講師(?:でした|をし|を務め)/u,
}
