/** A proposed meeting as a file for one's own calendar (RFC 5545). */
import { MINUTE } from '#contract/endpoint.ts'
import type { Meeting } from '#contract/portal/meetings.ts'

export function calendarFile({ id, startsAt, minutes, topic, proposedAt, answer }: Meeting, title: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//client portal//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(proposedAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(startsAt + minutes * MINUTE)}`,
    `STATUS:${answer === 'accepted' ? 'CONFIRMED' : 'TENTATIVE'}`,
    `SUMMARY:${escapeText(title)}`,
    ...(topic ? [`DESCRIPTION:${escapeText(topic)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
const escapeText = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Octets that a line may have; what is longer goes on in the next one, after a space. */
const LINE_MAX = 75

function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let length = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (length + size > LINE_MAX) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}
