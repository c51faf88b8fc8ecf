import { expect, test } from 'vitest'
import type { ChatMessage } from './message.ts'
import { historyOf, newMessage } from './message.ts'
import { type ChatAction, emptyChat, openFitQuestion, reduce } from './state.ts'

const message = (id: string, rest: Partial<ChatMessage> = {}): ChatMessage => {
  return { id, role: 'assistant', content: id, timestamp: 1, ...rest }
}
const after = (...actions: ChatAction[]) => actions.reduce(reduce, emptyChat)
const put = (id: string, rest: Partial<ChatMessage> = {}): ChatAction => ({ type: 'put', message: message(id, rest) })

test('a message is added once and then replaced where it stands', () => {
  const { messages } = after(put('a'), put('b'), put('a', { content: 'new' }))
  expect(messages.map(({ content }) => content)).toEqual(['new', 'b'])
})

test('an answer grows, and nothing grows that is not there', () => {
  const before = after(put('a', { content: 'He' }))
  expect(reduce(before, { type: 'grew', id: 'a', text: 'llo' }).messages[0]?.content).toBe('Hello')
  expect(reduce(before, { type: 'grew', id: 'erased', text: 'x' })).toBe(before)
})

test('a stopped answer stays with what came, or goes if nothing came', () => {
  const stopped = after(put('a', { partial: true }), { type: 'stopped', id: 'a' }).messages
  expect(stopped).toEqual([message('a', { stopped: true })])
  expect(after(put('a', { partial: true, content: '' }), { type: 'stopped', id: 'a' }).messages).toEqual([])
})

test('a rating can be changed and taken back', () => {
  const rate = (feedback: 'up' | 'down' | null): ChatAction => ({ type: 'rated', id: 'a', feedback })
  expect(after(put('a'), rate('up')).messages[0]?.feedback).toBe('up')
  expect(after(put('a'), rate('up'), rate('down')).messages[0]?.feedback).toBe('down')
  expect(after(put('a'), rate('up'), rate(null)).messages[0]).not.toHaveProperty('feedback')
})

test('choosing a role folds the paths; erasing leaves nothing', () => {
  const chosen = after({ type: 'viewed', change: { pathsOpen: true } }, { type: 'role-chosen', role: 'client' })
  expect(chosen).toMatchObject({ role: 'client', pathsOpen: false })
  expect(reduce(chosen, { type: 'erased' })).toBe(emptyChat)
})

test('an answer that came to its end in another tab is no unfinished one here', () => {
  const ours = after(put('a', { content: '', partial: true }), put('b', { partial: true }))
  const theirs = [message('a', { content: 'All of it' }), message('b', { content: 'Less', partial: true })]
  const { messages } = reduce(ours, { type: 'merged', theirs: { messages: theirs, conversation: null } })
  expect(messages.map(({ content }) => content)).toEqual(['All of it', 'b'])
})

test('what another tab said is put in its time; where both have a message, ours counts', () => {
  const ours = after(put('a', { timestamp: 1 }), put('b', { timestamp: 5, content: 'ours, still coming' }))
  const theirs = [message('a', { timestamp: 1 }), message('c', { timestamp: 3 }), message('b', { timestamp: 5 })]
  const { messages } = reduce(ours, { type: 'merged', theirs: { messages: theirs, conversation: null } })
  expect(messages.map(({ content }) => content)).toEqual(['a', 'c', 'ours, still coming'])
})

test('consent that another tab gave or withdrew counts here too', () => {
  const conversation = '8c0f4f0e-0000-4000-8000-000000000000'
  const given = reduce(after(put('a', { turn: 't' })), { type: 'merged', theirs: { messages: [], conversation } })
  expect(given).toMatchObject({ conversation, messages: [{ turn: 't' }] })
  const withdrawn = reduce(given, { type: 'merged', theirs: { messages: [], conversation: null } })
  expect(withdrawn).toMatchObject({ conversation: null, messages: [message('a')] })
  expect(withdrawn.messages[0]).not.toHaveProperty('turn')
})

test('the question that waits is the newest whose answer was not given', () => {
  const question = (id: string, questionNumber: number) =>
    put(id, { fitScoreAssessment: { question: id, questionNumber, totalQuestions: 3, options: [] } })
  expect(openFitQuestion(emptyChat)).toBeUndefined()
  const first = [{ type: 'fit-started' } as const, question('one', 1)]
  expect(openFitQuestion(after(...first, put('something else')))?.id).toBe('one')
  expect(openFitQuestion(after(...first, { type: 'fit-answered', value: 'x' }))).toBeUndefined()
  expect(openFitQuestion(after(...first, { type: 'fit-answered', value: 'x' }, question('two', 2)))?.id).toBe('two')
  expect(openFitQuestion(after(...first, { type: 'fit-ended' }))).toBeUndefined()
})

test('the last ten messages are history; cards, refusals and unfinished answers are none', () => {
  const said = Array.from({ length: 11 }, (_, i) => message(`${i}`))
  const others = [message('x', { content: '' }), message('y', { failed: true }), message('z', { partial: true })]
  expect(historyOf([...said, ...others]).map(({ content }) => content)).toEqual(
    said.slice(1).map(({ content }) => content),
  )
  expect(historyOf([newMessage('user', 'a'.repeat(8001))])[0]?.content).toHaveLength(8000)
})
