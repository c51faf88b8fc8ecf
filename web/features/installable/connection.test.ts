import { expect, test } from 'vitest'
import { createTranslate } from '#content/translate.ts'
import { type Language, languages } from '#contract/language.ts'
import { type Connection, nextConnection, relativeTime } from './connection.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

async function said(language: Language, passed: number): Promise<string> {
  const { installable } = await import(`../../../content/interface/${language}/installable.ts`)
  const { key, count } = relativeTime(passed)
  return createTranslate<Record<string, string>>(language, installable)(`ago.${key}`, { count })
}

const expected: Record<Language, string[]> = {
  en: [
    'Just now',
    'Just now',
    '1 minute ago',
    '2 minutes ago',
    '59 minutes ago',
    '1 hour ago',
    '2 hours ago',
    '30 hours ago',
  ],
  de: [
    'gerade eben',
    'gerade eben',
    'vor 1 Minute',
    'vor 2 Minuten',
    'vor 59 Minuten',
    'vor 1 Stunde',
    'vor 2 Stunden',
    'vor 30 Stunden',
  ],
  fr: [
    'à l’instant',
    'à l’instant',
    'il y a 1 minute',
    'il y a 2 minutes',
    'il y a 59 minutes',
    'il y a 1 heure',
    'il y a 2 heures',
    'il y a 30 heures',
  ],
  es: [
    'ahora mismo',
    'ahora mismo',
    'hace 1 minuto',
    'hace 2 minutos',
    'hace 59 minutos',
    'hace 1 hora',
    'hace 2 horas',
    'hace 30 horas',
  ],
  zh: ['刚刚', '刚刚', '1 分钟前', '2 分钟前', '59 分钟前', '1 小时前', '2 小时前', '30 小时前'],
  ja: ['たった今', 'たった今', '1分前', '2分前', '59分前', '1時間前', '2時間前', '30時間前'],
}

test.each(languages)('how long ago the connection was there is said in %s', async (language) => {
  const passed = [0, MINUTE - 1, MINUTE, 2 * MINUTE, HOUR - 1, HOUR, 2 * HOUR, 30 * HOUR]
  expect(await Promise.all(passed.map((one) => said(language, one)))).toEqual(expected[language])
})

test('a clock that was put back says that it was just now', () => {
  expect(relativeTime(-HOUR)).toEqual({ key: 'now', count: 0 })
})

test('a lost connection is told with when it last was there, and a found one until it was shown', () => {
  const offline = nextConnection({ kind: 'online' }, { type: 'lost', since: 7 })
  expect(offline).toEqual({ kind: 'offline', since: 7, closed: false })
  expect(nextConnection(offline, { type: 'lost', since: 8 })).toBe(offline)
  expect(nextConnection(offline, { type: 'shown' })).toBe(offline)
  expect(nextConnection(offline, { type: 'closed' })).toEqual({ kind: 'offline', since: 7, closed: true })
  const restored = nextConnection(offline, { type: 'found' })
  expect(restored).toEqual({ kind: 'restored' })
  expect(nextConnection(restored, { type: 'shown' })).toEqual({ kind: 'online' })
})

test('lost again while it is still told that it was found, it is lost', () => {
  const restored: Connection = { kind: 'restored' }
  expect(nextConnection(restored, { type: 'lost', since: 9 })).toEqual({ kind: 'offline', since: 9, closed: false })
})

test('a connection that was never lost is not told as found', () => {
  expect(nextConnection({ kind: 'online' }, { type: 'found' })).toEqual({ kind: 'online' })
})
