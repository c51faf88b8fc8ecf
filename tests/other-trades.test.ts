/** A site of another trade than the sample's, built and served: nothing of the sample is left in it, in any language. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { stringify } from 'yaml'
import type { InterfaceMessages } from '#content/interface/en/site.ts'
import { type Language, languages } from '#contract/language.ts'
import { findSampleTraces } from '#scripts/content/sample-traces.ts'
import { mailFilesIn } from '#tests/builders/mail-files.ts'
import { copyOfTheProject, root, startTheProject } from './builders/project.ts'
import { readWholeSite } from './builders/whole-site.ts'
import { fastFolder } from './servers/fast-folder.ts'

interface Heard {
  place: string
  text: string
}

const ofTheTrade =
  /\barchitect|\bcloud\b|kubernetes|\b(?:AI|ML|KI|IA)\b|Architekt|arquitect|人工智能|架构|云计算|クラウド|アーキテクチャ/i

test('the site of a nurse educator tells nothing of the sample', async () => {
  const content = await mkdtemp(join(fastFolder(), 'owner-'))
  onTestFinished(() => rm(content, { recursive: true, force: true }))
  await cp(join(root, 'tests/content/nurse-educator'), content, { recursive: true })
  await writeFile(join(content, 'site.yaml'), stringify({ year: 2026, version: 'v1', languages }))
  const folder = copyOfTheProject()
  const { address, dataDir } = await startTheProject(folder, { CONTENT_DIR: content, RATE_LIMITS: 'off' })

  const site = await readWholeSite(address)
  const pages = site.flatMap(({ path, texts }) => texts.map((text) => ({ place: path, text })))
  expect(pages.length).toBeGreaterThan(1000)
  const said = await Promise.all(languages.map((language) => spokenIn(address, language)))
  const searched = await searchedIn(join(folder, 'dist/client/assets'))
  const heard = [...pages, ...said.flat(), ...searched, ...(await mailsIn(join(dataDir, 'outbox')))]

  const traces: string[] = []
  const texts = heard.map(({ place, text }) => ({ file: place, path: [], text, language: 'en' as const }))
  findSampleTraces(texts, (place, _key, reason) => traces.push(`${place} ${reason}`))
  expect(traces).toEqual([])
  const ofTheSite = new Set(await Promise.all(languages.map(assistantsName)))
  expect(heard.filter(({ text }) => ofTheTrade.test(text) && !ofTheSite.has(text))).toEqual([])
})

/** The button that opens the chat says of the assistant what it is. */
async function assistantsName(language: Language): Promise<string> {
  const { messages } = (await import(`../content/interface/${language}/site.ts`)) as { messages: InterfaceMessages }
  return messages.chat.open
}

/** What the assistant says and proposes, beside what a message to the owner brings about. */
async function spokenIn(address: string, language: Language): Promise<Heard[]> {
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': language }
    const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await response.text()
    expect([path, response.status, text]).toEqual([path, 200, text])
    return text
  }
  const email = 'ada@example.com'
  const topics = await post('/api/enrich-persona', { email, language })
  const { enrichment } = JSON.parse(topics) as { enrichment: { suggestedTopics: string[] } }
  expect(enrichment.suggestedTopics).toHaveLength(3)
  const answers = await Promise.all(
    enrichment.suggestedTopics.map((message) => post('/api/chat', { message, language })),
  )
  await post('/api/contact', { firstName: 'A', lastName: 'B', email, subject: 'X', message: 'Y' })
  return [topics, ...answers].map((text) => ({ place: `the assistant in ${language}`, text }))
}

/** What the search looks through, a file for each language. */
async function searchedIn(assets: string): Promise<Heard[]> {
  const files = (await readdir(assets)).filter((file) => /^search-entries-.*\.js$/.test(file))
  expect(files).toHaveLength(languages.length)
  return await Promise.all(
    files.map(async (file) => ({ place: file, text: await readFile(join(assets, file), 'utf8') })),
  )
}

async function mailsIn(outbox: string): Promise<Heard[]> {
  const count = 2 * languages.length
  await vi.waitFor(async () => expect((await mailFilesIn(outbox)).length).toBeGreaterThanOrEqual(count), {
    timeout: 10_000,
  })
  return await Promise.all(
    (await mailFilesIn(outbox)).map(async (file) => {
      const { text } = await PostalMime.parse(await readFile(join(outbox, file)))
      return { place: file, text: text ?? '' }
    }),
  )
}
