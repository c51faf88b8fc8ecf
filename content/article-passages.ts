/**
 * What the owner's articles say, passage by passage. No facts about the owner's work, and not searched among them: they answer
 * when it is asked for what an article says, and models are given them.
 */
import type { FullContent } from '#contract/content/content.ts'
import { passageId } from './anchors.ts'
import type { Fact } from './fact.ts'

/** An article with its summary and its passages as they are cited. */
export interface CitedArticle {
  summary: Fact
  passages: Fact[]
  /** The ids of the projects that it is about. */
  projects: string[]
}

/** @param ledger has the summaries. @returns those that are written in the readers' language. */
export function citedArticles({ articles, language }: FullContent, ledger: Fact[]): CitedArticle[] {
  return articles.flatMap((article) => {
    const summary = ledger.find(({ id }) => id === `article.${article.id}`)
    if (!summary || article.language !== language) return []
    const passages = article.passages.map(
      ({ heading, text }, i): Fact => ({
        ...summary,
        id: `passage.${article.id}.${i + 1}`,
        text,
        anchor: `${summary.anchor}#${passageId(i + 1)}`,
        tags: heading ? [heading] : [],
      }),
    )
    return [{ summary, passages, projects: article.projects }]
  })
}

/** Whether a fact is a passage of an article. */
export const isPassage = ({ id }: Fact): boolean => id.startsWith('passage.')

/** Whether a fact is an article's summary or one of its passages. */
export const isOfArticle = ({ summary, passages }: CitedArticle, fact: Fact): boolean =>
  fact === summary || passages.includes(fact)
