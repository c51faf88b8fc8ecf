/** Answers who wants to be taken to the articles: no part of a page holds them, so they are named, and each citation leads to one. */
import { writingWanted } from '#content/language/patterns/talk/writing-wanted.ts'
import { writePageOrder } from '#contract/chat/page-orders.ts'
import { type Asked, type Plan, plan } from '../plan.ts'
import { stateAll } from './evidence.ts'

/** More are on their own page. */
const MOST = 3

/** @returns undefined where nothing was written here. */
export function writingPage(asked: Asked): Plan | undefined {
  const { reading, world } = asked
  const articles = world.articles.map(({ summary }) => summary)
  if (articles.length === 0 || !writingWanted[reading.language].test(reading.message)) return undefined
  return plan(stateAll(asked, articles, MOST), {
    kind: 'publications',
    marker: writePageOrder({ open: '/writing' }),
    next: [{ ask: 'projects' }, { ask: 'contact' }],
  })
}
