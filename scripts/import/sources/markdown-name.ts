/** Finds the name in a Markdown résumé whose first heading says what the paper is: "# Curriculum Vitae", "# 履歴書". */
import { anyOf } from '#content/language/any-language.ts'
import type { Language } from '#contract/language.ts'
import { kindOf } from './markdown-headings.ts'
import { isShort, plain, withoutBullet } from './markdown-text.ts'

/** What papers about somebody's life are called. */
const papers: Record<Language, string> = {
  en: 'curriculum vitae|curriculum|cv|resume',
  es: 'currículum(?: vitae)?|currículo|hoja de vida',
  fr: 'résumé',
  de: 'lebenslauf|tabellarischer lebenslauf|bewerbung',
  zh: '(?:个人|求职)?简历|履历表?',
  ja: '履歴書|職務経歴書|経歴書|レジュメ',
}
const PAPER = new RegExp(`^(?:${anyOf(papers)})(?:\\s?[・·/&と与和]\\s?(?:${anyOf(papers)}))*$`, 'i')

/** What stands before a name. */
const labels: Record<Language, string> = {
  en: 'name|full name',
  es: 'nombre|nombre completo|nombre y apellidos',
  fr: 'nom|nom complet|nom et prénom|prénom et nom',
  de: 'name|vor- und nachname|vor- und zuname',
  zh: '姓名',
  ja: '氏名|お名前|名前',
}
const LABELLED = new RegExp(`^(?:${anyOf(labels)})\\s?[:：]\\s?(\\S.{0,79})$`, 'i')
const NAME_WORDS_MAX = 5

/** Whether a line is the heading of the whole paper. */
export const isPaper = (line: string): boolean => line.startsWith('# ') && PAPER.test(plain(line))

/** @returns the same lines, with the name as the heading of the first level. */
export function withNameFirst(lines: string[]): string[] {
  const at = lines.findIndex((line) => line.startsWith('# '))
  if (!isPaper(lines[at] ?? '')) return lines
  const labelled = lines.findIndex((line) => labelledName(line) !== undefined)
  const next = lines.findIndex((line, i) => i > at && line.trim() !== '')
  const named = labelled === -1 && mayBeName(lines[next] ?? '') ? next : labelled
  if (named === -1) return lines
  const name = labelledName(lines[named] ?? '') ?? plain(lines[named] ?? '')
  const others = lines.slice(at + 1).filter((_, i) => i + at + 1 !== named)
  return [...lines.slice(0, at), `# ${name}`, ...others]
}

const labelledName = (line: string): string | undefined => LABELLED.exec(plain(withoutMark(line)))?.[1]

const withoutMark = (line: string): string => (/^\s{0,9}[-*+•] /.test(line) ? withoutBullet(line) : line)

/** A few words that name no part of a life. */
function mayBeName(line: string): boolean {
  const said = plain(line)
  return isShort(said) && !/[\d@:：|]/.test(said) && said.split(' ').length <= NAME_WORDS_MAX && !kindOf(said)
}

/** How a Japanese name is spoken: "森下 悟（もりした さとる）". */
const SPOKEN = /\s?[(（]([\p{sc=Hira}\p{sc=Kana}ー\s]{1,40})[)）]$/u

/** @returns the name as it is written, and how it is spoken where that stands behind it. */
export function nameIn(heading: string): { name: string; spoken: string | undefined } {
  const said = plain(heading)
  return { name: said.replace(SPOKEN, ''), spoken: SPOKEN.exec(said)?.[1] }
}
