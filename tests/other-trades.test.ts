/** A site of another trade than the sample's, built and served: nothing of the sample is left in it. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSampleTraces } from '#scripts/content/sample-traces.ts'
import { copyOfTheProject, root, startTheProject } from './builders/project.ts'
import { readWholeSite } from './builders/whole-site.ts'

test('the site of a nurse educator tells nothing of the sample', async () => {
  const folder = await copyOfTheProject()
  const { address } = await startTheProject(folder, { CONTENT_DIR: join(root, 'tests/content/nurse-educator') })
  const site = await readWholeSite(address)
  expect(site.length).toBeGreaterThan(20)
  const found: string[] = []
  const texts = site.flatMap(({ path, texts }) =>
    texts.map((text) => ({ file: path, path: [], text, language: 'en' as const })),
  )
  findSampleTraces(texts, (file, _key, reason) => found.push(`${file} ${reason}`))
  expect(found).toEqual([])
  for (const { path, texts } of site) {
    const trades = texts.filter((text) =>
      /\barchitect|\bcloud\b|kubernetes|\bML\b|Architekt|Cloud-|云|クラウド/i.test(text),
    )
    expect([path, trades]).toEqual([path, []])
  }
})
