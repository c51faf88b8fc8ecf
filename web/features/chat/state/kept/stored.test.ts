import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chatI18n } from '#tests/builders/assistant/chat-messages.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { sentDiagram } from '#tests/builders/system-diagram.ts'
import { fitQuestion, fitResult } from '#web/features/chat/assessment/assessment.ts'
import { newMessage } from '../message.ts'
import { type ChatState, emptyChat } from '../state.ts'
import { CHAT_STORAGE_KEY, keepChat, parseChat, readChat } from './stored.ts'

const kept = new Map<string, string>()
const warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  kept.clear()
  warn.mockReset()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a drawing of an earlier version is dropped, and its message is not', async () => {
  const systemDiagram = { ...sentDiagram('en', 'epic-ai-platform'), drawing: undefined }
  const message = newMessage('assistant', 'See.', { provider: 'local' })
  const read = await parseChat(JSON.stringify({ ...emptyChat, messages: [{ ...message, systemDiagram }] }))
  expect(read?.messages.map(({ content, systemDiagram }) => ({ content, systemDiagram }))).toEqual([
    { content: 'See.', systemDiagram: undefined },
  ])
})

test('a conversation with every card is read back as it was, times included', async () => {
  const { t, content } = await chatI18n('en')
  const state: ChatState = {
    ...emptyChat,
    expanded: true,
    role: 'client',
    fitAnswers: ['a'],
    messages: [
      newMessage('user', 'Hello', { timestamp: 1_700_000_000_001 }),
      newMessage('assistant', 'Hi', {
        provider: 'local',
        citations: [{ n: 1, id: 'a', text: 'A fact.', anchor: '/#about' }],
        actions: ['SCROLL_TO_ABOUT'],
        interactiveChips: [{ label: 'a', action: 'b', icon: 'c', value: 'd' }],
        systemDiagram: sentDiagram('en', expectDefined(content.caseStudies[0]).id),
        fitScoreAssessment: expectDefined(fitQuestion(0, t, content)),
        fitScoreResult: fitResult([], t, content),
        conversationSummary: { userType: 'client', keyInterests: [], companyInfo: null, nextAction: 'x' },
        showRoleSelection: true,
        feedback: 'down',
        partial: true,
        again: true,
        stopped: true,
        failed: true,
      }),
    ],
  }
  keepChat(state)
  expect(await readChat()).toEqual(state)
  expect(warn).not.toHaveBeenCalled()
})

test('the newest 200 messages are kept', async () => {
  const messages = Array.from({ length: 201 }, (_, i) => newMessage('user', `${i}`))
  keepChat({ ...emptyChat, messages })
  expect((await readChat())?.messages.map(({ content }) => content)).toEqual(
    messages.slice(1).map(({ content }) => content),
  )
})

test.each([
  '',
  'null',
  '[]',
  '{"messages": [',
  '{"version": 7, "conversations": []}',
  JSON.stringify({ ...emptyChat, role: 'king' }),
])('what makes no sense is dropped, erased and noted: %s', async (text) => {
  kept.set(CHAT_STORAGE_KEY, text)
  expect(await readChat()).toBeUndefined()
  expect(kept.has(CHAT_STORAGE_KEY)).toBe(false)
  expect(warn).toHaveBeenCalled()
})

test('messages that make no sense are dropped and noted; role and view stay', async () => {
  const text = JSON.stringify({ ...emptyChat, role: 'client', messages: [newMessage('user', 'fine'), { id: 7 }] })
  expect(await parseChat(text)).toEqual({ ...emptyChat, role: 'client' })
  expect(warn).toHaveBeenCalledOnce()
})

test('of several measured websites, the picture of the newest is kept', async () => {
  const measured = (url: string, screenshot?: string) =>
    newMessage('assistant', url, {
      performanceAnalysis: {
        analysis: {
          url,
          score: 50,
          kind: 'browser',
          measuredAt: 1,
          ageMs: 0,
          vitals: [],
          isPartial: false,
          notMeasured: [],
          ...(screenshot && { screenshot }),
        },
        insights: { summary: '', recommendations: [], businessImpact: '', fixes: [], note: '' },
        language: 'en',
      },
    })
  const messages = [measured('a', 'data:a'), measured('b', 'data:b'), measured('c')]
  keepChat({ ...emptyChat, messages })
  const pictures = expectDefined(await readChat()).messages.map(
    (message) => expectDefined(message.performanceAnalysis).analysis.screenshot,
  )
  expect(pictures).toEqual([undefined, 'data:b', undefined])
})

test('nothing kept, or a browser that keeps nothing, is no fault', async () => {
  expect(await readChat()).toBeUndefined()
  vi.stubGlobal('window', {})
  expect(await readChat()).toBeUndefined()
  expect(() => keepChat(emptyChat)).not.toThrow()
  expect(warn).not.toHaveBeenCalled()
})
