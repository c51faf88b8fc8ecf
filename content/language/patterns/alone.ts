/** How people ask whether somebody did a thing alone, and how texts say that others had a part in it. */
import type { Language } from '#contract/language.ts'

export const aloneWords: Record<Language, RegExp> = {
  en: /\b(?:alone|by (?:him|her|your)self|by themselves|on (?:his|her|their|your) own|single-?handed(?:ly)?|the only (?:one|person))\b/i,
  de: /(?<!\p{L})(?:alleine?|im Alleingang|als Einzige[rs]?|die Einzige|der Einzige|ganz allein)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:toute seule|tout seul|(?:à|a) (?:elle|lui) seule?|en solo|seule?(?=\s*[?!.]*$)|seule? (?:dessus|là-dessus)|(?:la|le) seule? à)(?!\p{L})/iu,
  es: /(?<!\p{L})(?<!una )(?:sola|ella sola|él solo|por su cuenta|en solitario|sin ayuda|solo(?=\s*[?!.]*$)|la única que|el único que)(?!\p{L})/iu,
  zh: /一个人|一人(?!称)|独自|单独|独力|单枪匹马/,
  ja: /一人で|ひとりで|1人で|１人で|単独で|独力で|一人だけ/,
}

/** How people ask who else had a part in something. */
export const withWhomWords: Record<Language, RegExp> = {
  en: /\b(?:who else|with whom|anybody else|anyone else|who (?:helped|was involved|were involved|took part)|who (?:all )?worked on|who was (?:in|on) the team|who (?:did|does) (?:he|she|they|you) (?:\w+ ){1,4}with)\b/i,
  de: /(?<!\p{L})(?:wer (?:noch|sonst|war (?:noch |alles )?(?:dabei|beteiligt)|(?:hat )?(?:alles |noch )?(?:mitge\p{L}+|geholfen)|gehörte (?:noch )?(?:dazu|zum team))|wer hat (?:\p{L}+ ){0,2}(?:mitge\p{L}+|geholfen)|wer war (?:\p{L}+ )?im team|mit wem)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:qui d['’ ]autre|avec qui|qui (?:l['’ ])?(?:a|ont) (?:aidé|participé)|qui (?:était|faisait|y était) (?:dans|partie de) l['’ ]équipe|quelqu['’ ]un d['’ ]autre)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:qui[eé]n(?:es)? más|con qui[eé]n(?:es)?|qui[eé]n(?:es)? (?:la |lo )?(?:ayudó|ayudaron|participó|participaron)|qui[eé]n(?:es)? (?:estaba|había) en el equipo|alguien más)(?!\p{L})/iu,
  zh: /还有谁|和谁一起|跟谁一起|与谁|谁一起|谁参与|哪些人参与|谁帮/,
  ja: /(?:ほかに|他に)(?:は)?(?:誰|だれ|どなた)|(?:誰|だれ|どなた)と(?:一緒)?|(?:誰|だれ|どなた)が(?:関わ|参加|手伝|携わ)/,
}

/** Teams for whom something was built. */
export const usersWords: Record<Language, RegExp> = {
  en: /\b(?:for|to|of|by) (?:every|each|all|any|\p{L}+) teams?\b|\bteams (?:use|build on|had|have)\b/iu,
  de: /(?<!\p{L})(?:für|an|von) (?:jedes|alle|\p{L}+) teams?(?!\p{L})|(?<!\p{L})teams (?:nutzen|bauen|hatten|haben)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pour|à|par) (?:chaque|toutes les|\p{L}+) équipes?(?!\p{L})|(?<!\p{L})équipes (?:utilisent|bâtissent|avaient|ont)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:para|a|por) (?:cada|todos los|\p{L}+) equipos?(?!\p{L})|(?<!\p{L})equipos (?:usan|construyen|habían|tienen)(?!\p{L})/iu,
  zh: /(?:为|给|供)(?:每个|所有|各个|各)?团队|各团队/u,
  ja: /(?:各|すべての|全)チーム|チーム(?:ごと|向け)/u,
}

/** Others by what they are to the work. */
export const othersWords: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:team|crew|together|jointly|colleagues|contributors|co-?(?:author|wrote|written|founded|led|develop)\p{L}*|[Ww]ith (?:\p{L}+ )?(?:others|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+))/u,
  de: /(?<!\p{L})(?:Team|Mannschaft|Crew|gemeinsam|[Zz]usammen mit|Kolleg\p{L}+|Beitragende\p{L}*|Mitautor\p{L}*|Ko-?[Aa]utor\p{L}*|[Mm]it \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|zu (?:zweit|dritt|viert|fünft))/u,
  fr: /(?<!\p{L})(?:[ée]quipe|ensemble|collègues|collectif|contributeurs|co-?(?:aut|écri|fond|dirig)\p{L}+|[Aa]vec (?:\p{L}+ autres|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)|à (?:deux|trois|quatre)(?!\p{L}))/u,
  es: /(?<!\p{L})(?:equipo|junto (?:a|con)|colegas|compañer\p{L}+|colaborador\p{L}*|co(?:autor|escri|fund|dirig)\p{L}+|[Cc]on (?:otr[oa]s \p{L}+|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)|entre (?:dos|tres|cuatro))/u,
  zh: /团队|小组|一起|共同|合作|合著|同事|贡献者|成员/,
  ja: /チーム|共同|共著|一緒|同僚|仲間|メンバー|コントリビュータ/,
}

/** The same, in the one way that says it of an article, whose title may have any word. */
export const coauthors: Record<Language, RegExp> = {
  en: /(?:[Ww]ith \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|co-?(?:author|written|wrote))/u,
  de: /(?:[Mm]it \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|Mitautor|Ko-?[Aa]utor)/u,
  fr: /(?:[Aa]vec \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|[Cc]o-?aut)/u,
  es: /(?:[Cc]on \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|[Cc]oautor)/u,
  zh: /合著|共同作者|与\p{Script=Han}{2,4}合/u,
  ja: /共著/,
}
