import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { adverts as de } from '#bench/adverts/de.ts'
import { adverts as en } from '#bench/adverts/en.ts'
import { adverts as es } from '#bench/adverts/es.ts'
import { adverts as fr } from '#bench/adverts/fr.ts'
import { hostileAdvert } from '#bench/adverts/hostile.ts'
import { adverts as ja } from '#bench/adverts/ja.ts'
import { adverts as zh } from '#bench/adverts/zh.ts'
import { buildLedger } from '#content/ledger.ts'
import { type FitReply, fitReply } from '#contract/chat/fit.ts'
import { MINUTE } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, postJson, type Sender } from '#tests/servers/requests.ts'

const post = ({ app }: TestApp, body: unknown, sender?: Sender) => postJson(app, '/api/fit', body, sender)

async function compared(site: TestApp, body: object): Promise<FitReply> {
  const response = await post(site, body)
  expect(response.status).toBe(200)
  return z.parse(fitReply, await response.json())
}

const advert = 'Requirements:\n- Kubernetes, Terraform and AWS\n- COBOL\nNice to have:\n- Kafka'

describe.each(engines)('an advert on %s', (engine) => {
  test('is compared requirement by requirement, with the facts that each rests on', async () => {
    const site = await buildApp(engine)
    const reply = await compared(site, { advert })
    expect(reply).toMatchObject({ success: true, language: 'en', verdict: 'partial' })
    expect(reply.counts).toEqual({ met: 2, partly: 0, notEvidenced: 1, unread: 0 })
    expect(reply.requirements.map(({ text, kind, status }) => [text, kind, status])).toEqual([
      ['Kubernetes, Terraform and AWS', 'must', 'met'],
      ['COBOL', 'must', 'not-evidenced'],
      ['Kafka', 'nice', 'met'],
    ])
    const facts = new Map(buildLedger(site.services.knowledgeOf('en').content).map((fact) => [fact.id, fact]))
    for (const { status, citations } of reply.requirements) {
      expect(citations.length > 0).toBe(status !== 'not-evidenced')
      for (const { id, anchor } of citations) expect(facts.get(id)?.anchor).toBe(anchor)
    }
  })

  test('is refused from the eleventh within a minute on, and the wait is told', async () => {
    const site = await buildApp(engine)
    for (let i = 0; i < 10; i++) expect((await post(site, { advert })).status).toBe(200)
    const response = await post(site, { advert }, { headers: { 'Accept-Language': 'de' } })
    expect((await expectError(response, 'rate-limited')).message).toContain('1 Minute')
    expect((await post(site, { advert }, { from: '203.0.113.9' })).status).toBe(200)
    site.clock.advance(MINUTE)
    expect((await post(site, { advert })).status).toBe(200)
  })
})

const [engine] = engines

test.each([
  ['nothing', {}, 'Please paste the text of the advert'],
  ['blanks', { advert: ' \n\t ' }, 'Please paste the text of the advert'],
  ['a number', { advert: 7 }, 'Please paste the text of the advert'],
  ['20,001 characters', { advert: 'a'.repeat(20_001) }, 'too long'],
  ['a lone surrogate', { advert: 'Python \ud800' }, 'cannot be stored'],
  ['a NUL', { advert: 'Python \0' }, 'cannot be stored'],
])('%s in place of an advert is refused at its field', async (_, body, said) => {
  const site = await buildApp(expectDefined(engine))
  const { fields } = await expectError(await post(site, body), 'invalid-input')
  expect(fields?.advert).toContain(said)
})

test('an unknown language is refused', async () => {
  const site = await buildApp(expectDefined(engine))
  await expectError(await post(site, { advert, language: 'tlh' }), 'malformed-request')
})

test.each([
  ['en', 'Hello, how are you today?', 'No requirement was found'],
  ['de', 'Guten Tag, das Wetter ist heute schön.', 'keine Anforderung gefunden'],
  ['fr', 'Bonjour, il fait beau aujourd’hui.', 'Aucune exigence'],
  ['es', 'Hola, hace buen tiempo hoy.', 'ningún requisito'],
  ['zh', '今天天气很好。', '没有找到任何要求'],
  ['ja', '今日は天気がいいですね。', '要件が見つかりませんでした'],
] as const)('a text without any requirement is refused with what to do (%s)', async (language, text, said) => {
  const site = await buildApp(expectDefined(engine))
  const { fields } = await expectError(await post(site, { advert: text, language }), 'invalid-input')
  expect(fields?.advert).toContain(said)
})

test('an advert is judged in its own language and summed up in the page’s', async () => {
  const site = await buildApp(expectDefined(engine))
  const reply = await compared(site, { advert: expectDefined(de[0]).advert, language: 'ja' })
  expect(reply.language).toBe('de')
  expect(reply.summary).toMatch(/[ぁ-ん]/)
  expect(
    reply.requirements
      .flatMap(({ citations }) => citations)
      .map(({ text }) => text)
      .join(),
  ).toMatch(/ und /)
})

test.each(
  Object.entries({ en, es, fr, de, zh, ja }).flatMap(([language, adverts]) =>
    adverts.map((one) => [language, one.name, one] as const),
  ),
)('the verdict on an advert that a person judged is that person’s (%s: %s)', async (language, _, labelled) => {
  const site = await buildApp(expectDefined(engine))
  const reply = await compared(site, { advert: labelled.advert, language })
  expect(reply.verdict).toBe(labelled.verdict)
  const agreed = labelled.requirements.filter(([words, status]) =>
    reply.requirements.some((one) => one.text.includes(words) && one.status === status),
  )
  expect(agreed.length / labelled.requirements.length).toBeGreaterThanOrEqual(0.75)
})

test.each(languages)('a hostile advert of 20,000 characters is read as text, quickly (%s)', async (language) => {
  const site = await buildApp(expectDefined(engine))
  const start = performance.now()
  const reply = await compared(site, { advert: hostileAdvert(language), language })
  expect(performance.now() - start).toBeLessThan(5000)
  expect(reply.verdict).toBe('weak')
  expect(reply.requirements).toHaveLength(60)
  expect(reply.counts.unread).toBeGreaterThan(1900)
  const text = JSON.stringify(reply.requirements)
  for (const marker of ['SCROLL_TO_CONTACT', 'START_TOUR_GUIDE', 'CHIPS', '<img', '<script'])
    expect(text).not.toContain(marker)
  const found = (words: string) => reply.requirements.find((one) => one.text.includes(words))?.status
  expect([found('Python'), found('Kubernetes'), found('COBOL')]).toEqual(['met', 'met', 'not-evidenced'])
})

test.each([
  ['en', 'Responsibilities\n- Run Kubernetes\nRequirements\n- Python', 'The tasks of the job were not judged'],
  ['de', 'Ihre Aufgaben\n- Betrieb von Kubernetes\nIhr Profil\n- Python', 'Aufgaben der Stelle wurden nicht beurteilt'],
  ['fr', 'Vos missions\n- Exploiter Kubernetes\nProfil recherché\n- Python', 'Les missions du poste n’ont pas été'],
  ['es', 'Funciones\n- Operar Kubernetes\nRequisitos\n- Python', 'Las tareas del puesto no se han evaluado'],
  ['zh', '岗位职责\n- 运维 Kubernetes\n任职要求\n- 精通 Python', '岗位职责未作判断'],
  ['ja', '仕事内容\n- Kubernetesの運用\n応募資格\n- Pythonの経験', '業務内容は判断の対象外です'],
] as const)('that the tasks of a job were not judged is said (%s)', async (language, text, said) => {
  const site = await buildApp(expectDefined(engine))
  const reply = await compared(site, { advert: text, language })
  expect(reply.summary).toContain(said)
  expect(reply.requirements).toHaveLength(1)
  const tasksAlone = text.split('\n').slice(0, 2).join('\n')
  expect((await compared(site, { advert: tasksAlone, language })).summary).not.toContain(said)
})

test('what an advert does not ask for is listed and not judged', async () => {
  const site = await buildApp(expectDefined(engine))
  const reply = await compared(site, { advert: 'Requirements\n- Python\n- No Java\n- No degree required' })
  expect(reply.counts).toEqual({ met: 1, partly: 0, notEvidenced: 0, unread: 0 })
  expect(reply.notAsked).toEqual(['No Java', 'No degree required'])
})

test('20,000 Chinese characters are taken', async () => {
  const site = await buildApp(expectDefined(engine))
  await compared(site, { advert: `任职要求\n${'精通护理。'.repeat(5000)}`.slice(0, 20_000), language: 'zh' })
})
