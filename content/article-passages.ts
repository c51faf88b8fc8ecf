/**
 * What the owner's articles say, passage by passage. No facts about the owner's work, and not searched among them: they answer
 * when it is asked for what an article says.
 */
import type { FullContent } from '#contract/content/content.ts'
import type { Fact } from './fact.ts'

/** An article with its summary and its passages as they are cited. */
export interface CitedArticle {
  summary: Fact
  passages: Fact[]
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
        tags: heading ? [heading] : [],
      }),
    )
    return [{ summary, passages }]
  })
}
