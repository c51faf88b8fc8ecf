/** Reads a résumé in Markdown: the first heading is the name, headings of the second level are the parts of a life. */
import { anyOf, isSaid } from '#content/language/any-language.ts'
import type { Language } from '#contract/language.ts'
import { citationIn, talkIn } from './citations.ts'
import { behindDate, dateIn } from './dates.ts'
import { readHeader } from './markdown-header.ts'
import { type Kind, kindOf } from './markdown-headings.ts'
import { itemsIn, sectionsIn } from './markdown-items.ts'
import { withLabelledRows } from './markdown-labels.ts'
import { withPartsAtLevelTwo } from './markdown-levels.ts'
import { withSchoolsApart } from './markdown-milestones.ts'
import { nameIn, withNameFirst } from './markdown-name.ts'
import { firstNameOf, inOrder, isInSmallLetters, namesIn } from './markdown-names.ts'
import { isAboutReferences, quotesIn } from './markdown-quotes.ts'
import { isLevel, shaped } from './markdown-shape.ts'
import {
  ADDRESS,
  bullet,
  bullets,
  inOneLine,
  isBullet,
  paragraph,
  plain,
  withoutBullet,
  words,
} from './markdown-text.ts'
import { type Entry, type Source, UnreadableSource, withoutEmpty } from './source.ts'

/** @throws UnreadableSource */
export function readMarkdown(text: string): Source {
  const lines = withNameFirst(withLabelledRows(withSchoolsApart(linesOf(text))))
  const at = lines.findIndex((line) => line.startsWith('# '))
  if (at === -1) throw new UnreadableSource('has no heading "# Your name"')
  const [head, ...sections] = sectionsIn(withPartsAtLevelTwo(lines.slice(at + 1)), '## ')
  const resume: Entry = {}
  const recommendations: Source['recommendations'] = []
  const contact = sections.filter(({ title }) => kindOf(title) === 'contact')
  const { basics, leftOut } = readHeader(
    head?.lines ?? [],
    contact.flatMap((section) => section.lines),
  )
  if (lines.slice(0, at).some((line) => line.trim())) leftOut.unshift('what stands above the heading "# Your name"')
  for (const { title, lines: below } of sections) {
    const kind = kindOf(title)
    const { quotes, unread } = isAboutReferences(title) ? quotesIn(below) : { quotes: [], unread: [] }
    recommendations.push(...quotes)
    if (quotes.length > 0) {
      leftOut.push(...unread)
      continue
    }
    if (!kind) leftOut.push(`the part "${title}": its heading names no part of a résumé`)
    else if (kind === 'contact') continue
    else if (kind === 'summary') basics.summary = inOneLine([String(basics.summary ?? ''), paragraph(below)])
    else {
      const entries = readers[kind](shaped(kind, below), leftOut)
      // A JSON Résumé has talks among the projects.
      const list = kind === 'talks' ? 'projects' : kind
      resume[list] = [...((resume[list] as Entry[] | undefined) ?? []), ...entries]
      if (entries.length === 0 && below.some((line) => line.trim()))
        leftOut.push(`the part "${title}": it has neither a list nor headings "### …"`)
    }
  }
  const { name, spoken } = nameIn(lines[at]?.slice(2) ?? '')
  if (spoken) leftOut.unshift(`"${spoken}" behind your name: there is no place for how it is spoken`)
  return { resume: { basics: withoutEmpty({ name, ...basics }), ...resume }, leftOut, recommendations }
}

/** What stands below the last line of a Japanese paper. */
const END = /^以上$/

/** Without the wide spaces that part Japanese names. */
function linesOf(text: string): string[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\u3000', ' ')
    .trimEnd()
    .split(/\r?\n/)
  return END.test(lines.at(-1)?.trim() ?? '') ? lines.slice(0, -1) : lines
}

/** In points of one line: "Award of the Year, Academy of Nursing, 2021", also with the date first. */
const dated = (line: string) => ({
  names: namesIn(behindDate(line)?.said ?? line, isInSmallLetters),
  date: dateIn(behindDate(line)?.date ?? line),
  url: line.match(ADDRESS)?.[0],
})
const schools: Record<Language, RegExp> = {
  en: /universi|school|college|academy|institut/i,
  es: /universi|escuela/i,
  fr: /universi|école|lycée/i,
  de: /universi|schule|akademie/i,
  zh: /大学|学校|学院|中专|技校/,
  ja: /大学|学校|学院|音楽院|研究所|スクール|アカデミー/,
}

/** Names what an entry has no place for. */
function noPlaceFor(texts: (string | undefined)[], name: string | undefined, leftOut: string[]): void {
  for (const text of texts) if (text) leftOut.push(`"${text}" of "${name}": there is no place for it`)
}

/** The points of a list of which each is an entry; what stands between them is named. */
function pointsOf(lines: string[], leftOut: string[]): string[] {
  const points = lines.filter(isBullet)
  const others = points.length > 0 ? lines.filter((line) => !isBullet(line)).map(plain) : []
  leftOut.push(...others.filter(Boolean).map((line) => `"${line}": it stands in no entry`))
  return points
}

/** "Corsetry (expert)" */
const WITH_BRACKETS = /^([^()（）]{1,100}?)\s?[(（]([^()（）]{1,60})[)）]$/
/** "a little German", but not "Swiss German" */
const LEVEL_FIRST = /^(\p{Ll}[\p{Ll} ]{1,30}) (\p{Lu}\p{L}{1,30})$/u
/** "(B2)", but not "B1 (spoken), A2 (written)" */
const WHOLE_BRACKETS = /^[(（]([^()（）]*)[)）]$/

/** In a list within a line only the first has its capital letter. */
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const readers: Record<Exclude<Kind, 'summary' | 'contact'>, (lines: string[], leftOut: string[]) => Entry[]> = {
  work: (lines, leftOut) =>
    itemsIn(lines, leftOut, { lasts: true }).map(({ groups, place, text, points, about, position: said, ...item }) => {
      const [position, name, ...more] = said ? [said, ...groups.flat()] : inOrder(groups)
      const location = [...more, ...(place ? [place] : [])].join(', ')
      const { url, startDate, endDate, technologies } = item
      const dates = { startDate, endDate, technologies }
      return withoutEmpty({
        position,
        name,
        location,
        url,
        description: about,
        ...dates,
        summary: text,
        highlights: points,
      })
    }),
  volunteer: (lines, leftOut) =>
    itemsIn(lines, leftOut, { lasts: true }).map(
      ({ groups, place, text, points, url, startDate, endDate, technologies, position: said, about }) => {
        const [position, organization = position, ...more] = said ? [said, ...groups.flat()] : inOrder(groups)
        noPlaceFor([...more, place, about, ...technologies], position, leftOut)
        return withoutEmpty({ position, organization, url, startDate, endDate, summary: text, highlights: points })
      },
    ),
  projects: (lines, leftOut) =>
    itemsIn(lines, leftOut, { wanted: 1 }).map(({ title, names, place, text, points, url, ...item }) => {
      const { name, more } = firstNameOf(title, names)
      noPlaceFor([...more, place], name, leftOut)
      const { startDate, endDate, technologies } = item
      return withoutEmpty({ name, description: text, url, startDate, endDate, technologies, highlights: points })
    }),
  talks: (lines, leftOut) =>
    itemsIn(lines, leftOut, { wanted: 1 }).map(({ title, text, points, url, startDate, endDate }) => {
      const { name, entity } = talkIn(title)
      return withoutEmpty({
        name,
        type: 'talk',
        entity,
        description: text,
        url,
        startDate,
        endDate,
        highlights: points,
      })
    }),
  education: (lines, leftOut) =>
    itemsIn(lines, leftOut).map(({ names, place, text, points, url, startDate, endDate, technologies }) => {
      const institution = names.find((name) => isSaid(schools, name)) ?? names.at(-1)
      const [studyType, ...area] = names.filter((name) => name !== institution)
      noPlaceFor([place, ...technologies], names[0], leftOut)
      const period = endDate === startDate ? { endDate } : { startDate, endDate }
      return withoutEmpty({
        institution,
        studyType,
        area: area.join(', '),
        url,
        ...period,
        summary: text,
        courses: points,
      })
    }),
  certificates: (lines, leftOut) =>
    pointsOf(lines, leftOut).map((line) => {
      const { names, date, url } = dated(bullet(line))
      noPlaceFor(names.slice(2), names[0], leftOut)
      return withoutEmpty({ name: names[0], issuer: names[1], date, url })
    }),
  awards: (lines, leftOut) =>
    pointsOf(lines, leftOut).map((line) => {
      const { names, date } = dated(bullet(line))
      // "Maker of the Year, runner-up": those who award something begin with a capital letter.
      const [title, ...givers] =
        names.length > 1 && isInSmallLetters(names[1] ?? '') ? [names.slice(0, 2).join(', '), ...names.slice(2)] : names
      noPlaceFor(givers.slice(1), title, leftOut)
      return withoutEmpty({ title, awarder: givers[0], date })
    }),
  publications: (lines, leftOut) =>
    pointsOf(lines, leftOut).map((line) =>
      withoutEmpty(citationIn(bullet(line), withoutBullet(line).match(ADDRESS)?.[0])),
    ),
  skills: (lines) =>
    [...bullets(lines), ...labelledLines(lines)].flatMap((line): Entry[] => {
      const [name = '', ...lists] = line.split(/[:：]/)
      if (lists.length > 0) return [withoutEmpty({ ...skillIn(name.trim()), keywords: words(lists.join(', ')) })]
      return words(line).map(skillIn)
    }),
  languages: (lines, leftOut) =>
    [...bullets(lines), ...listed(lines, leftOut)].map((line) => {
      const [, before, last] = LEVEL_FIRST.exec(line) ?? []
      if (last) return { language: last, fluency: before }
      const [language = ''] = line.split(/[:：(（,–—]| - /)
      const fluency = line.slice(language.length).replace(/^\s?[:：,–—-]?\s?/, '')
      return withoutEmpty({ language: language.trim(), fluency: WHOLE_BRACKETS.exec(fluency)?.[1] ?? fluency })
    }),
  interests: (lines, leftOut) => [...bullets(lines), ...listed(lines, leftOut).map(capital)].map((name) => ({ name })),
}

/** "Corsetry (expert)", also before what it consists of: "Corsetry (expert): silk, steel" */
function skillIn(said: string): Entry {
  const [, known = said, level = ''] = WITH_BRACKETS.exec(said) ?? []
  return isLevel(level) ? { name: known, level } : { name: said }
}

/** Text outside lists: "Tools: Go" is a line of its own, all others are one. */
function labelledLines(lines: string[]): string[] {
  const hasLabel = (line: string) => !isBullet(line) && /[:：]/.test(line)
  const rest = paragraph(lines.filter((line) => !hasLabel(line)))
  return [...lines.filter(hasLabel).map(plain), ...(rest ? [rest] : [])]
}

/** "and", before the last of a list. */
const and: Record<Language, string> = { en: 'and', es: 'y|e', fr: 'et', de: 'und', zh: '和|以及', ja: 'そして' }
const AND = new RegExp(`^(?:${anyOf(and)}) `, 'i')

/** What is listed in text: "Surfing, choirs, and mending bicycles". A note such as "References on request." is none of it. */
function listed(lines: string[], leftOut: string[]): string[] {
  const isNote = (line: string) => !isBullet(line) && isAboutReferences(plain(line))
  leftOut.push(...lines.filter(isNote).map((line) => `"${plain(line)}": it stands in no entry`))
  return words(paragraph(lines.filter((line) => !isNote(line)))).map((one) => one.replace(AND, ''))
}
