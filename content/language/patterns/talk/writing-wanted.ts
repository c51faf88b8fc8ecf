/** How people ask the page to take them to the articles: by a verb of going or opening, and a word for what is written. */
import type { Language } from '#contract/language.ts'

export const writingWanted: Record<Language, RegExp> = {
  en: /\b(?:go|scroll|jump|navigate|open|take me|bring me|lead me)(?: up| down)?(?: to)? (?:the |her |his |their |your )?(?:writing|articles?|blog|blog posts)\b/iu,
  es: /(?<!\p{L})(?:ve|ir|llévame|abre|abrir|desplázate|navega)(?: a| hasta)? (?:la página de |la sección de )?(?:l[oa]s |el |sus )?(?:artículos?|textos|blog)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:va|aller|allez|ouvre|ouvrez|ouvrir|emmène-moi|emmenez-moi|défile|défilez)(?: à| vers| jusqu['’]à)? (?:la page des |la section des |aux |les |ses |au |le )?(?:articles?|textes|blog)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:geh|gehe|gehen sie|öffne|öffnen sie|scrolle?|scrollen sie|bring mich|führ mich|navigiere)(?: bitte)?(?: zu| zum| zur)? (?:der seite mit |die seite mit )?(?:den |die |dem |das |ihren |deinen )?(?:artikeln?|artikelseite|texten?|beiträgen?|blog)(?!\p{L})/iu,
  zh: /(?:打开|去|前往|跳到|滚动到|带我(?:去看看|去看|去|看))(?:一下)?(?:你的|她的|他的|[她他]写的)?(?:文章|博客|写作)(?:页面|页|部分)?/u,
  ja: /(?:記事|ブログ)(?:の)?(?:ページ|欄)?(?:を?開|を?ひら[いけき]|へ移動|に移動|へ行|に行|まで|へスクロール)/u,
}
