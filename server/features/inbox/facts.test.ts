import { describe, expect, test } from 'vitest'
import type { AddedFact, OpenQuestion } from '#contract/inbox/added-facts.ts'
import { type Language, languages } from '#contract/language.ts'
import { createApp } from '#server/app.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import { adminActions, type Browser, ownerSignedIn } from '#tests/builders/accounts.ts'
import { answer } from '#tests/builders/assistant/chat.ts'
import { asked, read, sendBody } from '#tests/builders/inbox.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { buildProviders } from '#tests/servers/providers/provider-server.ts'
import { expectError } from '#tests/servers/requests.ts'

const openQuestions = async (owner: Browser) =>
  (await read<{ items: OpenQuestion[] }>(owner, '/api/admin/questions')).items

async function added(owner: Browser, body: object): Promise<AddedFact> {
  const response = await owner.post('/api/admin/facts', body)
  expect(response.status, await response.clone().text()).toBe(200)
  return ((await response.json()) as { fact: AddedFact }).fact
}

/** Another instance of the site on the same database. */
const secondInstance = async (site: TestApp): Promise<TestApp> => ({
  ...site,
  app: createApp({ ...site.services, db: await site.openAgain(), metrics: createMetrics() }),
})

/** Questions that the ledger does not answer, each with a rephrasing, and what the owner says to them. */
const cases: Record<Language, { question: string; rephrased: string; text: string }> = {
  en: {
    question: 'Does she have a driving licence?',
    rephrased: 'Is there a licence for driving?',
    text: 'I have held a driving licence for cars since 2004.',
  },
  de: {
    question: 'Hat sie einen Führerschein?',
    rephrased: 'Besitzt sie einen Führerschein?',
    text: 'Ich habe seit 2004 einen Führerschein der Klasse B.',
  },
  fr: {
    question: 'A-t-elle le permis de conduire ?',
    rephrased: 'Possède-t-elle un permis pour conduire ?',
    text: 'J’ai le permis de conduire depuis 2004.',
  },
  es: {
    question: '¿Tiene carné de conducir?',
    rephrased: '¿Ella posee un carné para conducir?',
    text: 'Tengo carné de conducir desde 2004.',
  },
  zh: { question: '她有驾照吗？', rephrased: '请问她拿到驾照了吗', text: '我从2004年起就有驾照。' },
  ja: {
    question: '運転免許を持っていますか？',
    rephrased: '彼女には運転免許がありますか',
    text: '2004年から運転免許を持っています。',
  },
}

describe.each(engines)('added facts on %s', (engine) => {
  test.for(languages)('answer open questions in %s, at once and on every instance', async (language) => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const other = await secondInstance(site)
    const { question, rephrased, text } = cases[language]
    const ask = (one: TestApp, message: string) => answer(one, { message, language })
    for (const one of [site, other]) expect((await ask(one, question)).answered).toBe(false)
    await answer(site, { message: question, language, conversation: crypto.randomUUID() })
    const [open] = await openQuestions(owner)
    expect(open).toMatchObject({ question, language, count: 1 })

    const fact = await added(owner, { question: open?.id, texts: { [language]: { text, questions: [question] } } })
    expect(fact.missing).toEqual(languages.filter((one) => one !== language))
    for (const one of [site, other]) {
      for (const message of [question, rephrased]) {
        const reply = await ask(one, message)
        expect(reply, message).toMatchObject({ answered: true, language, provider: 'local' })
        expect(reply.citations[0]).toEqual({ n: 1, id: `added.${fact.id}`, text, anchor: '' })
        expect(reply.response).toContain(text.replace(/[.。]$/, ''))
      }
    }
    expect(await openQuestions(owner)).toEqual([])
    expect(await adminActions(owner)).toContainEqual(['fact-added', text])
  })

  test('answer questions that the ledger is known not to cover', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const message = 'What is her salary expectation?'
    expect((await answer(site, { message })).answered).toBe(false)
    const text = 'I work for a daily rate of 1,200 euros.'
    await added(owner, { texts: { en: { text, questions: ['What are her salary expectations?'] } } })
    expect((await answer(site, { message })).citations[0]?.text).toBe(text)
    expect((await answer(site, { message: 'What is the salary of her team?' })).answered).toBe(false)
  })

  test('are known only in the languages that they are written in', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const { en, de } = cases
    const fact = await added(owner, { texts: { en: { text: en.text, questions: [en.question] } } })
    expect((await answer(site, { message: de.question, language: 'de' })).answered).toBe(false)
    expect(await read(owner, '/api/admin/inbox')).toMatchObject({ untranslated: 1 })
    const texts = Object.fromEntries(
      languages.map((language) => [language, { text: cases[language].text, questions: [cases[language].question] }]),
    )
    const response = await sendBody(owner, 'PUT', `/api/admin/facts/${fact.id}`, { texts })
    expect(((await response.json()) as { fact: AddedFact }).fact.missing).toEqual([])
    expect((await answer(site, { message: de.question, language: 'de' })).citations[0]?.text).toBe(de.text)
    expect(await read(owner, '/api/admin/inbox')).toMatchObject({ untranslated: 0 })
  })

  test('are changed and removed, on every instance', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const other = await secondInstance(site)
    const { question, text } = cases.en
    const fact = await added(owner, { texts: { en: { text, questions: [question] } } })
    expect((await answer(other, { message: question })).citations[0]?.text).toBe(text)
    const later = 'I gave my driving licence back in 2025.'
    await sendBody(owner, 'PUT', `/api/admin/facts/${fact.id}`, {
      texts: { en: { text: later, questions: [question] } },
    })
    for (const one of [site, other]) expect((await answer(one, { message: question })).citations[0]?.text).toBe(later)
    expect((await owner.send('DELETE', `/api/admin/facts/${fact.id}`)).status).toBe(200)
    for (const one of [site, other]) expect((await answer(one, { message: question })).answered).toBe(false)
    expect((await adminActions(owner)).map(([action]) => action).toSorted()).toEqual([
      'fact-added',
      'fact-changed',
      'fact-removed',
    ])
    await expectError(await owner.send('DELETE', `/api/admin/facts/${fact.id}`), 'not-found')
    const body = { texts: { en: { text, questions: [] } } }
    await expectError(await sendBody(owner, 'PUT', `/api/admin/facts/${fact.id}`, body), 'not-found')
  })

  test('settle the open questions that they answer, and no others', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await asked(site, 'Does she have a driving licence?')
    await asked(site, 'Is there a licence for driving?')
    await asked(site, 'Does she snorkel?')
    await answer(site, { message: cases.de.question, language: 'de', conversation: crypto.randomUUID() })
    const questions = await openQuestions(owner)
    expect(questions).toHaveLength(4)
    const { text, question } = cases.en
    const id = questions.find((one) => one.question === question)?.id
    const saved = await owner.post('/api/admin/facts', { question: id, texts: { en: { text, questions: [question] } } })
    const { fact, settled } = (await saved.json()) as { fact: AddedFact; settled: number }
    // The one that was answered is not among those that were closed with it.
    expect(settled).toBe(1)
    const left = () => openQuestions(owner).then((open) => open.map((one) => one.question).toSorted())
    expect(await left()).toEqual(['Does she snorkel?', cases.de.question])

    const texts = { ...fact.texts, de: { text: cases.de.text, questions: [cases.de.question] } }
    const changed = await sendBody(owner, 'PUT', `/api/admin/facts/${fact.id}`, { texts })
    expect(await changed.json()).toMatchObject({ settled: 1 })
    expect(await left()).toEqual(['Does she snorkel?'])
    await asked(site, 'Does she snorkel?')
    expect(await openQuestions(owner)).toMatchObject([{ count: 2 }])
  })

  test('are passed to models, which may cite them', async () => {
    const providers = await buildProviders()
    const site = await buildApp(engine, providers.settings)
    const owner = await ownerSignedIn(site)
    const { question, text } = cases.en
    const fact = await added(owner, { texts: { en: { text, questions: [question] } } })
    providers.answers.openai = { says: `She has held a driving licence for cars since 2004. [[added.${fact.id}]]` }
    const reply = await answer(site, { message: question })
    expect(reply).toMatchObject({ provider: 'openai', citations: [{ id: `added.${fact.id}`, anchor: '' }] })
    expect(providers.calls[0]?.body).toContain(`[[added.${fact.id}]] ${text}`)
  })

  test('are added once with one key', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const add = (text: string) =>
      sendBody(owner, 'POST', '/api/admin/facts', { texts: { en: { text, questions: [] } } }, 'key')
    expect([(await add('One.')).status, (await add('One.')).status]).toEqual([200, 200])
    await expectError(await add('Two.'), 'key-reused')
    expect((await read<{ items: AddedFact[] }>(owner, '/api/admin/facts')).items).toHaveLength(1)
  })

  test('need a text, in one language at least', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const faults = async (body: object) =>
      Object.keys((await expectError(await owner.post('/api/admin/facts', body), 'invalid-input')).fields ?? {})
    expect(await faults({ texts: {} })).toEqual(['texts'])
    expect(await faults({ texts: { en: { text: ' ', questions: [''] } } })).toEqual([
      'texts.en.text',
      'texts.en.questions.0',
    ])
    const texts = { en: { text: 'One.', questions: [] } }
    await expectError(await owner.post('/api/admin/facts', { question: 'none', texts }), 'not-found')
  })
})

describe.each(engines)('open questions on %s', (engine) => {
  test('are grouped if similar, the most asked first', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await asked(site, 'Does she snorkel?')
    await asked(site, 'Does she have a driving licence?')
    site.clock.advance(1000)
    await asked(site, 'does she have a driving licence')
    await asked(site, 'How fast is EPIC?')
    const questions = await openQuestions(owner)
    expect(questions.map(({ question, count }) => [question.toLowerCase().replace('?', ''), count])).toEqual([
      ['does she have a driving licence', 2],
      ['does she snorkel', 1],
    ])
    expect(questions[0]?.lastAskedAt).toBe(site.clock.now())
    expect(await read(owner, '/api/admin/inbox')).toMatchObject({ openQuestions: 2 })
  })

  test('are dismissed until they are asked again', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await asked(site, 'Does she snorkel?')
    const [open] = await openQuestions(owner)
    expect((await owner.post(`/api/admin/questions/${open?.id}/dismiss`)).status).toBe(200)
    expect(await openQuestions(owner)).toEqual([])
    expect(await adminActions(owner)).toContainEqual(['question-dismissed', null])
    site.clock.advance(1000)
    await asked(site, 'Does she snorkel?')
    expect(await openQuestions(owner)).toMatchObject([{ count: 1 }])
    await expectError(await owner.post('/api/admin/questions/none/dismiss'), 'not-found')
  })

  test('omit visitors without consent', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await answer(site, { message: 'Does she snorkel?' })
    expect(await openQuestions(owner)).toEqual([])
  })
})
