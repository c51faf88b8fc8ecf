/** Takes entries of a Markdown résumé apart: their headings, the lines below them, and the points. */
import { anyOf } from '#content/language/any-language.ts'
import type { Language } from '#contract/language.ts'
import { periodIn } from './dates.ts'
import { withoutJobLabels } from './markdown-job.ts'
import { groupsIn, namesIn, withPositionApart } from './markdown-names.ts'
import { ADDRESS, bullet, bullets, isBullet, isShort, paragraph, plain, words } from './markdown-text.ts'
import { isPlace } from './places.ts'

interface Section {
  title: string
  lines: string[]
}

/** @returns what stands before the first heading, then each heading with what follows it. */
export function sectionsIn(lines: string[], mark: '## ' | '### '): Section[] {
  const sections: Section[] = [{ title: '', lines: [] }]
  for (const line of lines) {
    if (line.startsWith(mark)) sections.push({ title: plain(line.slice(mark.length)), lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

/** A job, a project or the like, as its heading and the lines below it tell. */
export interface Item {
  /** Its heading. */
  title: string
  /** "Lead Nurse", "Brackenmoor Hospitals" */
  names: string[]
  /** The same, as dashes and lines part them. */
  groups: string[][]
  startDate?: string | undefined
  endDate?: string | undefined
  /** "Leeds, UK" in a line of its own. */
  place?: string | undefined
  text: string
  points: string[]
  technologies: string[]
  url: string | undefined
  /** What a label says that somebody was there, and what the employer does. */
  position: string | undefined
  about: string
}

/** What people write before the list of what something was made with, or how. */
const technologies: Record<Language, string> = {
  en: 'technologies|tech(?:nology)? stack|stack|tools(?: and methods)?|built with|made with',
  es: 'tecnologías|herramientas|hecho con',
  fr: 'technologies|outils|environnement technique|réalisé avec',
  de: 'technologien|werkzeuge|eingesetzte technologien|technik',
  zh: '技术栈?|工具|使用技术',
  ja: '使用技術|技術|ツール|開発環境',
}
const TECHNOLOGIES = new RegExp(`^(?:${anyOf(technologies)})\\s?[:：]\\s?(\\S.*)$`, 'i')

/** "**Technologies:** Go, Terraform", as a line or a point of its own. */
function withoutTechnologies(lines: string[]) {
  const named = (line: string) => TECHNOLOGIES.exec(isBullet(line) ? bullet(line) : plain(line))?.[1]
  return {
    technologies: lines.flatMap((line) => words(named(line)?.replace(/[.。]$/, '') ?? '')),
    others: lines.filter((line) => named(line) === undefined),
  }
}

const nextText = (lines: string[]): string => plain(lines.find((line) => line.trim()) ?? '')

/** "Eleven pianos were mended. (2019 – 2021)" */
const PERIOD_LAST = /^(.{1,600}[.!?。！？])\s?[(（]([^()（）]{4,40})[)）]$/

/** Sentences with the time that they tell of in brackets behind them. */
function sentencesAndPeriod(text: string) {
  const [, sentences = '', when = ''] = PERIOD_LAST.exec(text) ?? []
  const period = periodIn(when)
  return sentences && period ? { sentences, period } : undefined
}

/**
 * Entries are headings of the third level with text and points below them; without such headings each point is one.
 * @param lasts whether one date alone may be only its beginning. @param wanted how many names an entry has: of what, and where.
 */
export function itemsIn(lines: string[], leftOut: string[], { lasts = false, wanted = 2 } = {}): Item[] {
  const [above, ...parts] = sectionsIn(lines, '### ')
  const unread = parts.length > 0 ? (above?.lines ?? []) : lines.filter((line) => !isBullet(line))
  leftOut.push(
    ...unread
      .map(plain)
      .filter(Boolean)
      .map((line) => `"${line}": it stands in no entry`),
  )
  const sections =
    parts.length > 0 ? parts : lines.filter(isBullet).map((line) => ({ title: bullet(line), lines: [line] }))
  return sections.map(({ title, lines: below }) => {
    const { technologies, others } = withoutTechnologies(parts.length > 0 ? below : [])
    const {
      position,
      about,
      others: rest,
    } = lasts ? withoutJobLabels(others) : { position: undefined, about: '', others }
    const nextLine = () => {
      while (rest[0] !== undefined && !rest[0].trim()) rest.shift()
      return rest[0] && !isBullet(rest[0]) && isShort(plain(rest[0])) ? plain(rest[0]) : undefined
    }
    const groups = lasts ? withPositionApart(groupsIn(title)) : groupsIn(title)
    const names = lasts ? groups.flat() : namesIn(title)
    let period = periodIn(title)
    const told = sentencesAndPeriod(nextText(rest))
    if (!period && told) {
      period = told.period
      rest[rest.findIndex((line) => line.trim())] = told.sentences
    }
    const needed = position ? 1 : wanted
    // The first lines say where and when: "**Brackenmoor Hospitals**", "*2021 – Present*".
    for (let line = nextLine(); line !== undefined && !(period && names.length >= needed); line = nextLine()) {
      if (needed === 1 && !periodIn(line)) break
      rest.shift()
      period ??= periodIn(line)
      names.push(...namesIn(line))
      groups.push(...groupsIn(line))
    }
    const line = nextLine()
    const place = line !== undefined && isPlace(line) ? line : undefined
    if (place) rest.shift()
    const { unsure, ...dates } = period ?? {}
    if (unsure && lasts)
      leftOut.push(`"${title}": write when it ended, or that it goes on; "${unsure}" is read as ${dates.endDate}`)
    return {
      title,
      names,
      groups,
      place,
      ...dates,
      text: paragraph(rest),
      points: bullets(rest),
      technologies,
      url: below.join(' ').match(ADDRESS)?.[0],
      position,
      about,
    }
  })
}
