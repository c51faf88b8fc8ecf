/**
 * Reads lives told by what happened when, as Japanese and Chinese papers tell them: a line says when something began, another when
 * it ended.
 */
import { anyOf } from '#content/language/any-language.ts'
import type { Language } from '#contract/language.ts'
import { behindDate, dateIn, periodIn } from './dates.ts'
import { bullet, isBullet, plain } from './markdown-text.ts'

const began: Record<Language, string> = {
  en: '',
  es: '',
  fr: '',
  de: '',
  zh: '入学|入职',
  ja: '(?:編)?入学|入社|入職|入所|入局|入庁|転職|開業|設立',
}
const ended: Record<Language, string> = {
  en: '',
  es: '',
  fr: '',
  de: '',
  zh: '毕业|离职',
  ja: '卒業(?:見込み?)?|修了|中退|退学|退社|退職|離職|廃業',
}
const BEGAN = new RegExp(`^(.{1,120}?)[\\sをにへ]{0,2}(?:${anyOf(began)})$`)
const ENDED = new RegExp(`^(.{0,120}?)[\\sをにへ]{0,2}(?:${anyOf(ended)})$`)
/** In the place of a name: the one before. */
const SAME = /^(?:同|一身上|会社都合|契約期間|自己都合|定年|$)/
/** What began last lasts. */
const LASTS = /^(?:現在に至る|现在|至今)$/

/** Schools and jobs under one heading, as printed forms have them. */
const BOTH = /^#{1,6} .{0,40}学歴.{0,40}職歴/
const JOBS = /^[\s|]*職歴[\s|]*$/

/** @returns the same lines, where schools and jobs have a heading each. */
export function withSchoolsApart(lines: string[]): string[] {
  const both = lines.findIndex((line) => BOTH.test(line))
  const jobs = lines.findIndex((line, at) => at > both && JOBS.test(line))
  if (both === -1 || jobs === -1) return lines
  const mark = lines[both]?.split(' ')[0] ?? '##'
  const schools = lines.slice(both + 1, jobs).filter((line) => !/^[\s|]*学歴[\s|]*$/.test(line))
  return [...lines.slice(0, both), `${mark} 学歴`, ...schools, `${mark} 職歴`, ...lines.slice(jobs + 1)]
}

interface Stay {
  name: string
  from: string
  to: string
  lines: string[]
}

/** "音楽院 調律科 卒業（2006年3月）" */
const DATE_LAST = /^([^()（）]{1,120})[(（]([^()（）]{4,30})[)）]$/

/** What is told of a date, wherever it stands. */
function toldOf(line: string): { date: string; said: string } | undefined {
  const [, said = '', date = ''] = DATE_LAST.exec(line) ?? []
  const isOneDate = dateIn(date) !== undefined && periodIn(date)?.unsure !== undefined
  return isOneDate ? { date, said: said.trim() } : behindDate(line)
}

/** @param lines of one part. @returns the same lines; those that say when something began or ended became a heading for each stay. */
export function withStays(lines: string[]): string[] {
  const told = lines.map((line) => toldOf(isBullet(line) ? bullet(line) : plain(line)))
  if (!told.some((one) => one && (BEGAN.test(one.said) || ENDED.test(one.said)))) return lines
  const before: string[] = []
  const stays: Stay[] = []
  for (const [at, line] of lines.entries()) {
    const { date = '', said = isBullet(line) ? bullet(line) : plain(line) } = told[at] ?? {}
    const open = stays.at(-1)
    const start = BEGAN.exec(said)?.[1]
    const end = ENDED.exec(said)?.[1]
    if (open && LASTS.test(said)) open.to = '現在'
    else if (date && start !== undefined) stays.push({ name: start, from: date, to: '', lines: [] })
    else if (date && end !== undefined && open && isSame(end, open)) open.to = date
    else if (date && end !== undefined) stays.push({ name: end, from: '', to: date, lines: [] })
    else if (said) (open?.lines ?? before).push(date ? `- ${said}（${date}）` : `- ${said}`)
  }
  return [...before, ...stays.flatMap((stay) => [headingOf(stay), ...stay.lines])]
}

const isSame = (name: string, { name: before, to }: Stay): boolean =>
  to === '' && (SAME.test(name) || before.startsWith(name) || name.startsWith(before))

/** A school stands before its faculty. */
const headingOf = ({ name, from, to }: Stay): string =>
  `### ${name.replace(' ', '、')}（${[from, to].filter(Boolean).join(' - ') || to}）`
