import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const meeting = {
  id: 'm1',
  startsAt: Date.UTC(2026, 2, 31, 9),
  minutes: 45,
  topic: 'Plan; scope, cost',
  proposedAt: 0,
  answer: null,
  answerNote: '',
}

test('a meeting stands in the file with its time in UTC and its text escaped', () => {
  const lines = calendarFile(meeting, 'Portal: meeting').split('\r\n')
  expect(lines).toContain('DTSTART:20260331T090000Z')
  expect(lines).toContain('DTEND:20260331T094500Z')
  expect(lines).toContain('SUMMARY:Portal: meeting')
  expect(lines).toContain('DESCRIPTION:Plan\\; scope\\, cost')
  expect(lines).toContain('STATUS:TENTATIVE')
  expect(calendarFile({ ...meeting, answer: 'accepted' }, '')).toContain('STATUS:CONFIRMED')
})

test('no line is longer than 75 octets, and no character is torn apart', () => {
  const title = '会議の予定'.repeat(20)
  const file = calendarFile(meeting, title)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
