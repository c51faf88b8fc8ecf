/** Checks that titles and descriptions are there and of a length that search engines show whole. */
import type { FaultId } from '../../../contract/seo.ts'
import type { PageMetadata } from '../../page-store.ts'
import type { PageView } from './page-view.ts'
import { tally } from './tally.ts'

/**
 * In Latin letters; characters of Chinese and Japanese are twice as wide. Results are cut by their width in pixels, about
 * 600 for a title and 960 for a description, which is so many letters of the usual width.
 */
const TITLE_MAX = 65
const DESCRIPTION_MIN = 50
const DESCRIPTION_MAX = 165

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u
const widthOf = (text: string) => [...text].reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0)

/** What is wrong with a page's title and description. */
export function titleFaults({ title, description }: Pick<PageMetadata, 'title' | 'description'>): FaultId[] {
  const faults: FaultId[] = []
  if (title.trim() === '') faults.push('title-missing')
  if (widthOf(title) > TITLE_MAX) faults.push('title-long')
  if (description.trim() === '') faults.push('description-missing')
  else if (widthOf(description) < DESCRIPTION_MIN) faults.push('description-short')
  if (widthOf(description) > DESCRIPTION_MAX) faults.push('description-long')
  return faults
}

/** Looks at the title and at the description of each page as the HTML has them. */
export function checkTitles(views: PageView[]) {
  const faults = views.flatMap(({ path, language, tags }) => {
    const title = tags.find(({ name }) => name === 'title')?.text ?? ''
    const meta = tags.find(({ name, attributes }) => name === 'meta' && attributes.name === 'description')
    return titleFaults({ title, description: meta?.attributes.content ?? '' }).map((id) => ({ id, path, language }))
  })
  return tally(views.length * 2, faults)
}
