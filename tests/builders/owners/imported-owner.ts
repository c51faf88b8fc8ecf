/** What the assistant knows of somebody whose content came from a JSON Résumé, as `npm run new` writes it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { assemble } from '#content/assemble.ts'
import { readOwner } from '#content/reading/read-owner.ts'
import { findIn } from '#content/writing/pictures.ts'
import type { Language } from '#contract/language.ts'
import { ownerFrom } from '#scripts/import/from-resume.ts'
import { parseJsonResume } from '#scripts/import/json-resume.ts'
import { writeOwner } from '#scripts/import/write.ts'
import { type KnowledgeOf, openKnowledge } from '#server/knowledge/knowledge.ts'
import { fastFolder } from '#tests/servers/fast-folder.ts'
import { expectDefined } from '../defined.ts'

/** @param language the résumé's. Call it while a test file loads: its folder goes when the file's tests are done. */
export async function knowledgeOfResume(language: Language, resume: object): Promise<KnowledgeOf> {
  const read = parseJsonResume(resume)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  const folder = mkdtempSync(join(fastFolder(), 'imported-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  await writeOwner(folder, ownerFrom(read.resume, language, new Date('2026-11-01')), language)
  const { inLanguage } = readOwner(folder)
  return openKnowledge((one) => {
    const own = inLanguage[one]
    const content = assemble(one, expectDefined(own ?? inLanguage[language]), findIn([]))
    return own ? content : { ...content, written: language }
  })
}
