/** Sentences of languages that write no blanks between words, with names in Latin letters and in characters. */
import { expect, test } from 'vitest'
import { createSentencesIn } from './load/load-sentences.ts'

const owner = { name: 'Mara Lindholm', first: 'Mara', pronouns: undefined }
const zh = createSentencesIn.zh(owner)
const ja = createSentencesIn.ja(owner)

test('Chinese parts Latin letters from characters, and nothing else', () => {
  expect(zh.leading({ places: ['Fjordvane', '雪山公司'] })).toBe('Mara 在 Fjordvane 和雪山公司带过团队。')
  expect(zh.leading({ places: ['雪山公司', 'Fjordvane'] })).toBe('Mara 在雪山公司和 Fjordvane 带过团队。')
  expect(zh.notUsedAt({ name: 'C++', place: '欺诈检测系统', there: ['3D Studio', 'Web 2.0'], elsewhere: [] })).toBe(
    '本站没有提到欺诈检测系统用过 C++，那里用的是 3D Studio 和 Web 2.0。',
  )
  expect(zh.noSuchItem({ name: '博士学位', kind: 'education' })).toBe('没有，教育背景里没有提到博士学位。')
  expect(zh.whichOne({ names: ['EPIC', '云平台', 'MLOps'] })).toBe('您指的是哪一个：EPIC 还是云平台还是 MLOps？')
})

test('Japanese parts nothing', () => {
  expect(ja.usedAt({ name: 'Kafka', place: 'Fjordvane', period: '2019' })).toBe(
    'はい、MaraさんはFjordvaneでKafkaを使いました（2019）。',
  )
})

test.each([
  [zh, '从2015年到2019年3月', '自2015年起'],
  [ja, '2015年から2019年3月まで', '2015年から'],
])('a date without a month is a year', (s, whole, begun) => {
  const job = { title: '', company: '', period: '', duration: '' }
  expect(s.wasAt({ ...job, from: '2015', to: '2019年3月' })).toContain(whole)
  expect(s.wasAt({ ...job, from: '2015', to: undefined })).toContain(begun)
  expect(s.projectRan({ title: '', from: '2015', to: '2019年3月', duration: '' })).toContain(whole)
})
