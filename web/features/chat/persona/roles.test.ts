/** Who visitors are is told from ordinary words, and not from questions about the owner. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { chatI18n } from '#tests/builders/assistant/chat-messages.ts'
import { detectRole, introducedRole, type KnownRole } from './roles.ts'

test.each<[Language, string, KnownRole]>([
  ['en', 'I’m a software engineer', 'developer'],
  ['en', 'Hi! I am a senior back-end developer at Acme.', 'developer'],
  ['en', 'As a developer I wonder how the cache works', 'developer'],
  ['en', 'engineer here, show me the diagrams', 'developer'],
  ['en', 'We want to hire an architect', 'recruiter'],
  ['en', 'I’m a technical recruiter looking for a developer', 'recruiter'],
  ['en', 'I work in HR. What can she do?', 'recruiter'],
  ['en', 'I am the hiring manager of this team', 'recruiter'],
  ['en', 'I’m a client', 'client'],
  ['en', 'I run a startup', 'client'],
  ['en', 'I’m the founder of a small company', 'client'],
  ['en', 'We would like to hire you for a project', 'client'],
  ['de', 'Ich bin Softwareentwicklerin', 'developer'],
  ['de', 'Ich arbeite als Ingenieur bei Bosch', 'developer'],
  ['de', 'Wir möchten eine Architektin einstellen', 'recruiter'],
  ['de', 'Ich bin Personalreferentin und suche jemanden', 'recruiter'],
  ['de', 'Ich habe ein kleines Unternehmen', 'client'],
  ['de', 'Ich bin Kundin', 'client'],
  ['fr', 'Je suis ingénieure logiciel', 'developer'],
  ['fr', 'En tant que développeur, je me demande comment le cache marche', 'developer'],
  ['fr', 'Nous voulons recruter une architecte', 'recruiter'],
  ['fr', 'Je suis chargée de recrutement', 'recruiter'],
  ['fr', 'Je dirige une startup', 'client'],
  ['fr', 'J’ai une petite entreprise', 'client'],
  ['es', 'Soy ingeniera de software', 'developer'],
  ['es', 'Soy desarrollador web', 'developer'],
  ['es', 'Queremos contratar a una arquitecta', 'recruiter'],
  ['es', 'Trabajo en recursos humanos', 'recruiter'],
  ['es', 'Tengo una empresa pequeña', 'client'],
  ['es', 'Queremos contratarla para un proyecto', 'client'],
  ['zh', '我是一名软件工程师', 'developer'],
  ['zh', '作为开发者，我想知道缓存怎么做的', 'developer'],
  ['zh', '我们想招一位架构师', 'recruiter'],
  ['zh', '我是一家公司的HR', 'recruiter'],
  ['zh', '我开了一家小公司', 'client'],
  ['zh', '我是客户', 'client'],
  ['ja', '私はソフトウェアエンジニアです', 'developer'],
  ['ja', 'フロントエンドの開発をしています。', 'developer'],
  ['ja', 'アーキテクトを採用したいと考えています', 'recruiter'],
  ['ja', '人事の仕事をしています', 'recruiter'],
  ['ja', 'スタートアップを経営しています', 'client'],
  ['ja', '御社に仕事をお願いしたいのですが', 'client'],
])('%s: %s', async (language, text, role) => {
  const { cues } = await chatI18n(language)
  expect(detectRole(text, cues)).toBe(role)
})

test.each<[Language, string]>([
  ['en', 'I am not a robot'],
  ['en', 'What is your source code strategy?'],
  ['en', 'What did she do as an engineer?'],
  ['en', 'Has she worked with recruiters or founders?'],
  ['en', 'I’m looking for an engineer who knows Kafka'],
  ['en', 'Is she a developer?'],
  ['de', 'Ist sie Gründerin?'],
  ['de', 'Ich bin auf der Suche nach einem Entwickler'],
  ['de', 'Was hat sie als Ingenieurin gemacht?'],
  ['fr', 'A-t-elle travaillé dans les ressources humaines ?'],
  ['fr', 'Je suis à la recherche d’un ingénieur'],
  ['es', '¿Es ingeniera de software?'],
  ['es', '¿Qué hizo como arquitecta?'],
  ['zh', '她是工程师吗？'],
  ['zh', '她的公司叫什么？'],
  ['ja', '彼女はエンジニアですか'],
  ['ja', 'エンジニアとして何年働いていますか？'],
])('tells nothing of the visitor (%s): %s', async (language, text) => {
  const { cues } = await chatI18n(language)
  expect(detectRole(text, cues)).toBeUndefined()
})

test.each<[Language, string, KnownRole]>([
  ['en', 'I am a developer', 'developer'],
  ['en', 'Hi, I’m a founder looking for a consultant', 'client'],
  ['de', 'Ich bin Gründer', 'client'],
  ['de', 'Hallo! Ich arbeite als Personalreferentin.', 'recruiter'],
  ['fr', 'Je suis ingénieure logiciel', 'developer'],
  ['es', 'Soy fundadora y busco consultoría', 'client'],
  ['zh', '我是一名软件工程师', 'developer'],
  ['ja', '私は採用担当です', 'recruiter'],
])('who only says who they are is welcomed as that (%s): %s', async (language, text, role) => {
  const { cues } = await chatI18n(language)
  expect(introducedRole(text, cues)).toBe(role)
})

test.each<[Language, string]>([
  ['en', 'I am a recruiter. Does she know Python?'],
  ['en', 'I am a developer, show me the diagrams'],
  ['en', 'As a developer I wonder how the cache works'],
  ['en', 'She is a developer'],
  ['de', 'Ich bin Gründer und wüsste gern, was ein Tag kostet und wann sie beginnen könnte'],
  ['zh', '作为开发者，我想知道缓存怎么做的'],
])('who asks for something beside it is answered (%s): %s', async (language, text) => {
  const { cues } = await chatI18n(language)
  expect(introducedRole(text, cues)).toBeUndefined()
})
