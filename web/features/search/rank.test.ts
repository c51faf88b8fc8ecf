/** The search over the sample, in each language, without a browser. */
import { expect, test, vi } from 'vitest'
import { searchEntriesIn } from '#content/search/search-entries.ts'
import type { SearchEntry } from '#content/search/search-entry.ts'
import { type Language, languages } from '#contract/language.ts'
import { createIndex, type Findable, search } from './rank.ts'

const indexes = new Map(
  await Promise.all(languages.map(async (one) => [one, createIndex(await searchEntriesIn(one))] as const)),
)
const find = (language: Language, query: string): SearchEntry[] =>
  search(query, indexes.get(language) ?? createIndex([]))
const titles = (found: Findable[]) => found.map(({ title }) => title)
const first = (language: Language, query: string) => find(language, query)[0]?.title

const index = (...titles: (string | [title: string, text: string])[]) =>
  createIndex(
    titles.map((one) => (typeof one === 'string' ? { title: one, text: '' } : { title: one[0], text: one[1] })),
  )
const found = (query: string, ...items: Parameters<typeof index>) => titles(search(query, index(...items)))

test('a title counts before a text, a whole word before its beginning, its beginning before its inside', () => {
  expect(
    found('data', ['a', 'metadata'], ['b', 'dataset'], ['c', 'the data'], 'metadata', 'datasets', 'the data'),
  ).toEqual(['the data', 'datasets', 'metadata', 'c', 'b', 'a'])
})

test('what begins with all that was typed comes first among equals, and equals keep their order', () => {
  expect(found('cloud', 'Private cloud', 'My cloud', 'Cloud work')).toEqual(['Cloud work', 'Private cloud', 'My cloud'])
})

test('all words must be there, in any order and place', () => {
  expect(found('lead cloud', ['Cloud', 'team'], ['Cloud lead', ''], ['Lead', 'of a cloud team'])).toEqual([
    'Cloud lead',
    'Lead',
  ])
})

test('accents, capitals, widths and ß make no difference, and kana stay what they are', () => {
  expect(found('RESUME', 'Résumé')).toEqual(['Résumé'])
  expect(found('équipe', 'EQUIPE')).toEqual(['EQUIPE'])
  expect(found('grösse', 'Große Größe')).toEqual(['Große Größe'])
  expect(found('ＡＩ', 'AI')).toEqual(['AI'])
  expect(found('か', 'が')).toEqual([])
})

test('signs within names are part of them', () => {
  expect(found('c++', 'C', 'C++ and C#')).toEqual(['C++ and C#'])
  expect(found('node.js', 'Node.js', 'Node')).toEqual(['Node.js'])
  expect(found('ci/cd', 'CI/CD pipelines')).toEqual(['CI/CD pipelines'])
})

test('two letters are no find within a word', () => {
  expect(found('ai', 'Maintain', 'AI')).toEqual(['AI'])
  expect(found('art', 'Start')).toEqual(['Start'])
})

test.each(['kuberntes', 'kubernetess', 'kubermetes', 'kubenretes', 'ubernetes', 'kubernt'])(
  'a slip of the keyboard is forgiven: %s',
  (typed) => expect(found(typed, 'Kubernetes', 'Terraform')).toEqual(['Kubernetes']),
)

test('a slip is not forgiven in a short word, and not while something is spelt as typed', () => {
  expect(found('clod', 'Cloud')).toEqual([])
  expect(found('house', 'Horse', 'House')).toEqual(['House'])
})

test.each<[Language, query: string, title: RegExp]>([
  ['en', 'fjordvane', /Fjordvane Logistics/],
  ['en', 'fraud', /Fraud Detection System/],
  ['en', 'strenghts', /strengths/],
  ['en', 'privacy', /Privacy/],
  ['de', 'betrugserkennung', /Betrug/],
  ['de', 'SCHWACHEN', /Schwächen/],
  ['de', 'datenschutz', /Datenschutz/],
  ['fr', 'competences', /Compétences/],
  ['fr', 'l’équipe', /équipe/],
  ['es', 'deteccion fraude', /fraude/],
  ['es', 'PUNTOS DEBILES', /débiles/],
  ['zh', '欺诈', /欺诈/],
  ['zh', '优先', /优先/],
  ['ja', '不正検知', /不正検知システム/],
  ['ja', '採用', /採用/],
  ['ja', 'ＥＰＩＣ', /EPIC/],
])('in %s, %s leads to %s', (language, query, title) => expect(first(language, query)).toMatch(title))

test('a part of a German compound finds it', () => {
  expect(titles(find('de', 'erkennung')).join()).toMatch(/erkennung/i)
})

test('a question in Chinese or Japanese is found by most of its pairs of letters', () => {
  expect(titles(find('ja', 'クラウド移行の経験')).length).toBeGreaterThan(0)
  expect(titles(find('zh', '机器学习平台经验')).length).toBeGreaterThan(0)
})

test('what is found leads to a place of the site, or is a question for the assistant', () => {
  for (const language of languages) {
    for (const { group, href } of find(language, 'e').concat(find(language, '的'), find(language, 'の'))) {
      expect(href === undefined, language).toBe(group === 'answers')
    }
  }
})

test('nothing but spaces and signs finds nothing', () => {
  expect(found('  ,. ', 'All')).toEqual([])
})

test('a search reads each text a few times, however much there is to search', () => {
  const entries = (indexes.get('en')?.all ?? []).map(({ item }) => item)
  const readings = (size: number) => {
    const many = createIndex(Array.from({ length: size }, () => entries).flat())
    const indexOf = vi.spyOn(String.prototype, 'indexOf')
    search('architecture of quality zzzzzz', many)
    const count = indexOf.mock.calls.length / many.all.length
    indexOf.mockRestore()
    return count
  }
  const [once, tenTimes] = [readings(1), readings(10)]
  expect(tenTimes).toBeCloseTo(once)
  // Four words, in title and text, as typed and then with a slip.
  expect(once).toBeLessThan(25)
})
