/** What a follow-up is about, and which of its facts are told: the job of a project, what was before it, what was asked with a word of its own. */
import { expect, test } from 'vitest'
import { assistantTexts } from '#content/interface/assistant-texts.ts'
import type { Language } from '#contract/language.ts'
import { answerAfter } from '#tests/builders/assistant/questions.ts'

test.each<[Language, string, string, string]>([
  ['en', 'Tell me about the MLOps case study', 'How big was the team?', 'Eight people'],
  ['de', 'Erzählen Sie mir von der MLOps-Fallstudie', 'Wie groß war das Team?', 'Acht Personen'],
  ['fr', 'Parlez-moi de l’étude de cas MLOps', 'L’équipe comptait combien de personnes ?', 'Huit personnes'],
  ['es', 'Háblame del caso de MLOps', '¿De cuántas personas era el equipo?', 'Ocho personas'],
  ['zh', '介绍一下 MLOps 案例', '团队有多少人？', '8人'],
  ['ja', 'MLOpsの事例について教えてください', 'チームは何人でしたか', '8人'],
])('in %s the team of a case study is that of its job: %s %s', (language, first, second, says) => {
  expect(answerAfter(language, first, second)).toContain(says)
})

test.each<[Language, string, string]>([
  ['en', 'Tell me about the EPIC project', 'And before that, what was her title?'],
  ['de', 'Erzähl mir von EPIC', 'Und davor, welche Position hatte sie?'],
  ['es', 'Háblame del proyecto EPIC', 'Y antes de eso, ¿qué cargo tenía?'],
  ['zh', '介绍一下 EPIC 项目', '在那之前，她是什么职位？'],
  ['ja', 'EPICについて教えて', 'その前は、どんな役職でしたか？'],
])('in %s the title before a project is that of the job before: %s %s', (language, first, second) => {
  expect(answerAfter(language, first, second)).toContain('Hyllemark Retail')
})

test('in Japanese the company before the one that was told is no last one', () => {
  expect(answerAfter('ja', 'Stavholtでは何をした？', 'その前の会社は何でしたっけ')).toContain('Rejselund Travel')
})

test.each<[Language, string, string]>([
  ['en', 'Does she have experience in logistics?', 'What did she do there?'],
  ['es', '¿Tiene experiencia en logística?', '¿Qué hizo allí?'],
  ['zh', '她有物流行业的经验吗？', '她在那里做了什么？'],
  ['ja', '物流業界の経験はありますか？', 'そこで何をしましたか？'],
])('in %s what was done there is the job as a whole: %s %s', (language, first, second) => {
  expect(answerAfter(language, first, second)).toContain('2023')
})

test.each<[Language, string, string, RegExp]>([
  ['en', 'What did she do at Vindtal?', 'How much data a day was it?', /1\.8 billion/],
  ['de', 'Was hat sie bei Vindtal gemacht?', 'Wie viele Daten am Tag waren das?', /1,8\sMilliarden/],
  ['es', '¿Qué hizo en Vindtal?', '¿Cuántos datos al día eran?', /1800\smillones/],
])('in %s how much a day is told by what says so many a day: %s %s', (language, first, second, says) => {
  expect(answerAfter(language, first, second)).toMatch(says)
})

test('in Chinese what was before stands in what replaced it', () => {
  const said = answerAfter('zh', '跟我说说她在风电公司的经历吧', '每天数据量有多大？', '以前他们怎么传数据的')
  expect(said).toContain('夜间文件')
})

test('in Spanish what is done before publishing asks for no article', () => {
  const said = answerAfter('es', 'Háblame del proyecto EPIC', '¿Y cómo lo prueban antes de publicar?')
  expect(said).not.toMatch(/decisión de arquitectura en una página|caché que construimos/)
})

test.each<[Language, string, string]>([
  ['en', 'Does she know Python?', 'Since when?'],
  ['de', 'Kann sie Python?', 'Seit wann?'],
  ['fr', 'Connaît-elle Python ?', 'Depuis quand ?'],
  ['es', '¿Sabe Python?', '¿Desde cuándo lo usa?'],
  ['zh', '她会Python吗？', '从什么时候开始用的？'],
  ['ja', 'Pythonは得意ですか？', 'いつから使ってる？'],
])('in %s since when a tool is used is told by the first job with it: %s %s', (language, first, second) => {
  expect(answerAfter(language, first, second)).toMatch(/^.{0,60}Stavholt Media.{0,20}2011/)
})

test.each<[Language, string]>([
  ['zh', '她写过哪些文章？'],
  ['ja', '記事は何本ありますか'],
  ['en', 'How many articles has she written?'],
])('in %s a list of articles is told whole: %s', (language, question) => {
  expect(answerAfter(language, question)).toContain('Nordic Journal')
  expect(answerAfter(language, question)).toMatch(/缓存|キャッシュ|cache/)
})

test.each<[Language, string]>([
  ['en', 'We run a payment service and are looking for someone to lead our fraud prevention.'],
  ['zh', '我们是做支付的，在找反欺诈负责人。'],
  ['ja', '弊社は決済サービスを運営しており、不正対策の責任者を探しています。'],
])('in %s whoever fills a position is told of work like it, and where to write: %s', (language, question) => {
  const said = answerAfter(language, question)
  expect(said).toContain('Klarmynt Payments')
  expect(said).toContain('hiring@')
})

test('what came of the work that was like a position is asked of that work', () => {
  const said = answerAfter(
    'ja',
    '弊社は決済サービスを運営しており、不正対策の責任者を探しています。',
    '具体的な実績は？',
  )
  expect(said).toContain('41%')
  expect(said).not.toContain('MLOps')
})

test.each<[Language, string, string, string]>([
  ['en', 'What did she do at Stavholt?', 'Tell me about the election night', 'How come it held up?'],
  ['zh', '她在 Stavholt 做了什么？', '选举之夜的事', '为什么能撑住？'],
])('in %s a reason is looked for in the job, whatever word it is asked with: %s %s %s', (language, ...asked) => {
  expect(answerAfter(language, ...asked)).toMatch(/load tests|压力测试/)
})

test.each<[Language, string, string]>([
  ['en', 'Do you store what I write here?', 'And if I send a message through the form?'],
  ['de', 'Speichert ihr, was ich hier schreibe?', 'Und wenn ich das Kontaktformular nutze?'],
  ['fr', 'Conservez-vous ce que j’écris ici ?', 'Et si j’envoie un message par le formulaire ?'],
  ['es', '¿Guardáis lo que escribo aquí?', '¿Y si mando un mensaje por el formulario?'],
  ['zh', '你们会保存我在这里写的内容吗？', '那通过表单发的消息呢？'],
  ['ja', 'ここに書いた内容は保存されますか？', 'フォームから送ったメッセージは？'],
])('in %s a message is asked for after the chat: %s %s', (language, first, second) => {
  expect(answerAfter(language, first, second)).toContain(assistantTexts[language].words.keptMessage.slice(0, 8))
})

test('how a message is deleted is told of the message', () => {
  const asked = ['¿Guardáis lo que escribo aquí?', '¿Y si mando un mensaje por el formulario?', '¿Cómo lo borro luego?']
  expect(answerAfter('es', ...asked)).toContain('Se borra si usted lo pide')
})

test('after a part of the page was shown its second entry is meant', () => {
  expect(answerAfter('zh', '带我去看看项目案例', '第二个是讲什么的？')).toContain('MLOps')
})
