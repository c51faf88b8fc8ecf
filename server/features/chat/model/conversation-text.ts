/** The conversation as a model reads it: as JSON, so that nothing in it can pass for anything else. */
import type { ChatTurn } from '#contract/chat/chat.ts'
import { readMarkers } from '#contract/chat/markers.ts'

/** The last messages are given whole; of older ones only how they begin. */
const WHOLE = 4
const BEGINNING = 160

/** @param maxLetters of the whole text; older messages are left out first. */
export function conversationText(history: ChatTurn[], maxLetters: number): string {
  const lines: string[] = []
  let letters = 0
  for (const [i, { role, content }] of history.toReversed().entries()) {
    const said = readMarkers(content).text.replace(/\[\^\d+\]/g, '')
    const lineOf = (text: string) => JSON.stringify({ [role === 'user' ? 'visitor' : 'assistant']: text })
    const whole = lineOf(said)
    const line = i < WHOLE && letters + whole.length <= maxLetters ? whole : lineOf(shortened(said))
    letters += line.length
    if (letters > maxLetters) break
    lines.push(line)
  }
  return lines.reverse().join('\n')
}

const shortened = (text: string) => (text.length > BEGINNING ? `${text.slice(0, BEGINNING).toWellFormed()}…` : text)
