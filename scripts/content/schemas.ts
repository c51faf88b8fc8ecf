/** JSON Schemas of the owner's files, for completion and checks in editors. */
import * as z from 'zod/mini'
import { articleFile } from '#contract/content/article.ts'
import { ownerFiles, projectFile } from '#contract/content/owner.ts'
import { siteFile } from '#contract/site/schema.ts'
import { translationSchema } from '../../content/translation.ts'

const all = { site: siteFile, ...ownerFiles, project: projectFile, article: articleFile }

/** @returns the schemas by file name, including those of translations. */
export function contentSchemas(): Record<string, string> {
  const files: Record<string, string> = {}
  const add = (name: string, schema: z.ZodMiniType) => {
    const draft = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' })
    files[`${name}.json`] = `${JSON.stringify(draft, null, 2)}\n`
  }
  for (const [name, schema] of Object.entries(all)) {
    add(name, schema)
    const translation = translationSchema(schema)
    if (translation) add(`${name}.translation`, translation)
  }
  return files
}
