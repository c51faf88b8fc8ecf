/** How people ask whether something is so without a word for it: "…, right?", "…, oder?", "…, c'est ça ?" */
import type { Language } from '#contract/language.ts'

export const whetherTags: Record<Language, RegExp> = {
  en: /[,\s](?:right|correct|true|yeah|no|(?:is|was|did|does|do|has|have|are|were|had)n['’]?t (?:she|he|they|it|that))\s?[?.!]*\s*$/iu,
  de: /[,\s](?:oder|oder nicht|nicht wahr|gell|stimmt['’]?s|stimmt das|richtig|korrekt|ne)\s?[?.!]*\s*$/iu,
  fr: /[,\s](?:non|c['’]est (?:bien )?(?:ça|vrai|exact)|pas vrai|n['’]est-ce pas|hein|vrai|exact)\s?[?.!]*\s*$/iu,
  es: /[,\s]¿?(?:no|verdad|cierto|correcto|es (?:cierto|verdad|así)|sí)\s?[?.!]*\s*$/iu,
  zh: /(?:对吗|对吧|是吗|是吧|没错吧|对不对|是不是|吗)[？?。]?\s*$/u,
  ja: /(?:よね|ですか|ますか|でしたか|ましたか|ませんか|ですね)[？?。]?\s*$/u,
}
