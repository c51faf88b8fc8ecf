import type { Language } from '#contract/language.ts'

/** "Did that run on Kubernetes?": words that stand for the work that was just talked about. */
export const thatWork: Record<Language, RegExp> = {
  en: /\b(?:that|this|it|those|these|back then)\b/iu,
  de: /(?<!\p{L})(?:das|dies|es|dabei|dafür|damals)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ça|ca|cela|ceci|c['’](?:était|est)|à l['’]époque)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:eso|esto|aquello|en aquella época|en esa época|entonces)(?!\p{L})/iu,
  zh: /^(?:那个|这个|那时|当时|[那这](?:是|套|些))|它/u,
  ja: /^(?:それ|これ|あれ|その(?:システム|プロジェクト|時|頃|ころ|とき)|当時)/u,
}
