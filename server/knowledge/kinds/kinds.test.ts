import { expect, test } from 'vitest'
import { messageKinds } from '#contract/chat/message-kinds.ts'
import { type Language, languages } from '#contract/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { read } from '#server/knowledge/understand/read.ts'
import { readExamples } from './examples.ts'
import { guess, train } from './model.ts'
import { featuresOf, maskedExample, masks } from './signals.ts'
import { guessKinds, trainedIn } from './trained.ts'

const knowledgeOf = openKnowledge()
const NOW = 2026 * 12 + 10

const kindOf = (language: Language, message: string) => {
  const { masked } = read(knowledgeOf(language).understanding, message, NOW)
  return guessKinds(language, masked)[0]?.kind
}

test('names are masked, so that no kind depends on whom a message is about', () => {
  const { understanding, world } = knowledgeOf('en')
  const company = world.jobs[0]?.company ?? ''
  const { masked } = read(understanding, `Did she work at ${company} in 2019?`, NOW)
  expect(masked).toContain(masks.employer)
  expect(masked).toContain(masks.year)
  expect(masked).not.toContain(company.toLowerCase().split(' ')[0])
  expect(maskedExample('Did she work at {employer} in {year}?').trim()).toBe(masked.trim())
})

test.each(languages)('every kind of message is learnt from examples (%s)', (language) => {
  expect(trainedIn(language).model.kinds.toSorted()).toEqual([...messageKinds].toSorted())
})

test('the same examples make the same model', () => {
  const examples = readExamples('en')
    .filter((_, i) => i % 40 === 0)
    .map(({ kind, text }) => ({ kind, features: featuresOf('en', maskedExample(text)) }))
  expect(train(examples)).toEqual(train(examples))
})

test('most of what was not learnt is told, and almost all of what is sure', () => {
  const samples = readExamples('en').map(({ kind, text }) => ({
    kind,
    features: featuresOf('en', maskedExample(text)),
  }))
  const model = train(samples.filter((_, i) => i % 10 !== 0))
  const guesses = samples
    .filter((_, i) => i % 10 === 0)
    .map(({ kind, features }) => ({ kind, best: guess(model, features)[0] }))
  const sure = guesses.filter(({ best }) => (best?.probability ?? 0) >= 0.6)
  const right = sure.filter(({ kind, best }) => best?.kind === kind)
  expect(sure.length).toBeGreaterThan(guesses.length / 10)
  expect(right.length / sure.length).toBeGreaterThan(0.6)
})

const plain: Record<Language, [string, string][]> = {
  en: [
    ['How many years of work experience does she have?', 'total-years'],
    ['Where does she live?', 'location'],
    ['Are you a real person?', 'who-are-you'],
    ['Does she have children?', 'private'],
  ],
  de: [
    ['Wie viele Jahre Berufserfahrung hat sie?', 'total-years'],
    ['Wo wohnt sie?', 'location'],
    ['Bist du ein Mensch?', 'who-are-you'],
    ['Hat sie Kinder?', 'private'],
  ],
  fr: [
    ['Combien d’années d’expérience a-t-elle ?', 'total-years'],
    ['Où habite-t-elle ?', 'location'],
    ['Êtes-vous une vraie personne ?', 'who-are-you'],
    ['A-t-elle des enfants ?', 'private'],
  ],
  es: [
    ['¿Cuántos años de experiencia tiene?', 'total-years'],
    ['¿Dónde vive?', 'location'],
    ['¿Eres una persona real?', 'who-are-you'],
    ['¿Tiene hijos?', 'private'],
  ],
  zh: [
    ['她有多少年工作经验？', 'total-years'],
    ['她住在哪里？', 'location'],
    ['你是真人吗？', 'who-are-you'],
    ['她有孩子吗？', 'private'],
  ],
  ja: [
    ['実務経験は何年ですか。', 'total-years'],
    ['どこに住んでいますか。', 'location'],
    ['あなたは人間ですか。', 'who-are-you'],
    ['お子さんはいますか。', 'private'],
  ],
}

test.each(languages)('a plain question is of its kind (%s)', (language) => {
  expect(plain[language].map(([message]) => [message, kindOf(language, message)])).toEqual(plain[language])
})

test('of a text in no language it knows nothing is guessed', () => {
  expect(guessKinds('ja', read(knowledgeOf('ja').understanding, 'Zanzibar quokka wombat', NOW).masked)).toEqual([])
})
