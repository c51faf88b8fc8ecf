import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/language.ts'
import { knowledgeOf } from '#tests/builders/knowledge.ts'
import { answerLocally } from './answer.ts'

const ask = (language: Language, message: string) =>
  answerLocally(knowledgeOf(language), { message, history: [], role: 'unknown' })
const inEach = (questions: Record<Language, string[]>) =>
  languages.flatMap((language) => questions[language].map((question) => [language, question] as const))

test.each(
  inEach({
    en: ['How can I contact you?', 'How do I reach you?', 'Can we schedule a call?'],
    de: ['Wie erreiche ich Sie?', 'Können wir einen Termin vereinbaren?'],
    fr: ['Comment vous contacter ?', 'Peut-on prendre rendez-vous ?'],
    es: ['¿Cómo puedo contactarle?', '¿Podemos agendar una llamada?'],
    zh: ['怎么联系你？', '可以预约吗？'],
    ja: ['連絡方法を教えてください', '面談を予約できますか？'],
  }),
)('whoever asks how to get in touch is told how (%s: %s)', (language, question) => {
  const { text, markers } = ask(language, question)
  expect(text).toContain('hello@mara-lindholm.example')
  expect(markers).toBe('[SCROLL_TO_CONTACT]')
})

test.each(
  inEach({
    en: ['Show me your projects'],
    de: ['Zeigen Sie mir Ihre Projekte'],
    fr: ['Montrez-moi vos projets'],
    es: ['Muéstreme sus proyectos'],
    zh: ['看看你的项目'],
    ja: ['プロジェクトを見せてください'],
  }),
)('whoever wants to see the projects is shown them (%s: %s)', (language, question) => {
  expect(ask(language, question).markers).toBe('[PROJECT_CARDS]')
})

test('words of a wish within a question about facts are no wish', () => {
  expect(ask('en', 'Which of your projects used Kubernetes?').facts.map(({ id }) => id)).toContain(
    'case-study.mlops-transformation.technologies',
  )
  expect(ask('en', 'How is a person to contact found in EPIC?').markers).not.toContain('SCROLL_TO_CONTACT')
})

test.each(
  inEach({
    en: ['How long have you worked with Kubernetes?', 'Since when does she use Kubernetes?'],
    de: ['Wie lange arbeiten Sie schon mit Kubernetes?'],
    fr: ['Depuis quand travaillez-vous avec Kubernetes ?'],
    es: ['¿Desde cuándo trabaja con Kubernetes?'],
    zh: ['你用 Kubernetes 多少年了？'],
    ja: ['Kubernetesは何年使っていますか？'],
  }),
)('since when a technology was used is told by the times of the jobs that used it (%s: %s)', (language, question) => {
  expect(ask(language, question).facts.map(({ id }) => id)).toEqual([
    'experience.fjordvane-logistics.period',
    'experience.hyllemark-retail.period',
  ])
})

test.each(
  inEach({
    en: ['Why should we hire you?'],
    de: ['Warum sollten wir Sie einstellen?'],
    fr: ['Pourquoi vous embaucher ?'],
    es: ['¿Por qué deberíamos contratarle?'],
    zh: ['为什么要聘用你？'],
    ja: ['なぜあなたを採用すべきですか？'],
  }),
)('why to hire is answered with results (%s: %s)', (language, question) => {
  expect(ask(language, question).facts[0]?.id).toBe('experience.fjordvane-logistics.launch-epic')
})

test.each(
  inEach({
    en: ['How much do you charge?'],
    de: ['Was kostet ein Projekt bei Ihnen?'],
    fr: ['Combien coûte une mission ?'],
    es: ['¿Cuánto cuesta un proyecto?'],
    zh: ['怎么收费？'],
    ja: ['費用はいくらですか？'],
  }),
)('prices are not guessed, and not mistaken for something else (%s: %s)', (language, question) => {
  const { answered, facts } = ask(language, question)
  expect(answered).toBe(false)
  expect(facts).toEqual([])
})

test.each(
  inEach({
    en: ['Compare the MLOps and fraud projects', 'What is the difference between MLOps and the fraud system?'],
    de: ['Vergleichen Sie MLOps und die Betrugserkennung'],
    fr: ['Comparez le projet MLOps et la détection de fraude'],
    es: ['Compare el proyecto de MLOps y el de fraude'],
    zh: ['MLOps 项目和欺诈检测项目有什么区别？'],
    ja: ['MLOpsと不正検知を比較してください'],
  }),
)('two projects are compared by what each is and what came of it (%s: %s)', (language, question) => {
  const facts = ask(language, question).facts.map(({ id }) => id.split('.').slice(0, 2).join('.'))
  expect(facts.toSorted()).toEqual([
    'case-study.fraud-detection-system',
    'case-study.fraud-detection-system',
    'case-study.mlops-transformation',
    'case-study.mlops-transformation',
  ])
})
