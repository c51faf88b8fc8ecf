import { expect, test } from 'vitest'
import { contentIn } from '#content/owner.ts'
import { languages } from '#contract/language.ts'
import { articleHtml } from './article-html.ts'

test('each passage that an answer may cite has its place in the text of its article, in every language', async () => {
  for (const language of languages) {
    for (const article of contentIn(language).articles) {
      const html = await articleHtml(article, [])
      const parts = [...html.matchAll(/<(p|li|table) id="passage-(\d+)">([\s\S]*?)<\/\1>/g)]
      expect(parts.map(([, , number]) => Number(number))).toEqual(article.passages.map((_, i) => i + 1))
      for (const [i, [, name, , inside = '']] of parts.entries()) {
        const words = inside
          .replace(/<[^>]*>/g, '')
          .replace(/\s+/g, ' ')
          .trim()
        if (name !== 'table') expect(article.passages[i]?.text).toBe(words)
      }
    }
  }
})

test('an item of several paragraphs has a place for each of them', async () => {
  const html = await articleHtml({ language: 'en', body: '- One\n\n  Two\n\n- Three' }, [])
  expect(html.match(/<\w+ id="passage-\d">/g)).toEqual([
    '<li id="passage-1">',
    '<p id="passage-2">',
    '<li id="passage-3">',
  ])
})
