/** What the providers' streams look like, after their documentation. */
import type { ProviderName } from '#contract/admin/provider-names.ts'

/** How an answer ends: whole, at the maximum length, or because the provider will not say it. */
export type Ending = 'stop' | 'length' | 'refusal'

/** What an answer took: of the input, what was read from the provider's own memory and what was put there. */
export interface Usage {
  input: number
  cached: number
  written: number
  output: number
}

export const usual: Usage = { input: 10, cached: 0, written: 0, output: 9 }

export interface Protocol {
  path: RegExp
  /** What comes before the text. */
  start(usage: Usage): string
  part(text: string): string
  /** A call of a tool, with its input in these pieces, after what has been said so far. */
  tool(name: string, pieces: string[]): string
  /** What comes after the text. */
  end(ending: Ending, usage: Usage): string
  /** An error in mid-stream. It repeats what must not be repeated. */
  error: string
}

const data = (value: object) => `data: ${JSON.stringify(value)}\n\n`
const event = (type: string, value: object) => `event: ${type}\n${data({ type, ...value })}`

const chunk = (delta: object, finish_reason: string | null = null, more: object = {}) =>
  data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_772_442_000,
    model: 'test-model',
    choices: [{ index: 0, delta, finish_reason }],
    ...more,
  })

const candidate = (part: object, finishReason?: string, more: object = {}) =>
  data({
    candidates: [{ content: { parts: [part], role: 'model' }, index: 0, ...(finishReason && { finishReason }) }],
    modelVersion: 'test-model',
    ...more,
  })

/** The number of a block stands in all of its events; one stream has one text and at most one tool. */
const block = { text: 0, tool: 1 }

export const protocols: Record<ProviderName, Protocol> = {
  // platform.openai.com/docs/api-reference/chat-streaming
  openai: {
    path: /^\/openai\/v1\/chat\/completions$/,
    start: () => chunk({ role: 'assistant', content: '' }),
    part: (content) => chunk({ content }),
    tool(name, pieces) {
      const call = { index: 0, id: 'call_1', type: 'function', function: { name, arguments: '' } }
      return [
        chunk({ tool_calls: [call] }),
        ...pieces.map((piece) => chunk({ tool_calls: [{ index: 0, function: { arguments: piece } }] })),
      ].join('')
    },
    end(ending, { input, cached, output }) {
      const reason = { stop: 'stop', length: 'length', refusal: 'content_filter' }[ending]
      const usage = {
        prompt_tokens: input,
        completion_tokens: output,
        total_tokens: input + output,
        prompt_tokens_details: { cached_tokens: cached },
      }
      return `${chunk({}, reason, { usage })}data: [DONE]\n\n`
    },
    error: data({ error: { message: 'Overloaded: You are Ida', type: 'server_error', name: 'You are Ida' } }),
  },
  // docs.anthropic.com/en/api/messages-streaming
  anthropic: {
    path: /^\/anthropic\/v1\/messages$/,
    start: ({ input, cached, written }) =>
      event('message_start', {
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          content: [],
          model: 'test-model',
          stop_reason: null,
          stop_sequence: null,
          usage: {
            input_tokens: input - cached - written,
            cache_read_input_tokens: cached,
            cache_creation_input_tokens: written,
            output_tokens: 1,
          },
        },
      }) + event('content_block_start', { index: block.text, content_block: { type: 'text', text: '' } }),
    part: (text) => event('content_block_delta', { index: block.text, delta: { type: 'text_delta', text } }),
    tool: (name, pieces) =>
      [
        event('content_block_start', {
          index: block.tool,
          content_block: { type: 'tool_use', id: 'toolu_1', name, input: {} },
        }),
        ...pieces.map((partial_json) =>
          event('content_block_delta', { index: block.tool, delta: { type: 'input_json_delta', partial_json } }),
        ),
        event('content_block_stop', { index: block.tool }),
      ].join(''),
    end(ending, { output }) {
      const stop_reason = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }[ending]
      return (
        event('content_block_stop', { index: block.text }) +
        event('message_delta', { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: output } }) +
        event('message_stop', {})
      )
    },
    error: event('error', { error: { type: 'overloaded_error', message: 'Overloaded: You are Ida' } }),
  },
  // ai.google.dev/api/generate-content#method:-models.streamgeneratecontent
  gemini: {
    path: /^\/gemini\/v1beta\/models\/[\w.-]+:streamGenerateContent\?alt=sse$/,
    start: () => '',
    part: (text) => candidate({ text }),
    // Gemini sends a call whole.
    tool(name, pieces) {
      const text = pieces.join('')
      try {
        return candidate({ functionCall: { name, args: JSON.parse(text) } })
      } catch {
        return candidate({ functionCall: { name, args: { text } } })
      }
    },
    end: (ending, { input, cached, output }) =>
      candidate({ text: '' }, { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' }[ending], {
        usageMetadata: {
          promptTokenCount: input,
          cachedContentTokenCount: cached,
          candidatesTokenCount: output,
          totalTokenCount: input + output,
        },
      }),
    error: data({ error: { code: 503, message: 'Overloaded: You are Ida', status: 'UNAVAILABLE' } }),
  },
}
