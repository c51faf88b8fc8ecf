/** Light and dark, the page's language and its other pages are changed by ordinary words, and only by those that ask for it. */
import { expect, test } from 'vitest'
import { readMarkers } from '#contract/chat/markers.ts'
import type { PageOrder } from '#contract/chat/page-orders.ts'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const ordersOf = (language: Language, message: string, before: string[] = []) =>
  readMarkers(ask(language, message, before).markers).orders

const dark: PageOrder = { theme: 'dark' }
const light: PageOrder = { theme: 'light' }
const fraud: PageOrder = { open: '/case-study/fraud-detection-system' }
const cache: PageOrder = { open: '/writing/removed-answer-cache' }
const projects: PageOrder = { open: '/projects' }
const writing: PageOrder = { open: '/writing' }

test.each<[Language, string, PageOrder]>([
  ['en', 'switch to dark mode', dark],
  ['en', 'its too bright, make it dark', dark],
  ['en', 'light theme please', light],
  ['de', 'mach die seite dunkel', dark],
  ['de', 'helles Design bitte', light],
  ['de', 'mach mal dunkel', dark],
  ['fr', 'passe en mode sombre stp, ça pique les yeux', dark],
  ['es', 'pon la pagina en oscuro', dark],
  ['zh', '页面太亮了 弄成深色的', dark],
  ['zh', '换成浅色主题', light],
  ['ja', '画面暗くして', dark],
  ['ja', '画面が明るすぎるので暗くして', dark],
])('%s: %s makes the page light or dark', (language, message, order) => {
  expect(ordersOf(language, message)).toEqual([order])
})

test.each<[Language, string, Language]>([
  ['en', 'show this page in french', 'fr'],
  ['en', 'can i read this in German?', 'de'],
  ['de', 'bitte auf englisch umstellen', 'en'],
  ['fr', 'mets le site en anglais', 'en'],
  ['es', 'pon la web en inglés', 'en'],
  ['es', 'pon la web en ingles', 'en'],
  ['fr', 'mets la page en francais', 'fr'],
  ['zh', '把页面切成英文', 'en'],
  ['ja', '英語に切り替えて', 'en'],
])('%s: %s puts the page into that language', (language, message, wanted) => {
  expect(ordersOf(language, message)).toEqual([{ language: wanted }])
})

test.each<[Language, string, PageOrder]>([
  ['en', 'Take me to the fraud detection case study', fraud],
  ['en', 'open the article about the cache', cache],
  ['en', 'go to the projects page pls', projects],
  ['en', 'go to the articles', writing],
  ['de', 'öffne den Artikel über den Cache', cache],
  ['de', 'geh zur projektübersicht', projects],
  ['fr', 'ouvre l’étude de cas sur la fraude', fraud],
  ['fr', 'ouvre l’article sur le cache', cache],
  ['es', 'abre el caso de fraude', fraud],
  ['es', 'llévame a la página de proyectos', projects],
  ['zh', '打开反欺诈那个案例', fraud],
  ['zh', '打开关于缓存的文章', cache],
  ['zh', '带我去看看她写的文章', writing],
  ['ja', '不正検知の事例ページ開いて', fraud],
  ['ja', 'キャッシュの記事を開いて', cache],
  ['ja', '記事のページひらいて', writing],
])('%s: %s opens the page that it names', (language, message, order) => {
  expect(ordersOf(language, message)).toEqual([order])
})

test.each<[Language, string, string, PageOrder]>([
  ['en', 'Tell me about the fraud project', 'open it', fraud],
  ['en', 'Tell me about the fraud project', 'show me that case', fraud],
  ['de', 'Erzähl mir vom Betrugsprojekt', 'mach mal die seite dazu auf', fraud],
  ['fr', 'Parlez-moi du système antifraude', 'ouvre l’étude de cas', fraud],
  ['es', 'Cuéntame del sistema antifraude', 'ensename ese caso', fraud],
  ['zh', '介绍一下反欺诈项目', '打开那个案例', fraud],
  ['ja', '不正検知システムについて教えて', 'その事例を開いて', fraud],
  ['en', 'What is the article about the cache about?', 'open the article', cache],
  ['de', 'Worum geht es im Artikel über den Cache?', 'öffne ihn', cache],
  ['fr', 'De quoi parle l’article sur le cache ?', 'ouvre l’article stp', cache],
])('%s: after "%s", %s opens the page of that', (language, before, message, order) => {
  expect(ordersOf(language, message, [before])).toEqual([order])
})

test('of several articles that were told, the page of all is opened', () => {
  expect(ordersOf('de', 'öffne den artikel', ['Was hat sie geschrieben?'])).toEqual([writing])
})

test.each<[Language, string]>([
  ['en', 'Why does her site have a dark mode?'],
  ['en', 'switch the site to klingon'],
  ['en', 'what languages does she speak?'],
  ['en', 'show me the results of the fraud case'],
  ['en', 'show me the case where something failed'],
  ['en', 'any open source contributions?'],
  ['es', 'en ese caso, ¿qué hizo?'],
  ['de', 'Zeig mir, wie der Betrugsfall ausging'],
])('%s: %s changes nothing of the page', (language, message) => {
  expect(ordersOf(language, message)).toEqual([])
})

test('what was changed is said in the language of the question', () => {
  expect(ask('de', 'bitte auf Englisch umstellen').text).toContain('auf Englisch')
  expect(ask('ja', '不正検知の事例ページ開いて').text).toContain('不正検知システム')
})
