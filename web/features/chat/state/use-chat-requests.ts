/** Does what was asked for elsewhere on the site once the chat is there, and while it is open. */
import { useEffect, useReducer } from 'react'
import { type ChatRequest, takeChatRequest, watchChatRequests } from '#web/platform/chat-request.ts'

interface When {
  /** The conversation is there as it was saved. */
  restored: boolean
  /** An answer is awaited. */
  pending: boolean
  /** Called once where nothing was asked for. */
  goOn(): void
}

export function useChatRequests({ restored, pending, goOn }: When, start: (request: ChatRequest) => void): void {
  /** @returns whether there was anything to do. */
  function take(): boolean {
    const request = takeChatRequest()
    if (!request?.question && !request?.audit && !request?.tour) return false
    start(request)
    return true
  }
  const [requests, countRequest] = useReducer((count: number) => count + 1, 0)
  useEffect(() => watchChatRequests(countRequest), [])
  useEffect(() => {
    if (restored && !take()) goOn()
  }, [restored])
  // Later ones wait until what is going on has ended.
  useEffect(() => {
    if (restored && requests > 0 && !pending) take()
  }, [restored, requests, pending])
}
