/** The schema of `writing/<id>.md`, and an article as its readers get it. */
import * as z from 'zod/mini'
import { knownLanguages, type Language } from '#contract/site/known-languages.ts'
import { day, id, text, translatable } from './fields.ts'

/** What stands above the text. */
export const articleFile = z.strictObject({
  title: translatable(text(200)),
  /** One or two sentences: on the list, in feeds and search results, and what the assistant knows of it. */
  summary: translatable(text(400)),
  /** Where it is not the first language of `site.yaml`. */
  language: z.optional(z.enum(knownLanguages)),
  published: day,
  updated: z.optional(day),
  tags: z.optional(z.record(id, translatable(text(80)))),
  /** The projects that it is about. */
  projects: z.optional(z.array(id)),
})

/** An article as one language's readers get it. */
export interface ArticleFile extends Omit<z.infer<typeof articleFile>, 'language'> {
  /** The language of its text, which is another than the readers' where it has not been translated. */
  language: Language
  /** Those that it has been written in, in the order of the site. */
  languages: Language[]
  /** Markdown. */
  body: string
}

/** A paragraph, an item of a list or a table of an article, in words. */
export interface ArticlePassage {
  /** The one that it stands below. */
  heading?: string
  text: string
}
