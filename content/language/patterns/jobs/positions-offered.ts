/** Words of somebody who has a position to fill, and words that ask whether the owner would take it. */
import type { Language } from '#contract/language.ts'

export const namesPosition: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:roles?|positions?|vacancy|vacancies|opening|permanent|full[- ]time|(?:head|director|chief|vp) of)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:puestos?|vacantes?|cargo|plantilla|jornada completa|plaza|rol(?:es)?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:postes?|rôles?|cdi|embauche|temps plein|place vacante)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:stellen?|positionen?|position|festanstellung|vollzeit|leitung|rollen?|\p{L}{2,20}[- ]?(?:rolle|stelle|position))(?!\p{L})/iu,
  zh: /职位|岗位|一职|职务|空缺|全职|担任/u,
  ja: /役職|ポジション|ポスト|正社員|常勤|の職(?:を|に|が)|職位/u,
}

export const asksOpenness: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:open (?:to|for)|interested|available|(?:would|could|might|will) (?:she|he|they) (?:consider|take|want|like|join|be (?:open|interested|available|up for)))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:abiert[oa]s?|interesad[oa]s?|(?:le|les) interesa\p{L}*|disponibles?|disponibilidad|aceptar\p{L}*|dispuest[oa]s?|estaría)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ouverte?s?|intéress\p{L}+|disponibles?|disponibilité|partante?s?|prête?s?|accepter\p{L}*|envisager\p{L}*)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:offen|interessiert|interesse|verfügbar|zu haben|infrage|in frage|vorstellen|bereit)(?!\p{L})/iu,
  zh: /愿意|愿不愿|有(?:没有)?(?:兴趣|意向)|感兴趣|考虑|(?:会|能|可以)(?:来|接受)|接受/u,
  ja: /興味|ご?関心|検討|受けて(?:もらえ|いただけ|くれ)|可能性|応じ|いかがでしょう/u,
}

/** What somebody is called who is looked for; that a position is meant tells the rest of the message. */
export const namesProfession: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:architects?|engineers?|developers?|managers?|leads?|consultants?|cto|cio|contractors?|teachers?|designers?|principals?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:arquitect[oa]s?|ingenier[oa]s?|desarrollador(?:a|es)?|programador(?:a|es)?|responsables?|gerentes?|directora?s?|cto|cio)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:architectes?|ingénieure?s?|développeu(?:rs?|ses?)|responsables?|direct(?:eurs?|rices?)|managers?|cto|dsi)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:\p{L}{0,20}[- ]?(?:architekt(?:in|en|innen)?|ingenieur(?:in|e|s)?|entwickler(?:in|s)?|leiter(?:in|s)?|manager(?:in|s)?)|cto|cio)(?!\p{L})/iu,
  zh: /架构师|工程师|开发者|程序员|经理|负责人|总监|主管|顾问/u,
  ja: /アーキテクト|エンジニア|開発者|マネージャー|責任者|リーダー|部長|コンサルタント/u,
}

/** Work that ends when it is done, for which nobody is employed. */
export const namesEngagement: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:consulting|consultancy|freelance|engagements?|gigs?|contract work|project work|short project)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:consultoría|consultoria|freelance|encargos?|autónom[oa]|proyectos? de)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:missions?|freelance|prestations?|conseil|consulting)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:aufträge|auftrag|beratung(?:en|sprojekte?)?|freelance|freiberuflich|honorarbasis)(?!\p{L})/iu,
  zh: /咨询项目|兼职|外包|自由职业|接(?:项目|单|活)/u,
  ja: /業務委託|副業|フリーランス|コンサル(?:ティング)?(?:案件|の|を)|案件/u,
}
