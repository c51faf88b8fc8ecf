/** Reads publications and talks from how people cite them: authors, title, where it was published or held, when. */
import { behindDate, dateIn } from './dates.ts'
import { namesIn } from './markdown-names.ts'
import { ADDRESS } from './markdown-text.ts'
import type { Entry } from './source.ts'

/** A title in the quotation marks of any language. */
const QUOTED = /[«“„"『「《]([^«»“”„"『』「」《》]{3,300})[»”“"』」》]/
/** "Hartwell A. (2021). On wards. Nursing 43." */
const YEAR_FIRST = /^([^()]{3,300}) \(((?:19|20)\d\d)[^()]{0,20}\)[.:,] ([^.]{3,300})\.(?: (.*))?$/
/** Neither a page nor a volume: the last one that is said. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g
/** At the end of the name of a journal or publisher: ", 2019", "(2019)", "、2019年5月". */
const LAST_YEAR = /[\s,，、(（]{1,9}(?:19|20)\d\d(?:年(?:\d{1,2}月)?)?[)）.\s]{0,9}$/

/** @param text without marks of Markdown. @param url that it leads to. */
export function citationIn(text: string, url: string | undefined): Entry {
  const cited = text.replace(ADDRESS, '').trim()
  const inOrder = YEAR_FIRST.exec(cited)
  if (inOrder) {
    const [, authors, releaseDate, name, publisher = ''] = inOrder
    return { name, publisher: trimmed(publisher), releaseDate, url, summary: authors }
  }
  const quoted = QUOTED.exec(cited)
  if (!quoted) return { name: trimmed(cited.replace(LAST_YEAR, '')), releaseDate: dateIn(cited), url }
  const before = trimmed(cited.slice(0, quoted.index))
  const behind = cited.slice(quoted.index + quoted[0].length)
  return {
    name: quoted[1]?.trim(),
    publisher: trimmed(behind.replace(LAST_YEAR, '')),
    releaseDate: behind.match(YEAR)?.at(-1) ?? dateIn(cited),
    url,
    summary: before,
  }
}

/** "“Leaving branches”, Arborists' Days, 2021" → what it was about, and where it was held. */
export function talkIn(text: string): { name: string | undefined; entity: string } {
  const said = behindDate(text)?.said ?? text.replace(ADDRESS, '')
  const quoted = QUOTED.exec(said)
  const [first, ...others] = namesIn(quoted ? said.replace(quoted[0], ', ') : said)
  if (quoted) return { name: quoted[1]?.trim(), entity: [first, ...others].filter(Boolean).join(', ') }
  return { name: first, entity: others.join(', ') }
}

/** Without the signs that part a citation. */
const trimmed = (part: string): string => part.replace(/^[\s.,;:–—-]{1,9}|[\s.,;:–—-]{1,9}$/g, '')
