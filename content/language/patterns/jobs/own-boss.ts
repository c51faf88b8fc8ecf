// Words for who works for nobody but themselves. Networks have the firm filled in, too: there they stand in its place.
import type { Language } from '#contract/language.ts'
import { anyOf } from '../../any-language.ts'

export const ownBoss: Record<Language, RegExp> = {
  en: /\b(?:self[- ]employed|freelanc\p{L}*|on (?:her|his|their|my) own account)\b/iu,
  de: /(?<!\p{L})(?:selbst(?:st)?ändig\p{L}*|freiberufl\p{L}+|freelanc\p{L}*|freie[rs]? mitarbeit\p{L}*)/iu,
  fr: /(?<!\p{L})(?:indépendante?s?|à (?:son|mon) compte|freelance|auto-?entrepreneu(?:r|se)|micro-?entrepreneu(?:r|se))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:autónom[oa]s?|por (?:su |mi )?cuenta(?: propia)?|freelance)(?!\p{L})/iu,
  zh: /自由职业|个体户|独立(?:执业|从业)/u,
  ja: /フリーランス|自営|個人事業|独立して/u,
}

/** What stands in the place of an employer's name, whole: "Self-employed", "Freiberufliche Tätigkeit", "Travailleuse indépendante". */
const noFirm: Record<Language, string> = {
  en: 'self[- ]employ(?:ed|ment)|freelanc(?:ers?|ing|e)|independent(?: contractor| professional| consultant)?|sole trader|own account',
  de: 'selbst(?:st)?ändig(?:e[nrs]?|keit)?(?: tätigkeit| tätig)?|freiberuflich(?:e[rs]?)?(?: tätigkeit| tätig)?|freiberufler(?:in)?|freie mitarbeit',
  fr: '(?:travailleu(?:r|se) )?indépendante?s?|à (?:mon|son) compte|(?:auto|micro)-?entrepreneu(?:r|se)|micro-?entreprise|profession libérale',
  es: '(?:trabajador[a]? )?autónom[oa]|por (?:mi |su )?cuenta(?: propia)?|cuenta propia',
  zh: '自由职业者?|自雇|个体户|个体经营|独立执业',
  ja: 'フリーランス|フリー|自営業?|個人事業主?|独立開業',
}
const NO_FIRM = new RegExp(`^(?:${anyOf(noFirm)})$`, 'iu')

/** "Self-employed", "Freelance / Selbstständig", where the name of an employer is asked for. */
export function isNoFirm(company: string): boolean {
  const said = company
    .split(/[/,、，(（)）&·|]/)
    .map((part) => part.trim())
    // "Indépendant(e)"
    .filter((part) => part !== '' && part !== 'e')
  return said.length > 0 && said.every((part) => NO_FIRM.test(part))
}

/** Without what stands in the place of an employer. */
export const firmsIn = (companies: string[]): string[] => companies.filter((company) => !isNoFirm(company))
