/** How a sentence begins that speaks of what the one before it named: said alone it would be of nobody, or of somebody else. */
import type { Language } from '#contract/language.ts'

export const pointsBack: Record<Language, RegExp> = {
  en: /^(?:none|each|both|all|some|they|these|those|it|this|that|neither|either|he|she|their|its)(?: of (?:them|these|those))?(?!\p{L})/iu,
  de: /^(?:kein(?:er|e|es)|jede[rs]?|beide[rs]?|alle|einige|sie|es|er|diese[rsmn]?|dies|das|ihre?|deren|dessen)(?!\p{L})/iu,
  fr: /^(?:aucune?s?|chacune?|tous|toutes|certaine?s|ils?|elles?|cela|ça|ces|celles?|ceux|leurs?|les deux)(?!\p{L})/iu,
  es: /^(?:ningun[oa]s?|ninguno|cada un[oa]|ambos|ambas|todos|todas|algun[oa]s|ellos|ellas|él|ella|esto|eso|est[oae]s?|es[oae]s?|sus?)(?!\p{L})/iu,
  zh: /^(?:这些|那些|它们?|他们?|她们?|两者|其中|每个|都|这|那)/u,
  ja: /^(?:これら?|それら?|いずれも|どれも|どちらも|両方|その|この|彼ら|彼女|彼)/u,
}
