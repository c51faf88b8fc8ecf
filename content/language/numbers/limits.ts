// How a number is made a limit: "more than ten", "ten or fewer". Folded text: small letters without accents. A number that
// nothing limits is one to be reached, as "at least ten" and "up to ten" are.
import type { Language } from '#contract/language.ts'

interface Limit {
  /** Right before the number. */
  before: RegExp
  /** Right behind it, or behind what it counts in languages without blanks. */
  behind?: RegExp
}

/** "No more than" has the words of "more than": what is at most so many is looked for first. */
export const limits: Record<Language, Record<'atMost' | 'below' | 'above', Limit>> = {
  en: {
    atMost: {
      before: /\b(?:at most|at the most|not? (?:more|bigger|larger) than|maximum(?: of)?)(?: an?)? $/,
      behind: /^ (?:(?:people|persons) )?(?:or (?:fewer|less|under)|at most|at the most|maximum)\b/,
    },
    below: { before: /\b(?:(?:fewer|less|smaller) than|under|below)(?: an?)? $/ },
    above: {
      before:
        /\b(?:(?:more|bigger|larger|greater|higher) than|over|above|beyond|exceed(?:s|ed|ing)?|north of)(?: an?)? $/,
    },
  },
  de: {
    atMost: {
      before: /(?<!\p{L})(?:hochstens|maximal|nicht mehr als)(?: ein\p{L}{0,2})? $/u,
      behind: /^ (?:(?:personen|leuten?) )?(?:oder weniger|hochstens|maximal)(?!\p{L})/u,
    },
    below: { before: /(?<!\p{L})(?:weniger als|kleiner als|unter)(?: ein\p{L}{0,2})? $/u },
    above: { before: /(?<!\p{L})(?:mehr als|gro(?:ss|ß)er als|uber)(?: ein\p{L}{0,2})? $/u },
  },
  fr: {
    atMost: {
      before: /(?<!\p{L})(?:au plus|au maximum|tout au plus|pas plus d(?:e|[’' ]une?)) $/u,
      behind: /^ (?:personnes )?(?:ou moins|au plus|au maximum|maximum)(?!\p{L})/u,
    },
    below: { before: /(?<!\p{L})(?:moins (?:de|d[’' ]une?)|inferieure?s? a|plus petite?s? que) $/u },
    above: {
      before:
        /(?<!\p{L})(?:plus (?:de|d[’' ]une?)|plus (?:grande?s?|nombreuses?) que|superieure?s? a|au dela de|depass\p{L}{1,5})(?: une?)? $/u,
    },
  },
  es: {
    atMost: {
      before: /(?<!\p{L})(?:como maximo|a lo sumo|no mas de|maximo(?: de)?)(?: una?)? $/u,
      behind: /^ (?:personas )?(?:o menos|como maximo|a lo sumo)(?!\p{L})/u,
    },
    below: { before: /(?<!\p{L})(?:menos de|menor(?:es)? (?:de|que|a)|inferior(?:es)? a)(?: una?)? $/u },
    above: {
      before:
        /(?<!\p{L})(?:mas de|mayor(?:es)? (?:de|que|a)|mas grandes? (?:de|que)|superior(?:es)? a|supera\p{L}{0,3}(?: a)?(?: las?| los)?)(?: una?)? $/u,
    },
  },
  zh: {
    atMost: { before: /(?:至多|最多|不超过|不超過) ?$/u, behind: /^ ?(?:个|名|位)?人?(?:或者?更少|以下|以内)/u },
    below: { before: /(?:少于|小于|低于|不到|不足) ?$/u },
    above: { before: /(?:超过|超過|多于|多過|多过|大于|高于|不止) ?$/u, behind: /^ ?多 ?(?:个|名|位)?人/u },
  },
  ja: {
    atMost: { before: /(?:最大|最大で|多くても|せいぜい) ?$/u, behind: /^ ?(?:人|名)?(?:以下|以内)/u },
    below: { before: /未満 ?$/u, behind: /^ ?(?:人|名)?(?:未満|に満たな|より(?:少な|小さ))/u },
    above: { before: /超 ?$/u, behind: /^ ?(?:人|名)?(?:超|を(?:超|越|上回)|より(?:多|大き|上))/u },
  },
}

/** Whether somebody could, not whether it was so: folded, too. */
export const ableWords: Record<Language, RegExp> = {
  en: /\b(?:can|could|would|able|capable)\b/,
  de: /(?<!\p{L})(?:kann|konnte|wurde|fahig|imstande|in der lage)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:peut|pourrait|pourra|saurait|capable|en mesure)(?!\p{L})/u,
  es: /(?<!\p{L})(?:puede|podria|podra|sabria|capaz|capacidad)(?!\p{L})/u,
  zh: /能(?:不能|否|够)?|可以|胜任|会不会/u,
  ja: /(?:られ|でき|可能|いけ|るでしょう)/u,
}

/** "Nine teams" counts no people: what then stands right behind the number, folded, in all languages. */
export const teamsCounted = /^ ?(?:teams?|groups?|gruppen|equipes?|equipos?|个?团队|つのチーム|チーム)(?![a-z])/
