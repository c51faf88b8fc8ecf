/** Checks that the facts exist which the data about adverts names. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Owner } from '#contract/content/owner.ts'
import { assemble } from '../../content/assemble.ts'
import { findIn, readOwnerPictures } from '../../content/pictures.ts'
import type { Report } from './problem.ts'

/** Facts that other files name by id. */
export async function checkFacts(folder: string, owner: Owner, report: Report): Promise<void> {
  const { buildLedger } = await import(pathToFileURL(join(folder, 'ledger.ts')).href)
  const { advertConcepts } = await import(pathToFileURL(join(folder, 'language/advert-concepts.ts')).href)
  const findPicture = findIn(readOwnerPictures(join(folder, 'owner')))
  const content = assemble(owner.site.languages[0] ?? 'en', owner, findPicture)
  const facts = new Set<string>(buildLedger(content).map(({ id }: { id: string }) => id))
  const known = (file: string, key: string, id: string) => {
    if (!facts.has(id)) report(file, key, `there is no fact "${id}"`)
  }
  for (const [id, concept] of Object.entries<{ facts: string[]; jobs?: string[] }>(advertConcepts)) {
    for (const fact of concept.facts) known('language/advert-concepts.ts', `${id}.facts`, fact)
    for (const job of concept.jobs ?? []) {
      if (!Object.hasOwn(owner.work, job))
        report('language/advert-concepts.ts', `${id}.jobs`, `there is no job "${job}"`)
    }
  }
}
