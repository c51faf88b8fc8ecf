/** Takes the heading of an entry in a Markdown résumé apart: what somebody was, where, and when. */
import { anyOf } from '#content/language/any-language.ts'
import { isLegalForm } from '#content/language/legal-forms.ts'
import type { Language } from '#contract/language.ts'
import { dateIn, goesOn } from './dates.ts'
import { isCompany, isPosition, isWholeCompany } from './positions.ts'

/** Between what somebody is and where. */
const where: Record<Language, string> = { en: ' at ', es: '', fr: ' chez ', de: ' bei ', zh: '', ja: '' }
const BETWEEN = new RegExp(` [–—|·@-] |[,，、(（)）]|${anyOf(where)}`)

const isName = (part: string) => /\p{L}/u.test(part) && dateIn(part) === undefined && !goesOn(part)
const BRACKETS = /\s?[(（][^()（）]*[)）]/g
const NEXT_NAME = new RegExp(`^(?:${BETWEEN.source})`)
const HELD = /\ue000(\d+)/g

/**
 * Without dates: "Nurse, Brackenmoor (2019 – 2021)" → "Nurse", "Brackenmoor". What is in brackets before another name belongs to the
 * one before it: "Nurse (part-time), Brackenmoor" → "Nurse (part-time)", "Brackenmoor".
 * @param isRemark whether what is in brackets at the end belongs to the name before it, too.
 */
export function namesIn(line: string, isRemark = (_: string) => false): string[] {
  const asides: string[] = []
  const held = line.replace(BRACKETS, (aside, at: number) => {
    const rest = line.slice(at + aside.length)
    const isBeforeName = NEXT_NAME.test(rest) && rest.split(BETWEEN).some(isName)
    if (!isName(aside) || !(isBeforeName || isRemark(aside))) return aside
    return `\ue000${asides.push(aside) - 1}`
  })
  return held
    .split(BETWEEN)
    .map((part) => withoutDateBefore(part.trim()))
    .filter((part) => isName(part.replace(HELD, '')))
    .map((part) => part.replace(HELD, (_, index) => asides[Number(index)] ?? ''))
}

/** "2015: Ward 7", "heute: Ward 7" → "Ward 7" */
function withoutDateBefore(part: string): string {
  const at = part.search(/[:：]/)
  const before = part.slice(0, Math.max(at, 0)).trim()
  return dateIn(before) !== undefined || goesOn(before) ? part.slice(at + 1).trim() : part
}

/** "(equipo)": names of those who award something begin with a capital letter. */
export const isInSmallLetters = (aside: string): boolean => /^\P{L}*\p{Ll}/u.test(aside)

/** Several words that begin with a small letter, as employers and associations do not: "jefa de taller". */
const isNoEmployer = (name: string) => /^\p{Ll}+ /u.test(name)

/** Between what stands apart: "Acme, Leeds — Nurse". */
const APART = / [–—|·@-] /

/** The names of a line, of which those that only commas or brackets part stay together. */
export const groupsIn = (line: string): string[][] =>
  line
    .split(APART)
    .map((part) =>
      namesIn(part, (aside) => isInSmallLetters(aside) || (/^[(（]\p{Lo}/u.test(aside) && !isCompany(part))),
    )
    .filter((names) => names.length > 0)

/** What a name of Chinese or Japanese is written with. */
const HAN_OR_KANA = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u

/**
 * Only a space parts what somebody was from where in Chinese and Japanese: "遠州楽器 調律師", "株式会社遠州楽器 技術部 部長".
 * @param names that stand together.
 */
export function withPositionApart(groups: string[][]): string[][] {
  const [name = '', ...others] = groups.flat()
  const words = name.split(/\s+/)
  const last = words.at(-1) ?? ''
  if (others.length > 0 || words.length < 2 || !HAN_OR_KANA.test(last) || !isPosition(last)) return groups
  const firm = isLegalForm(words[0] ?? '') ? 1 : words.findIndex(isWholeCompany)
  const end = firm === -1 ? words.length - 1 : Math.min(firm + 1, words.length - 1)
  return [[words.slice(0, end).join(' ')], [words.slice(end).join(' ')]]
}

/**
 * A position before its employer, also where it is written behind: "Teatro Arriaga, jefa de taller", "Acme, Leeds — Nurse".
 * @param groups names that stand together.
 */
export function inOrder(groups: string[][]): (string | undefined)[] {
  const [first = '', second = '', ...more] = groups.flat()
  const at = isPosition(first) ? -1 : groups.findIndex(([name = '']) => isPosition(name))
  if (at > 0) {
    // "Apprentice, then Journeyman"
    const [position, ...rest] = groups[at] ?? []
    const isWhole = rest.every((name) => /^\p{Ll}/u.test(name))
    const others = groups.flatMap((group, i) => (i === at ? [] : group))
    return isWhole ? [[position, ...rest].join(', '), ...others] : [position, ...others, ...rest]
  }
  // The position in a line of its own below a firm, whatever it is called: "株式会社青嵐造園", "棟梁".
  const [below] = groups[1] ?? []
  if (at === -1 && groups.length === 2 && below && isCompany(first) && !isPosition(first) && !isCompany(below))
    return [below, ...(groups[0] ?? []), ...(groups[1] ?? []).slice(1)]
  const isTurned =
    (isNoEmployer(second) && !isNoEmployer(first)) ||
    (groups[0]?.[1] === second && isPosition(second) && at === -1 && !isPosition(first))
  return isTurned ? [second, first, ...more] : groups.flat()
}

const SEPARATED = new RegExp(`(${BETWEEN.source})`)

/**
 * A project's name keeps what follows a comma or a dash: "La Cenerentola, cambios en once segundos (2022)".
 * @param names of the heading, and of lines below it.
 */
export function firstNameOf(title: string, names: string[]): { name: string | undefined; more: string[] } {
  const [first = '', ...others] = title.split(/ [|·] /)
  const pieces = first.split(SEPARATED)
  const end = pieces.findLastIndex((piece, at) => at % 2 === 0 && isName(piece))
  const name = pieces
    .slice(0, end + 1)
    .join('')
    .trim()
  const isOpen = name.lastIndexOf('(') > name.lastIndexOf(')')
  return {
    name: isOpen ? `${name})` : name || names[0],
    more: [...others.flatMap((other) => namesIn(other)), ...names.slice(namesIn(title).length)],
  }
}
