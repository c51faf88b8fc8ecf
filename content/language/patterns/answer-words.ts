/** Words by which a sentence tells a reason, a way or an order of things, and by which a short question asks for a measure or a change. */
import type { Language } from '#contract/language.ts'

interface AnswerWords {
  reason: RegExp
  /** Tells that something was left, given up or closed. */
  ended: RegExp
  means: RegExp
  after: RegExp
  before: RegExp
  superlative: RegExp
  /** Stands between what something was and what it became. */
  became: RegExp
  /** Asks what came of something. */
  outcome: RegExp
  /** Asks by what means something was done. */
  withWhat: RegExp
  /** Asks for what is left over. */
  left: RegExp
  /** Asks for both ends of a change. */
  fromTo: RegExp
  /** Asks for the others of a list. */
  besides: RegExp
}

export const answerWords: Record<Language, AnswerWords> = {
  en: {
    reason: /\b(?:because|so that|so|in order to|since|due to|thanks to|as|when|reason|therefore|cannot)\b/i,
    ended:
      /\b(?:left|leave|quit|resigned|gave (?:it |that |this )?up|stepped down|stopped|closed|shut|sold|handed (?:it )?over|moved on|redundant|laid off)\b/i,
    means: /\b(?:by|with|using|through|via|thanks to|after)\b/i,
    after: /\b(?:since then|since|afterwards|after|then|later|next|today|to this day)\b/i,
    before: /\b(?:before|previously|formerly|used to|instead of|from|until|replac(?:ed|es|ing))\b/i,
    superlative: /\b(?:most|best|[a-z]{2,12}est)\b/i,
    became: /\b(?:to|into|instead of|against|than|from)\b|→|->|–/i,
    outcome:
      /\b(?:help(?:ed)?|work(?:ed)? (?:out|well)|did (?:it|that|this) work|pa(?:y|id) off|worth it|any good|any use|change anything)\b/i,
    withWhat: /\b(?:with|by|using) what\s?\??$/i,
    left: /\b(?:left|remain(?:s|ed|ing)?)\b/i,
    fromTo: /\bfrom (?:what|how)\b|\b(?:down|up) to (?:what|how)\b/i,
    besides: /\b(?:who else|anyone else|anybody else|any others?|besides|apart from)\b/i,
  },
  de: {
    reason: /(?<!\p{L})(?:weil|denn|damit|da|wegen|deshalb|daher|dadurch|um|als|grund|sodass|nachdem)(?!\p{L})/iu,
    ended:
      /(?<!\p{L})(?:aufgehört|gekündigt|verlassen|gegangen|geschlossen|zugemacht|aufgegeben|ausgeschieden|beendet|abgegeben|gewechselt|verkauft|verließ|ging|kündigte|schloss)(?!\p{L})/iu,
    means: /(?<!\p{L})(?:durch|mit|dank|indem|per|mittels|über|statt)(?!\p{L})/iu,
    after: /(?<!\p{L})(?:seither|seitdem|danach|dann|später|nach|heute|inzwischen)(?!\p{L})/iu,
    before:
      /(?<!\p{L})(?:vorher|zuvor|früher|statt|anstatt|von|bisher|vor|ersetz\p{L}*|ablös\p{L}*|abgelöst)(?!\p{L})/iu,
    superlative: /(?<!\p{L})(?:meist\p{L}{0,3}|beste\p{L}?|\p{L}{3,}ste[nrsm]?)(?!\p{L})/iu,
    became: /(?<!\p{L})(?:auf|zu|statt|gegenüber|als|von|bis)(?!\p{L})|→|->|–/iu,
    outcome:
      /(?<!\p{L})(?:gebracht|geholfen|hilft|genützt|genutzt|gelohnt|lohnt|funktioniert|geklappt|rausgekommen|rauskam|kam raus|herausgekommen)(?!\p{L})/iu,
    withWhat: /(?<!\p{L})(?:womit|wodurch|mit was|mit welchen mitteln)(?!\p{L})/iu,
    left: /(?<!\p{L})(?:übrig|geblieben|blieben|bleiben|verblieben)(?!\p{L})/iu,
    fromTo:
      /(?<!\p{L})von (?:wie|was)(?!\p{L})|(?<!\p{L})auf wie ?viele?(?!\p{L})|(?<!\p{L})von (?:wieviel|wievielen)(?!\p{L})/iu,
    besides:
      /(?<!\p{L})(?:wer (?:noch|sonst)|sonst (?:noch )?(?:wer|jemand)|noch (?:wer|jemand)|außer|ausser)(?!\p{L})/iu,
  },
  fr: {
    reason: /(?<!\p{L})(?:parce|car|pour|afin|puisque|comme|grâce|faute|raison|quand|donc|de sorte|à cause)(?!\p{L})/iu,
    ended:
      /(?<!\p{L})(?:partie?s?|quittée?|démissionné|arrêtée?|fermée?|cessé|abandonnée?|licenciée?|vendue?|rendue?)(?!\p{L})/iu,
    means: /(?<!\p{L})(?:par|avec|grâce|en|au moyen|après)(?!\p{L})/iu,
    after: /(?<!\p{L})(?:depuis|ensuite|puis|après|plus tard|désormais|aujourd)(?!\p{L})/iu,
    before: /(?<!\p{L})(?:avant|auparavant|au lieu|contre|jusqu|de|remplac\p{L}*)(?!\p{L})/iu,
    superlative: /(?<!\p{L})(?:l[ea]s? plus|meilleure?s?)(?!\p{L})/iu,
    became: /(?<!\p{L})(?:à|contre|au lieu|que|de)(?!\p{L})|→|->|–/iu,
    outcome: /(?<!\p{L})(?:servi|marché|marche|aidé|payé|paye|utile|abouti|rapporté|donné quoi)(?!\p{L})/iu,
    withWhat: /(?<!\p{L})(?:avec quoi|par quoi|par quel moyen)(?!\p{L})/iu,
    left: /(?<!\p{L})(?:reste|restent|resté|restés|restées|restait)(?!\p{L})/iu,
    fromTo: /(?<!\p{L})(?:de|à) (?:combien|quoi)(?!\p{L})/iu,
    besides: /(?<!\p{L})(?:qui d['’ ]?autre|quelqu['’ ]?un d['’ ]?autre|d['’ ]autres?|à part|a part|hormis)(?!\p{L})/iu,
  },
  es: {
    reason:
      /(?<!\p{L})(?:porque|para|pues|ya que|debido|gracias|cuando|como|por falta|así|motivo|después de)(?!\p{L})/iu,
    ended:
      /(?<!\p{L})(?:dejé|dejó|dejado|cerré|cerró|cerramos|cerrado|renunci(?:é|ó)|me fui|se fue|abandon(?:é|ó)|vend(?:í|ió)|despidieron)(?!\p{L})/iu,
    means: /(?<!\p{L})(?:con|mediante|gracias|por|a través|tras)(?!\p{L})/iu,
    after: /(?<!\p{L})(?:desde|desde entonces|después|luego|tras|más tarde|hoy|ya)(?!\p{L})/iu,
    before:
      /(?<!\p{L})(?:antes|anteriormente|en vez|frente|del?|hasta|sustitu\p{L}*|reemplac\p{L}*|reemplaz\p{L}*)(?!\p{L})/iu,
    superlative: /(?<!\p{L})(?:más|mejor(?:es)?)(?!\p{L})/iu,
    became: /(?<!\p{L})(?:al?|frente|en vez|que|del?)(?!\p{L})|→|->|–/iu,
    outcome: /(?<!\p{L})(?:servido|sirvió|funcionó|funcionado|ayudó|ayudado|valió|útil|salió|resultó)(?!\p{L})/iu,
    withWhat: /(?<!\p{L})con qu[eé]\s?\??$/iu,
    left: /(?<!\p{L})(?:queda|quedan|quedaron|quedó)(?!\p{L})/iu,
    fromTo: /(?<!\p{L})(?:de|a|hasta) cu[aá]nt[oa]s?(?!\p{L})/iu,
    besides: /(?<!\p{L})(?:qui[eé]n(?:es)? más|alguien más|algún otro|otr[oa]s|además de|aparte de)(?!\p{L})/iu,
  },
  zh: {
    reason: /因为|由于|为了|以便|所以|因此|于是|才/,
    ended: /离开|离职|辞职|辞去|关闭|关掉|停业|放弃|退出|转行|卖掉/,
    means: /通过|用|借助|采用|以|将|改为|引入/,
    after: /此后|之后|后来|随后|后|从此/,
    before: /之前|此前|以前|原来|从|由|取代|代替|替换/,
    superlative: /最/,
    became: /到|至|降|升|增|从|→/,
    outcome: /有用|有效|管用|效果|结果/,
    withWhat: /用什么|靠什么/,
    left: /剩|还留/,
    fromTo: /[从到](?:多少|几)/,
    besides: /除了|还有谁|还有别人|其他人|别的人/,
  },
  ja: {
    reason: /ため|[うくすたるだい]から|ので|おかげ|理由|因|により|せい/,
    ended: /辞め|退職|退社|離れ|閉め|閉じ|閉店|廃業|やめ|譲っ|譲り|畳ん/,
    means: /によって|により|で|を使|用い|通じ|導入/,
    after: /以来|その後|以降|後|のち/,
    before: /以前|従来|から|それまで|前|置き換え|に代え|に代わ|取って代/,
    superlative: /最も|一番|最/,
    became: /から|へ|に|→|より|対/,
    outcome: /役に立|効果|うまくいっ|成果|結果/,
    withWhat: /何を使|何によ|どうやって/,
    left: /残っ|残り|残る/,
    fromTo: /(?:どのくらい|どれくらい|いくつ|いくら|何\p{L}{0,3})から/u,
    besides: /ほかに|他に|以外/,
  },
}

/** So many in a day or in a second: a question says it as an answer does. */
const perDay =
  /(?<!\p{L})(?:(?:a|per|each|every) day|daily|(?:am|pro) tag|täglich\p{L}{0,2}|par jour|quotidien\p{L}{0,3}|al día|por día|diari[oa]s?)(?!\p{L})|每天|每日|一天|毎日|1 ?日(?:に|あたり|当たり)/iu
const perSecond =
  /(?<!\p{L})(?:(?:a|per|each|every) second|(?:pro|in der|je) sekunde|par seconde|(?:por|al) segundo)(?!\p{L})|每秒|一秒|毎秒|1 ?秒(?:に|あたり|当たり)/iu

/** What is measured, as a question calls it in any language, and the signs of its units. */
export const measures: readonly { asks: RegExp; tells: RegExp }[] = [
  {
    asks: /(?<!\p{L})(?:share|percentages?|percent|proportion|fraction|anteil|prozents?|prozentsatz|pourcentage|proportion|porcentaje|proporción|por ciento)(?!\p{L})|比例|占比|百分之|割合|何割|何パーセント/iu,
    tells: /[%％]|percent|prozent|pour cent|por ciento|百分之|割|パーセント/i,
  },
  {
    asks: /(?<!\p{L})(?:deep|depth|high|height|distance|tief|tiefe|hoch|höhe|entfernung|profond|profondeur|hauteur|distance|profundidad|hondo|altura|distancia)(?!\p{L})|多深|多高|深度|高度|深さ|高さ|距離/iu,
    tells:
      /\d\s?(?:mm|cm|m|km|ft)(?!\p{L})|\d\s(?:metres?|meters?|meter|mètres?|metros?|kilomet\p{L}{1,4}|kilómetros?)(?!\p{L})|\d\s?(?:米|公里|メートル)/iu,
  },
  {
    asks: /(?<!\p{L})(?:price|money|budget|preis|geld|prix|argent|precio|dinero|cost|costs?|kosten|kostet|gekostet|coûte|coût|coûté|cuesta|costó|cuestan)(?!\p{L})|多少钱|费用|价格|金額|値段|費用|いくら/iu,
    tells: /[€$£¥]|euros?|pounds?|dollars?|chf|francs?|franken|円|元|欧元/iu,
  },
  {
    asks: /(?<!\p{L})(?:at once|at the same time|at a time|simultaneously|concurrently|in parallel|gleichzeitig|zugleich|auf einmal|parallel|en même temps|simultanément|à la fois|en parallèle|a la vez|al mismo tiempo|simultáneamente|en paralelo)(?!\p{L})|同时|并发|一起用|同時|並行|いっぺんに|一度に/iu,
    tells:
      /(?<!\p{L})(?:concurren|simultaneous|parallel|at once|at the same time|gleichzeitig|zugleich|simult[aá]n)|同时|并发|同時|並行|en paralelo|a la vez/iu,
  },
  { asks: perDay, tells: perDay },
  { asks: perSecond, tells: perSecond },
]
