/** Reads a résumé in Markdown: the first heading is the name, headings of the second level are the parts of a life. */
import { anyOf, isSaid } from '#content/language/any-language.ts'
import { keysOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import { dateIn, goesOn, periodIn } from './dates.ts'
import { readHeader } from './markdown-header.ts'
import { ADDRESS, bullet, bullets, isBullet, isShort, paragraph, plain } from './markdown-text.ts'
import { type Entry, type kinds, type Source, said, UnreadableSource } from './source.ts'

type Kind = Exclude<(typeof kinds)[number], 'references'> | 'summary'

/** Words of headings. The first match counts, in this order. */
const headings: Record<Kind, Record<Language, RegExp>> = {
  volunteer: {
    en: /volunteer/i,
    es: /voluntari/i,
    fr: /bénévol/i,
    de: /ehrenamt/i,
    zh: /志愿/i,
    ja: /ボランティア/i,
  },
  work: {
    en: /experience|employment|work|career/i,
    es: /experiencia/i,
    fr: /expérience|parcours/i,
    de: /berufs|erfahrung|werdegang/i,
    zh: /工作|职业/i,
    ja: /職歴|職務/i,
  },
  education: {
    en: /education|studies|training/i,
    es: /educación|formación/i,
    fr: /formation|études/i,
    de: /ausbildung|bildung|studium/i,
    zh: /教育|学历/i,
    ja: /学歴/i,
  },
  certificates: {
    en: /certif|licen[cs]e/i,
    es: /certif/i,
    fr: /certif/i,
    de: /zertifi/i,
    zh: /资格|证书/i,
    ja: /証明|資格/i,
  },
  publications: {
    en: /publication/i,
    es: /publicacion/i,
    fr: /publication/i,
    de: /publikation|veröffentlich/i,
    zh: /出版|论文/i,
    ja: /出版|論文/i,
  },
  awards: {
    en: /award|honou?r|prize/i,
    es: /premio/i,
    fr: /distinction|prix/i,
    de: /auszeichnung|preise/i,
    zh: /获奖/i,
    ja: /受賞/i,
  },
  languages: {
    en: /language/i,
    es: /idioma/i,
    fr: /langue/i,
    de: /sprach/i,
    zh: /语言/i,
    ja: /言語/i,
  },
  skills: {
    en: /skill|expertise|technolog|tools/i,
    es: /habilidad|competencia/i,
    fr: /compétence/i,
    de: /kenntnis|fähigkeit|kompetenz/i,
    zh: /技能/i,
    ja: /スキル/i,
  },
  projects: {
    en: /project/i,
    es: /proyecto/i,
    fr: /projet/i,
    de: /projekt/i,
    zh: /项目/i,
    ja: /プロジェクト/i,
  },
  interests: {
    en: /interest|hobb/i,
    es: /interes/i,
    fr: /intérêt|loisir/i,
    de: /interesse|hobb/i,
    zh: /兴趣/i,
    ja: /趣味/i,
  },
  summary: {
    en: /summary|profile|about/i,
    es: /perfil|resumen|sobre mí/i,
    fr: /profil|à propos|résumé/i,
    de: /profil|über mich|zusammenfassung/i,
    zh: /简介/i,
    ja: /概要|自己/i,
  },
}
const kindOf = (title: string) => keysOf(headings).find((kind) => isSaid(headings[kind], title))

interface Section {
  title: string
  lines: string[]
}

/** @throws UnreadableSource */
export function readMarkdown(text: string): Source {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const at = lines.findIndex((line) => line.startsWith('# '))
  if (at === -1) throw new UnreadableSource('has no heading "# Your name"')
  const [head, ...sections] = sectionsIn(lines.slice(at + 1), '## ')
  const resume: Entry = {}
  const { basics, leftOut } = readHeader(head?.lines ?? [])
  if (lines.slice(0, at).some((line) => line.trim())) leftOut.unshift('what stands above the heading "# Your name"')
  for (const { title, lines: below } of sections) {
    const kind = kindOf(title)
    if (!kind) leftOut.push(`the part "${title}": its heading names no part of a résumé`)
    else if (kind === 'summary') basics.summary = [basics.summary, paragraph(below)].filter(Boolean).join(' ')
    else {
      const entries = readers[kind](below)
      resume[kind] = [...((resume[kind] as Entry[] | undefined) ?? []), ...entries]
      if (entries.length === 0 && below.some((line) => line.trim()))
        leftOut.push(`the part "${title}": it has neither a list nor headings "### …"`)
    }
  }
  const name = plain(lines[at]?.slice(2) ?? '')
  return { resume: { basics: said({ name, ...basics }), ...resume }, leftOut, recommendations: [] }
}

/** @returns what stands before the first heading, then each heading with what follows it. */
function sectionsIn(lines: string[], mark: '## ' | '### '): Section[] {
  const sections: Section[] = [{ title: '', lines: [] }]
  for (const line of lines) {
    if (line.startsWith(mark)) sections.push({ title: plain(line.slice(mark.length)), lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

interface Item {
  /** "Lead Nurse", "Brackenmoor Hospitals" */
  names: string[]
  startDate?: string | undefined
  endDate?: string | undefined
  text: string
  points: string[]
  url: string | undefined
}

/** Entries are headings of the third level with text and points below them; without such headings each point is one. */
function itemsIn(lines: string[]): Item[] {
  const [, ...parts] = sectionsIn(lines, '### ')
  const sections =
    parts.length > 0 ? parts : lines.filter(isBullet).map((line) => ({ title: bullet(line), lines: [line] }))
  return sections.map(({ title, lines: below }) => {
    const rest = parts.length > 0 ? below.filter((line) => line.trim()) : []
    const names = namesIn(title)
    let period = periodIn(title)
    // The first lines say where and when: "**Brackenmoor Hospitals**", "*2021 – Present*".
    while (rest[0] && !isBullet(rest[0]) && isShort(plain(rest[0])) && !(period && names.length > 1)) {
      const line = plain(rest.shift() ?? '')
      period ??= periodIn(line)
      names.push(...namesIn(line))
    }
    return {
      names,
      ...period,
      text: paragraph(rest),
      points: bullets(rest),
      url: below.join(' ').match(ADDRESS)?.[0],
    }
  })
}

/** Between what somebody is and where. */
const where: Record<Language, string> = { en: ' at ', es: '', fr: ' chez ', de: ' bei ', zh: '', ja: '' }
const BETWEEN = new RegExp(` [–—|·@-] |[,，、(（)）]|${anyOf(where)}`)

/** Without dates: "Nurse, Brackenmoor (2019 – 2021)" → "Nurse", "Brackenmoor". */
const namesIn = (line: string): string[] =>
  line
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part) && dateIn(part) === undefined && !goesOn(part))

/** In points of one line: "Award of the Year, Academy of Nursing, 2021". */
const dated = (line: string) => ({ names: namesIn(line), date: dateIn(line), url: line.match(ADDRESS)?.[0] })
/** "Go, Terraform; Kubernetes" */
const words = (line: string): string[] =>
  line
    .split(/[,;，、；]/)
    .map((word) => word.trim())
    .filter(Boolean)

const schools: Record<Language, RegExp> = {
  en: /universi|school|college|academy|institut/i,
  es: /universi|escuela/i,
  fr: /universi|école|lycée/i,
  de: /universi|schule|akademie/i,
  zh: /大学|学校|学院/,
  ja: /大学|学校|学院/,
}

const readers: Record<Exclude<Kind, 'summary'>, (lines: string[]) => Entry[]> = {
  work: (lines) =>
    itemsIn(lines).map(({ names: [position, name, ...place], text, points, url, ...period }) =>
      said({ position, name, location: place.join(', '), url, ...period, summary: text, highlights: points }),
    ),
  volunteer: (lines) =>
    itemsIn(lines).map(({ names: [position, organization], text, points, url, ...period }) =>
      said({ position, organization: organization ?? position, url, ...period, summary: text, highlights: points }),
    ),
  projects: (lines) =>
    itemsIn(lines).map(({ names: [name], text, points, url, ...period }) =>
      said({ name, description: text, url, ...period, highlights: points }),
    ),
  education: (lines) =>
    itemsIn(lines).map(({ names, points, url, startDate, endDate }) => {
      const institution = names.find((name) => isSaid(schools, name)) ?? names.at(-1)
      const [studyType, ...area] = names.filter((name) => name !== institution)
      const period = endDate ? { startDate, endDate } : { endDate: startDate }
      return said({ institution, studyType, area: area.join(', '), url, ...period, courses: points })
    }),
  certificates: (lines) =>
    lines.filter(isBullet).map((line) => {
      const { names, date, url } = dated(bullet(line))
      return said({ name: names[0], issuer: names[1], date, url })
    }),
  awards: (lines) =>
    bullets(lines).map((line) => {
      const { names, date } = dated(line)
      return said({ title: names[0], awarder: names[1], date })
    }),
  publications: (lines) =>
    lines
      .filter(isBullet)
      .map((line) => said({ name: bullet(line), releaseDate: dateIn(line), url: line.match(ADDRESS)?.[0] })),
  skills: (lines) =>
    [...bullets(lines), ...paragraph(lines).split('\n')].filter(Boolean).flatMap((line): Entry[] => {
      const [name = '', list] = line.split(/[:：]/)
      if (list !== undefined) return [said({ name, keywords: words(list) })]
      return words(line).map((word) => ({ name: word }))
    }),
  languages: (lines) =>
    [...bullets(lines), ...words(paragraph(lines))].filter(Boolean).map((line) => {
      const [language = '', ...fluency] = line.split(/[:：(（)）,–—]| - /)
      return said({ language: language.trim(), fluency: fluency.join(' ').trim() })
    }),
  interests: (lines) => [...bullets(lines), ...words(paragraph(lines))].map((name) => ({ name })),
}
