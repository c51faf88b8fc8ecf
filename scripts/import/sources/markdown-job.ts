/** What lines with a label say below a job's heading: what somebody was there, and what the employer does. */
import { anyOf } from '#content/language/any-language.ts'
import type { Language } from '#contract/language.ts'
import { inOneLine, isBullet, plain } from './markdown-text.ts'

const position: Record<Language, string> = {
  en: 'position|role|job title|title',
  es: 'puesto|cargo',
  fr: 'poste|fonction',
  de: 'position|funktion|rolle',
  zh: '职位|岗位|职务',
  ja: '役職|職位|職種|ポジション',
}
const employer: Record<Language, string> = {
  en: 'industry|company size|employees',
  es: 'sector|plantilla',
  fr: 'secteur|effectif',
  de: 'branche|mitarbeiterzahl',
  zh: '所属行业|行业|公司规模|企业性质|公司性质|主营业务',
  ja: '事業内容|従業員数|資本金|売上高?|設立|業種|企業規模',
}
const POSITION = new RegExp(`^(?:${anyOf(position)})\\s?[:：]\\s?(\\S.{0,119})$`, 'i')
const EMPLOYER = new RegExp(`^(?:${anyOf(employer)})\\s?[:：]\\s?\\S`, 'i')

/** @param lines below a job's heading. @returns what its labels say, and all other lines. */
export function withoutJobLabels(lines: string[]): { position: string | undefined; about: string; others: string[] } {
  const said = (line: string) => (isBullet(line) ? '' : plain(line))
  const isAbout = (line: string) => EMPLOYER.test(said(line))
  const named = lines.find((line) => POSITION.test(said(line)))
  return {
    position: named && POSITION.exec(said(named))?.[1],
    about: inOneLine(lines.filter(isAbout).map(said)),
    others: lines.filter((line) => line !== named && !isAbout(line)),
  }
}
