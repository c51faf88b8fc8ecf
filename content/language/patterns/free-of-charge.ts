/** How people ask whether something costs nothing, how texts say so, and how it is asked what something cost, or cost in all. */
import type { Language } from '#contract/language.ts'

/** "Is she free in May?" asks for no price. */
export const asksFree: Record<Language, RegExp> = {
  en: /\b(?:is|are|was) (?:the|an?|your|her|his|their|this|it|that|there)\b[^.?!]{0,50}\bfree\b|\bfor free\b|\bfree of charge\b|\bwithout (?:paying|charge)\b|\b(?:pay|charge) for the (?:first|initial)\b/iu,
  es: /(?<!\p{L})(?:gratis|gratuit[oa]s?|sin coste|sin costo|sin compromiso)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:gratuite?s?|gratuitement|offerte?s?|sans frais|payante?s?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:kostenlos\p{L}*|kostenfrei\p{L}*|gratis|umsonst|unentgeltlich\p{L}*)(?!\p{L})/iu,
  zh: /免费|收费吗|要钱吗/u,
  ja: /無料|タダ|ただですか|費用はかかり/u,
}

export const saysFree: Record<Language, RegExp> = {
  en: /\b(?<!feel )free\b(?! (?:from|to))|\bno charge\b/iu,
  es: /(?<!\p{L})(?:gratis|gratuit[oa]s?|sin coste|sin costo)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:gratuite?s?|gratuitement|offerte?s?|sans frais)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:kostenlos\p{L}*|kostenfrei\p{L}*|gratis|unentgeltlich\p{L}*)(?!\p{L})/iu,
  zh: /免费/u,
  ja: /無料/u,
}

export const wholePrice: Record<Language, RegExp> = {
  en: /\b(?:total|overall|whole|entire) (?:\p{L}+ )?(?:cost|price|budget)|\bcost in total\b|\bbudget of\b|\bhow (?:big|large|high) was the budget\b/iu,
  es: /(?<!\p{L})(?:coste|costo|precio|presupuesto) (?:total|global|completo)|(?:costó|cuesta) en total|presupuesto (?:del|de la|de)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:coût|prix|budget) (?:total|global|complet)|(?:coûté|coûte) (?:au|en) total|budget (?:du|de la|de|d['’])(?!\p{L})/iu,
  de: /(?<!\p{L})(?:gesamtkosten|gesamtpreis|gesamtbudget|projektbudget)|insgesamt gekostet|(?:budget|kosten) (?:von|des|der) (?:\p{L}+ )?(?:gesamt|insgesamt)|budget (?:von|des|der|für)(?!\p{L})/iu,
  zh: /总(?:成本|费用|预算|价|造价)|(?:一共|总共)(?:花了|花费|要)|预算(?:是|有)?多少/u,
  ja: /総(?:費用|コスト|額|予算)|(?:合計|全部で|全体で)[^。？]{0,6}(?:費用|コスト|いくら)|予算は/u,
}

/** What something cost that is done: what it would cost the visitor is not asked so. */
export const pricePaid: Record<Language, RegExp> = {
  en: /\b(?:did|has|have) [^.?!]{1,30}\bcost\b|\bhow (?:expensive|costly) (?:was|were)\b|\bwhat was the (?:budget|cost|price)\b/iu,
  es: /(?<!\p{L})(?:costó|costaron|ha costado)(?!\p{L})|(?<!\p{L})qué presupuesto (?:tenía|tuvo|había|hubo)(?! para)/iu,
  fr: /(?<!\p{L})(?:a|ont|avait) coûté|(?<!\p{L})coûtait|(?<!\p{L})quel (?:était|fut|a été) le (?:budget|coût|prix)(?! d[eu'’])/iu,
  de: /(?<!\p{L})(?:gekostet|kostete)(?!\p{L})|(?<!\p{L})wie teuer (?:war|waren)|(?<!\p{L})wie hoch (?:war das budget|waren die kosten)/iu,
  zh: /花了(?:多少|几)|(?:成本|预算|造价)(?:是|有)?多少/u,
  ja: /(?:費用|コスト|予算)(?:は|が)(?:いくら|どのくらい|どれくらい)?(?:でした|かかりました|かかった|だった)|(?:費用|コスト|予算)は？?$|いくらかかりました|いくらかかった/u,
}
