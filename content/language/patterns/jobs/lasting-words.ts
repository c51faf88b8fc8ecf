/** Words for what lasts: how long a certificate is valid, whether something still runs, and prizes that were not won. */
import type { Language } from '#contract/language.ts'

/** How long a certificate is valid. */
export const validityWords: Record<Language, RegExp> = {
  en: /\b(?:valid(?:ity)?|in date|up to date|expir\p{L}*|run(?:s)? out|renew\p{L}*|lapsed?)\b/iu,
  de: /(?<!\p{L})(?:gültig\p{L}*|abgelaufen\p{L}*|ablauf\p{L}*|läuft[^.?!]{0,30} ab|verfall\p{L}*|erneuer\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:valables?|valides?|validité|périmée?s?|expir\p{L}*|à jour|renouvel\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:vigentes?|vigencia|en vigor|válid[oa]s?|validez|caduc\p{L}*|vencen?|valen?|renov\p{L}*)(?!\p{L})/iu,
  zh: /有效|过期|到期|续期/u,
  ja: /有効|期限|失効|更新/u,
}

/** Whether something still goes on. */
export const stillRunsWords: Record<Language, RegExp> = {
  en: /\b(?:still (?:running|going|active|live|alive|on|exists?|around|maintained)|(?:is|are) (?:it|they|that) still|does it still (?:run|exist)|ongoing)\b/iu,
  de: /(?<!\p{L})(?:läuft|gibt|existiert|besteht|lebt|laufen)(?!\p{L})[^.?!]{0,40}(?<!\p{L})noch(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:existe|tourne|fonctionne|en cours|continue|en ligne|actif|active|marche)(?!\p{L})[^.?!]{0,20}(?<!\p{L})(?:encore|toujours)(?!\p{L})|(?<!\p{L})(?:encore|toujours) (?:en cours|en ligne|active?|en service)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:sigue|siguen|todavía|aún|aun|todavia)(?!\p{L})[^.?!]{0,30}(?<!\p{L})(?:en marcha|activ[oa]|existe|existiendo|funciona|funcionando|abiert[oa]|vigente)(?!\p{L})/iu,
  zh: /还在(?:运行|继续|进行|做|维护)|还存在|仍在(?:运行|继续)/u,
  ja: /(?:まだ|今も|いまも|現在も)[^。？?]{0,12}(?:動いて|続いて|運用|公開|やって|存在|稼働)/u,
}

/** Whether somebody is still somewhere. */
export const stillThereWords: Record<Language, RegExp> = {
  en: /\b(?:still|to this day|even now)\b/iu,
  de: /(?<!\p{L})(?:noch|weiterhin|nach wie vor)(?! nie)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:encore|toujours)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:sigues?|siguen|contin[uú]an?|todavía|todavia|aún)(?!\p{L})/iu,
  zh: /还在|仍在|仍然|仍旧|还是在|依然/u,
  ja: /まだ|今も|いまも|現在も|いまだに|引き続き/u,
}

/** A place behind the first one, or among those that were considered. */
export const notWonWords: Record<Language, RegExp> = {
  en: /\b(?:runners?[- ]up|short-?list\p{L}*|finalist|nominat\p{L}*|nominee|(?:second|third|2nd|3rd) (?:place|prize)|honou?rable mention|(?:highly )?commended)\b/iu,
  de: /(?<!\p{L})(?:(?:[2-9]|zweiter?|dritter?)\.? (?:platz|preis)|platz [2-9]|nominier\p{L}*|nominierung|finalist\p{L}*|shortlist\p{L}*|anerkennung)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:nommée?s?|nomination|finaliste|pas lauréate?|(?:deuxième|second|troisième|2e|3e) (?:prix|place)|mention spéciale)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:finalista|nominad[oa]s?|nominación|(?:segundo|tercer|segunda|tercera) (?:premio|puesto|plaza)|accésit|mención)(?!\p{L})/iu,
  zh: /提名|入围|亚军|季军|第[二三]名|[二三]等奖/u,
  ja: /ノミネート|入選|次点|準優勝|[23]位|佳作|最終候補|奨励賞/u,
}
