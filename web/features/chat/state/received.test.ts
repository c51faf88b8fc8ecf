import { expect, test, vi } from 'vitest'
import type { ChatReply } from '#contract/chat/chat.ts'
import { type ActionMarker, actionMarkers } from '#contract/chat/markers.ts'
import type { ErrorId } from '#contract/errors.ts'
import { chatI18n } from '#tests/builders/assistant/chat-messages.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { newMessage } from './message.ts'
import { isOnHomePage, isPageAction, readable, received, refused, spoken } from './received.ts'

const { t, cues, content } = await chatI18n('en')
const draft = newMessage('assistant', 'Hal', { partial: true })
const reply = (response: string, rest: Partial<ChatReply> = {}): ChatReply => {
  return { success: true, response, citations: [], provider: 'local', language: 'en', answered: true, ...rest }
}
const take = (response: string, rest?: Partial<ChatReply>) => received(draft, reply(response, rest), t, content)

test('an answer takes the place of its draft, finished and without markers', () => {
  const { message, actions } = take('Hello. [SCROLL_TO_ABOUT]')
  expect(message).toMatchObject({ id: draft.id, content: 'Hello.', provider: 'local', actions: ['SCROLL_TO_ABOUT'] })
  expect(message).not.toHaveProperty('partial')
  expect(actions).toEqual(['SCROLL_TO_ABOUT'])
})

test('a case study’s card says what its figure is of', () => {
  const [card] = expectDefined(take('[PROJECT_CARDS]').message.projectCards)
  const { label, value } = expectDefined(expectDefined(content.caseStudies[0]).metrics[0])
  expect(card).toMatchObject({ metric: `${label}: ${value}` })
})

test.each(actionMarkers)('[%s] is run, and has a button if it acts on the page', (marker: ActionMarker) => {
  const { message, actions } = take(`x [${marker}]`)
  expect(actions).toEqual([marker])
  expect(message.actions).toEqual(isPageAction(marker) ? [marker] : undefined)
  expect(message.projectCards?.length).toBe(marker === 'PROJECT_CARDS' ? content.caseStudies.length : undefined)
})

test('what changes the page is no action that a button does again', () => {
  const { message, orders } = take('Here it is. [THEME:dark][LANGUAGE:fr][OPEN:/case-study/a-b]')
  expect(orders).toEqual([{ theme: 'dark' }, { language: 'fr' }, { open: '/case-study/a-b' }])
  expect(message.content).toBe('Here it is.')
  expect(message.actions).toBeUndefined()
})

test('the top is gone to on the page that is shown, and a section on the home page', () => {
  expect(isPageAction('SCROLL_TO_TOP')).toBe(true)
  expect(isOnHomePage('SCROLL_TO_TOP')).toBe(false)
  expect(isOnHomePage('SCROLL_TO_TESTIMONIALS')).toBe(true)
})

test('choices to clarify come before the chips', () => {
  const { message } = take('Which? [CHIPS:c][CLARIFY:a,b]')
  expect(message.interactiveChips?.map(({ label }) => label)).toEqual(['a', 'b', 'c'])
})

test('an unknown marker is noted and does nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { message, actions } = take('Hello. [SCROLL_TO_MOON]')
  expect(message.content).toBe('Hello.')
  expect(actions).toEqual([])
  expect(warn).toHaveBeenCalledWith('Chat: unknown markers', ['[SCROLL_TO_MOON]'])
  warn.mockRestore()
})

const errorOf = (status: number, error: ErrorId) =>
  new ApiError(status, '', { success: false, error, message: 'In the server’s words.', requestId: 'r' })
const refuse = (error: unknown, surface: 'widget' | 'page', question = '???') =>
  refused(draft, error, { question, role: 'developer', surface }, { t, cues }, content)

test('a refusal is said in the server’s words on both surfaces', () => {
  for (const surface of ['widget', 'page'] as const) {
    const message = refuse(errorOf(429, 'rate-limited'), surface)
    expect(message).toMatchObject({ id: draft.id, content: 'In the server’s words.', failed: true })
  }
})

test.each([
  ['a fault of the server', errorOf(500, 'internal-error')],
  ['a server that cannot answer', errorOf(503, 'unavailable')],
  ['an answer that is not ours', new ApiError(502, '<html>', undefined)],
  ['no connection', new TypeError('Failed to fetch')],
])('%s is said in our words, in the widget with what is known by heart', (_, error) => {
  const inWidget = refuse(error, 'widget')
  expect(inWidget.content).toMatch(/^Sorry, I’m having trouble connecting. Please try again./)
  expect(inWidget.content).toContain(t('failure.developer'))
  expect(inWidget.content).toContain(expectDefined(content.caseStudies[0]?.drawing).description)
  expect(inWidget.citations?.length).toBeGreaterThan(0)
  expect(refuse(error, 'page').content).toBe(t('failure.page', { owner: content.profile.name }))
})

test.each([
  ['Look [SCROLL_TO_', 'Look'],
  ['Look [CHIPS:One, Tw', 'Look'],
  ['Look [^', 'Look'],
  ['Look [^1', 'Look'],
  ['Look [', 'Look'],
  ['Look [^1] on', 'Look [^1] on'],
  ['Look [here', 'Look [here'],
])('while it comes, “%s” shows as “%s”', (text, shown) => {
  expect(readable(text).trim()).toBe(shown)
})

test('a screen reader hears words only', () => {
  expect(spoken('**Bold** `code` [^1], [a link](/x) [^2].\n\n- one\n- two\n\n| a | b |')).toBe(
    'Bold code, a link. - one - two a b',
  )
})
