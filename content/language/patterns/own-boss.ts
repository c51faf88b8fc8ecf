// Words for who works for nobody but themselves. Networks have the firm filled in, too: there they stand in its place.
import type { Language } from '#contract/language.ts'

export const ownBoss: Record<Language, RegExp> = {
  en: /\b(?:self[- ]employed|freelanc\p{L}*|on (?:her|his|their|my) own account)\b/iu,
  de: /(?<!\p{L})(?:selbst(?:st)?ändig\p{L}*|freiberufl\p{L}+|freelanc\p{L}*|freie[rs]? mitarbeit\p{L}*)/iu,
  fr: /(?<!\p{L})(?:indépendante?s?|à (?:son|mon) compte|freelance|auto-?entrepreneu(?:r|se)|micro-?entrepreneu(?:r|se))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:autónom[oa]s?|por (?:su |mi )?cuenta(?: propia)?|freelance)(?!\p{L})/iu,
  zh: /自由职业|个体户|独立(?:执业|从业)/u,
  ja: /フリーランス|自営|個人事業|独立して/u,
}

const noFirm =
  /^(?:self[- ]employed|freelancer?|selbst(?:st)?ändig(?:er?)?|freiberuflich|freiberufler(?:in)?|indépendante?|à son compte|auto-?entrepreneu(?:r|se)|autónom[oa]|por cuenta propia|自由职业者?|个体户|フリーランス|自営業|個人事業主)$/iu

/** "Self-employed", where the name of an employer is asked for. */
export const isNoFirm = (company: string): boolean => noFirm.test(company.trim())
