/** How people ask for one project of all by its place among them. */
import type { Language } from '#contract/language.ts'

/** The biggest or the most important one. */
export const biggestProject: Record<Language, RegExp> = {
  en: /\b(?:biggest|largest|most (?:important|impressive|ambitious|complex|significant)|greatest|flagship|main|top)\b[^.?!]{0,20}\bprojects?\b|\bprojects?\b[^.?!]{0,25}\b(?:biggest|largest|most (?:important|impressive|ambitious|complex|significant)|greatest)\b/iu,
  es: /(?<!\p{L})proyecto (?:de (?:todos|ella) )?(?:más (?:grande|importante|ambicioso|impresionante|complejo|destacado)|estrella|principal)(?!\p{L})|(?<!\p{L})mayor proyecto(?!\p{L})|(?<!\p{L})qué proyecto[^.?!]{0,25}(?<!\p{L})más(?!\p{L})/iu,
  fr: /(?<!\p{L})plus (?:gros|grand|important|ambitieux|impressionnant|complexe)s?[^.?!]{0,15}(?:projet|chantier|boulot|réalisation)|(?<!\p{L})(?:projet|réalisation)[^.?!]{0,15}(?:le|la) plus (?:gros|grand|important|ambitieux|impressionnant|complexe)|(?<!\p{L})(?:projet phare|principal projet|projet principal)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:größte|wichtigste|bedeutendste|beeindruckendste|komplexeste|ambitionierteste)[nsr]?(?!\p{L})[^.?!]{0,15}projekt|projekt[^.?!]{0,25}(?<!\p{L})(?:am (?:größten|wichtigsten)|das (?:größte|wichtigste))(?!\p{L})/iu,
  zh: /最(?:大|重要|厉害|牛|复杂|有名|出彩)的?[^。？?]{0,4}项目|项目[^。？?]{0,6}最(?:大|重要|厉害|牛)|代表(?:作|项目)/u,
  ja: /(?:一番|最も|いちばん|最大の|もっとも)(?:大き[いな]|重要な|すごい|印象的な|大規模な)?[^。？?]{0,3}(?:案件|プロジェクト)|代表的な(?:案件|プロジェクト)|代表作/u,
}

/** The last one. */
export const latestProject: Record<Language, RegExp> = {
  en: /\b(?:last|latest|most recent|newest|current)\b[^.?!]{0,15}\bproject\b/iu,
  es: /(?<!\p{L})último (?:gran )?proyecto(?!\p{L})|(?<!\p{L})proyecto (?:más reciente|actual)(?!\p{L})/iu,
  fr: /(?<!\p{L})dernier (?:gros |grand )?(?:projet|chantier)(?!\p{L})|(?<!\p{L})projet (?:le plus récent|actuel)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:letzte|neueste|jüngste|aktuelle)[nsr]?(?!\p{L})[^.?!]{0,12}projekt(?!\p{L})/iu,
  zh: /(?:最近|最新|最后|上)(?:的|做的|一个|做的一个)?(?:大)?项目/u,
  ja: /(?:最新|直近|最近|最後|今)の(?:大きな)?(?:案件|プロジェクト)/u,
}

/** The first one. */
export const firstProject: Record<Language, RegExp> = {
  en: /\b(?:first|earliest|oldest)\b[^.?!]{0,10}\bproject\b/iu,
  es: /(?<!\p{L})primer proyecto(?!\p{L})|(?<!\p{L})proyecto más antiguo(?!\p{L})/iu,
  fr: /(?<!\p{L})premier projet(?!\p{L})|(?<!\p{L})projet le plus ancien(?!\p{L})/iu,
  de: /(?<!\p{L})(?:erste|älteste|früheste)[nsr]? projekt(?!\p{L})/iu,
  zh: /(?:第一个|最早的?)项目/u,
  ja: /(?:最初|一番古い|初めて)の?(?:案件|プロジェクト)/u,
}
