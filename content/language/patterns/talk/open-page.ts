/** How people ask for a page of the site to be opened: a verb of opening or going, and what the page is of. */
import type { Language } from '#contract/language.ts'

export interface OpenPage {
  verb: RegExp
  /** A case study or a project's page, one of them. */
  work: RegExp
  /** The same where none is named, of what was just talked about: "that case". */
  thatWork: RegExp
  /** One article. */
  article: RegExp
  /** The page of all projects. */
  projects: RegExp
  /** "Open it": nothing else is said. */
  it: RegExp
}

export const openPage: Record<Language, OpenPage> = {
  en: {
    verb: /\b(?:open(?! source|-source)|pull up|bring up|show|go to|take me|bring me|lead me|jump to|navigate)\b/iu,
    work: /(?<!\bin )(?<!\bin that )(?<!\bin this )\b(?:case(?: study)?(?! stud)|project(?:['’]s)? page|page)\b/iu,
    thatWork:
      /(?<!\bin )\b(?:(?:that|this|its|the) (?:case(?: study)?(?! stud)|project(?:['’]s)? page)|its page|(?:that|this) page|page (?:about|of|on|for) (?:it|that|this))\b/iu,
    article: /\b(?:the|that|this|her|his|their|an?|\w+['’]s) (?:[\p{L}-]+ ){0,3}(?:article|post|essay)\b/iu,
    projects: /\bprojects['’]? (?:page|overview|list)\b|\bpage (?:of|with) (?:the |her |his |their |all )*projects\b/iu,
    it: /^\W*(?:(?:ok|okay|yes|please|and|can you|could you|now|then),? )*open (?:it|that|this)(?: one)?(?: up)?(?:,? (?:please|pls|for me))?\W*$/iu,
  },
  de: {
    verb: /(?<!\p{L})(?:öffn\p{L}*|oeffn\p{L}*|zeig\p{L}*|geh|gehe|gehen sie|bring\p{L}*|führ\p{L}*|spring\p{L}*|ruf\p{L}*|mach\p{L}*)(?!\p{L})/iu,
    work: /(?<!\p{L})(?:fallstudie|fallbeispiel|projektseite|case study|seite)(?!\p{L})/iu,
    thatWork:
      /(?<!\p{L})(?:(?:die|diese|der|dieser|zur) (?:fallstudie|projektseite|case study)|(?:den|diesen) fall|das fallbeispiel|(?:die|diese) seite (?:dazu|davon|darüber|des projekts|vom projekt|zum projekt))(?!\p{L})/iu,
    article:
      /(?<!\p{L})(?:den|diesen|dem|diesem|einen|zum|ihren|seinen) (?:[\p{L}-]+ ){0,3}(?:artikel|beitrag|aufsatz|blogbeitrag)(?!\p{L})/iu,
    projects:
      /(?<!\p{L})(?:projekteseite|projektübersicht|projektliste|seite (?:mit|aller|der) (?:\p{L}+ )?projekten?)(?!\p{L})|(?<!\p{L})zur projektseite(?!\p{L})/iu,
    it: /^[^\p{L}]*(?:(?:ok|okay|ja|bitte|dann|und|jetzt)[, ]+)*(?:öffne|öffnen sie|mach|machen sie) (?:es|das|ihn|sie|den|die)(?: (?:bitte|mal|auf|doch))*[^\p{L}]*$/iu,
  },
  fr: {
    verb: /(?<!\p{L})(?:ouvr\p{L}*|montr\p{L}*|affich\p{L}*|va|allez|aller|emm[eè]n\p{L}*|am[eè]n\p{L}*|m[eè]n\p{L}*|voir)(?!\p{L})/iu,
    work: /(?<!\p{L})(?:étude de cas|etude de cas|page)(?!\p{L})|(?<!\p{L})(?<!en |au |dans )(?:ce|le) cas(?!\p{L})/iu,
    thatWork:
      /(?<!\p{L})(?:(?:l['’]|cette |son |d['’])[ée]tude de cas|(?<!en |dans )(?:ce|le) cas|page (?:du projet|de ce projet|dédiée|associée|correspondante))(?!\p{L})/iu,
    article: /(?<!\p{L})(?:l['’]|cet |son |un |le |ce )(?:[\p{L}-]+ ){0,2}(?:article|billet)(?!\p{L})/iu,
    projects: /(?<!\p{L})page (?:des|de ses|de tous les|avec les) (?:projets|réalisations|études de cas)(?!\p{L})/iu,
    it: /^[^\p{L}]*(?:(?:ok|oui|alors|et)[, ]+)*(?:ouvre|ouvrez|ouvrir)[- ]?(?:le|la|ça|cela|moi ça)?(?:[, ]+(?:stp|svp|s['’]il (?:te|vous) pla[iî]t))?[^\p{L}]*$/iu,
  },
  es: {
    verb: /(?<!\p{L})(?:[áa]br\p{L}*|mu[ée]str\p{L}*|mostrar|ens[eé][nñ]\p{L}*|ll[eé]v\p{L}*|ve|vamos|ir)(?!\p{L})/iu,
    work: /(?<!\p{L})(?<!en )(?:(?:ese|este|el|aquel|un) caso|caso (?:de estudio|pr[áa]ctico)|p[áa]gina)(?!\p{L})/iu,
    thatWork:
      /(?<!\p{L})(?<!en )(?:(?:ese|este|el|aquel) caso|p[áa]gina (?:del|de ese|de este) (?:proyecto|caso))(?!\p{L})/iu,
    article: /(?<!\p{L})(?:el|ese|este|su|aquel|un|al) (?:[\p{L}-]+ ){0,2}(?:art[íi]culo|post)(?!\p{L})/iu,
    projects: /(?<!\p{L})p[áa]gina (?:de|con) (?:los |sus |todos los )?proyectos(?!\p{L})/iu,
    it: /^[^\p{L}]*(?:(?:ok|vale|s[íi]|pues|y)[, ]+)*[áa]bre(?:l[oa]|melo|mela)(?:[, ]+(?:porfa|por favor))?[^\p{L}]*$/iu,
  },
  zh: {
    verb: /打开|打開|点开|看看|看一?下|带我[去看]|给我看|[去到跳]|进入|显示/u,
    work: /案例|页/u,
    thatWork: /[那这该](?:一?个)?(?:案例|项目的?页)|它的(?:案例|页)|案例页/u,
    article: /[那这该](?:一?篇)(?:文章)?|[那这该](?:文章|博文)|(?:关于|讲)[^，。]{1,12}的(?:那篇)?(?:文章|博文)/u,
    projects: /(?:所有|全部)?项目(?:的)?(?:页面?|列表|总览|一览)/u,
    it: /^[^\p{L}]*(?:好[的吧]?，?|那|请|帮我)*(?:打开|点开)(?:它|这个|那个)?(?:吧|一下|看看)*[^\p{L}]*$/u,
  },
  ja: {
    verb: /開(?:い|け|き|く)|ひら(?:い|け|き|く)|見せ|表示し|連れて|移動|案内し|飛(?:ん|べ)/u,
    work: /事例|ケーススタディ|ページ/u,
    thatWork:
      /(?:その|この|それの|これの)(?:事例|ケーススタディ|案件|プロジェクト)(?:の?ページ)?|(?:その|この)ページ|事例ページ/u,
    article: /(?:(?:その|この|あの)|(?<!彼女|彼|さん|人|サイト)の)(?:記事|ブログ)(?!の?(?:一覧|ページ))/u,
    projects: /(?:プロジェクト|案件|事例)(?:の)?一覧|プロジェクト(?:の)?ページ/u,
    it: /^[^\p{L}]*(?:じゃあ|では|はい)?、?(?:それ|これ|あれ)を?(?:開い|ひらい)て(?:ください|くれ|ほしい|もらえますか)?[^\p{L}]*$/u,
  },
}
