/** By which of several things that were told somebody means one: by its place, by its age, or as what is left of them. */
import type { Language } from '#contract/language.ts'

interface WhichOfThem {
  /** The first, the second and so on, as they were told. */
  places: RegExp[]
  last: RegExp
  newest: RegExp
  oldest: RegExp
  /** The rest of them. */
  others: RegExp
}

export const whichOfThem: Record<Language, WhichOfThem> = {
  en: {
    places: [/\b(?:first|1st)\b/iu, /\b(?:second|2nd)\b/iu, /\b(?:third|3rd)\b/iu, /\b(?:fourth|4th)\b/iu],
    last: /\b(?:last|final)\b/iu,
    newest: /\b(?:newe(?:r|st)|(?:more|most) recent|latest)\b/iu,
    oldest: /\b(?:older|oldest|earliest)\b/iu,
    others: /\b(?:the|those) (?:other|remaining)s?\b/iu,
  },
  de: {
    places: [
      /(?<!\p{L})(?:erst(?:e[nrs]?|genannte[nrs]?)|ersteres)(?!\p{L})/iu,
      /(?<!\p{L})zweite[nrs]?(?!\p{L})/iu,
      /(?<!\p{L})dritte[nrs]?(?!\p{L})/iu,
      /(?<!\p{L})vierte[nrs]?(?!\p{L})/iu,
    ],
    last: /(?<!\p{L})(?:letzte[nrs]?|letztere[nrs]?|letztgenannte[nrs]?)(?!\p{L})/iu,
    newest: /(?<!\p{L})(?:neuere[nrs]?|neueste[nrs]?|jüngere[nrs]?|jüngste[nrs]?|am neuesten)(?!\p{L})/iu,
    oldest: /(?<!\p{L})(?:ältere[nrs]?|älteste[nrs]?|am ältesten)(?!\p{L})/iu,
    others: /(?<!\p{L})(?:de[rnm]|die|das) (?:andere[nrs]?|übrigen)(?!\p{L})/iu,
  },
  fr: {
    places: [
      /(?<!\p{L})(?:premi(?:er|ère)s?|1(?:er|ère))(?!\p{L})/iu,
      /(?<!\p{L})(?:deuxième|seconde?|2e)(?!\p{L})/iu,
      /(?<!\p{L})(?:troisième|3e)(?!\p{L})/iu,
      /(?<!\p{L})(?:quatrième|4e)(?!\p{L})/iu,
    ],
    last: /(?<!\p{L})(?:derniers?|dernières?)(?!\p{L})/iu,
    newest: /(?<!\p{L})plus (?:récente?|nouveau|nouvelle)(?!\p{L})/iu,
    oldest: /(?<!\p{L})plus (?:ancien(?:ne)?|vieux|vieille)(?!\p{L})/iu,
    others: /(?<!\p{L})(?:l[’']|les (?:deux )?)autres?(?!\p{L})/iu,
  },
  es: {
    places: [
      /(?<!\p{L})(?:primer[oa]?|1[.º]?[ªº])(?!\p{L})/iu,
      /(?<!\p{L})segund[oa](?!\p{L})/iu,
      /(?<!\p{L})tercer[oa]?(?!\p{L})/iu,
      /(?<!\p{L})cuart[oa](?!\p{L})/iu,
    ],
    last: /(?<!\p{L})[uú]ltim[oa](?!\p{L})/iu,
    newest: /(?<!\p{L})m[aá]s (?:reciente|nuev[oa])(?!\p{L})/iu,
    oldest: /(?<!\p{L})m[aá]s (?:antigu[oa]|viej[oa])(?!\p{L})/iu,
    others: /(?<!\p{L})(?:el|la|los|las) (?:otr[oa]s?|demás)(?!\p{L})/iu,
  },
  zh: {
    places: [/第[一1]/u, /第[二2]/u, /第[三3]/u, /第[四4]/u],
    last: /最后(?:一|那)|后者/u,
    newest: /(?:更|较|最)新|最近的/u,
    oldest: /(?:更|较|最)(?:旧|老|早的)/u,
    others: /另[一外](?:个|篇|项|份|位|张|种|门|两|些|$)|其[他它余]的?(?:呢|几|两|$)/u,
  },
  ja: {
    places: [
      /最初の|(?:一|1|１)(?:つ|番|人|件|本)目|一人目/u,
      /(?:二|2|２)(?:つ|番|人|件|本)目|二人目/u,
      /(?:三|3|３)(?:つ|番|人|件|本)目|三人目/u,
      /(?:四|4|４)(?:つ|番|人|件|本)目|四人目/u,
    ],
    last: /最後の/u,
    newest: /新しい(?:方|ほう|の)|最新|一番新しい/u,
    oldest: /古い(?:方|ほう|の)|一番古い/u,
    others: /もう(?:一つ|ひとつ|1つ|一方|一本|一人|片方)|(?:他|ほか|残り)の(?:二|2|３|三|3|方|もの|人)|残り/u,
  },
}
