/** How people ask which of two things is more of something, or less. */
import type { Language } from '#contract/language.ts'

interface Comparatives {
  more: RegExp
  less: RegExp
  /** What stands right before the thing that something is measured by: "than Oslo". */
  than: RegExp
  /** Time that was spent somewhere. */
  stayed: RegExp
}

export const comparatives: Record<Language, Comparatives> = {
  en: {
    more: /\b(?:more|bigger|larger|greater|higher|deeper|longer|wider|taller|heavier|older|busier|most|biggest|largest|highest|deepest)\b/iu,
    less: /\b(?:fewer|less|smaller|lower|faster|quicker|shorter|cheaper|lighter|younger|smallest|lowest|fastest|fewest|least)\b/iu,
    than: /\bthan\b/iu,
    stayed: /\b(?:longer|more time|longest)\b/iu,
  },
  de: {
    more: /(?<!\p{L})(?:mehr|größer\p{L}*|grösser\p{L}*|höher\p{L}*|tiefer\p{L}*|länger\p{L}*|breiter\p{L}*|schwerer\p{L}*|älter\p{L}*|meisten|größten?)(?!\p{L})/iu,
    less: /(?<!\p{L})(?:weniger|kleiner\p{L}*|niedriger\p{L}*|schneller\p{L}*|kürzer\p{L}*|billiger\p{L}*|günstiger\p{L}*|leichter\p{L}*|jünger\p{L}*|wenigsten|kleinsten?)(?!\p{L})/iu,
    than: /(?<!\p{L})als(?!\p{L})/iu,
    stayed: /(?<!\p{L})(?:länger|mehr zeit|am längsten)(?!\p{L})/iu,
  },
  fr: {
    more: /(?<!\p{L})(?:plus|davantage|supérieure?s?|meilleure?s?)(?!\p{L})/iu,
    less: /(?<!\p{L})(?:moins|inférieure?s?|plus (?:petite?s?|vite|rapides?|courte?s?|bas|basses?|légers?))(?!\p{L})/iu,
    than: /(?<!\p{L})qu(?:e(?!\p{L})|['’])/iu,
    stayed: /(?<!\p{L})(?:plus longtemps|le plus de temps|plus de temps)(?!\p{L})/iu,
  },
  es: {
    more: /(?<!\p{L})(?:más|mas|mayor(?:es)?)(?!\p{L})/iu,
    less: /(?<!\p{L})(?:menos|menor(?:es)?|m[áa]s (?:peque[ñn][oa]s?|r[áa]pid[oa]s?|cort[oa]s?|baj[oa]s?|barat[oa]s?|joven))(?!\p{L})/iu,
    than: /(?<!\p{L})que(?!\p{L})/iu,
    stayed: /(?<!\p{L})m[áa]s tiempo(?!\p{L})/iu,
  },
  zh: {
    more: /更(?:大|多|高|深|长|久|重|老)|(?:大|多|高|深|长|久)吗|最(?:大|多|高|深|长|久)|哪个大|哪边多/u,
    less: /更(?:小|少|低|快|短|便宜|轻)|(?:小|少|低|快|短)吗|最(?:小|少|低|快|短)/u,
    than: /比/u,
    stayed: /更久|更长时间|更长|待得久|待得更久/u,
  },
  ja: {
    more: /大き|多[いくか]|高[いくか]|深[いくか]|長[いくか]|広[いくか]|重[いくか]|古[いくか]/u,
    less: /小さ|少な|低[いくか]|速[いくか]|早[いくか]|短[いくか]|安[いくか]|軽[いくか]/u,
    than: /より/u,
    stayed: /長く|長い|長かった/u,
  },
}

/** Which of two is the newer or the older one. */
export const asksAge: Record<Language, RegExp> = {
  en: /\b(?:newer|newest|older|oldest|earlier|earliest|(?:more|most) recent)\b/iu,
  de: /(?<!\p{L})(?:neuer|neuere[nrs]?|neueste[nrs]?|älter|ältere[nrs]?|älteste[nrs]?|früher|jünger|jüngere[nrs]?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:plus (?:récente?|nouveau|nouvelle|ancien(?:ne)?|vieux|vieille|tôt))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:más (?:reciente|nuev[oa]|antigu[oa]|viej[oa]|temprano)|anterior)(?!\p{L})/iu,
  zh: /(?:更|较|最|比较)(?:新|旧|老|早|晚)/u,
  ja: /(?:どちら|どっち|より|一番|最も|もっと)\p{Script=Hiragana}{0,3}(?:新し|古)い|先(?:です|に|だ)/u,
}
