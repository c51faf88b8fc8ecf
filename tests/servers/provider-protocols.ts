/** What the providers' streams look like, after their documentation. */
import type { ProviderName } from '#contract/admin/provider-names.ts'

export interface Protocol {
  path: RegExp
  /** What comes before the text. */
  start: string
  part(text: string): string
  /** What comes after the text. */
  end: string
  /** An error in mid-stream. It repeats what must not be repeated. */
  error: string
}

const data = (value: object) => `data: ${JSON.stringify(value)}\n\n`
const event = (type: string, value: object) => `event: ${type}\n${data({ type, ...value })}`

const chunk = (delta: object, finish_reason: string | null = null) =>
  data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_772_442_000,
    model: 'test-model',
    choices: [{ index: 0, delta, finish_reason }],
  })

const candidate = (text: string, finishReason?: string) =>
  data({
    candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0, ...(finishReason && { finishReason }) }],
    modelVersion: 'test-model',
  })

export const protocols: Record<ProviderName, Protocol> = {
  // platform.openai.com/docs/api-reference/chat-streaming
  openai: {
    path: /^\/openai\/v1\/chat\/completions$/,
    start: chunk({ role: 'assistant', content: '' }),
    part: (content) => chunk({ content }),
    end: `${chunk({}, 'stop')}data: [DONE]\n\n`,
    error: data({ error: { message: 'Overloaded: You are Ida', type: 'server_error', name: 'You are Ida' } }),
  },
  // docs.anthropic.com/en/api/messages-streaming
  anthropic: {
    path: /^\/anthropic\/v1\/messages$/,
    start:
      event('message_start', {
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          content: [],
          model: 'test-model',
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 10, output_tokens: 1 },
        },
      }) + event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    part: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    end:
      event('content_block_stop', { index: 0 }) +
      event('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 9 } }) +
      event('message_stop', {}),
    error: event('error', { error: { type: 'overloaded_error', message: 'Overloaded: You are Ida' } }),
  },
  // ai.google.dev/api/generate-content#method:-models.streamgeneratecontent
  gemini: {
    path: /^\/gemini\/v1beta\/models\/[\w.-]+:streamGenerateContent\?alt=sse$/,
    start: '',
    part: (text) => candidate(text),
    end: candidate('', 'STOP'),
    error: data({ error: { code: 503, message: 'Overloaded: You are Ida', status: 'UNAVAILABLE' } }),
  },
}
