/** What visitors do while something is wrong, and how long each answer takes them. */
import { setTimeout as pause } from 'node:timers/promises'
import { buildMessage } from '#tests/builders/contact.ts'

export interface Answer {
  status: number
  ms: number
  /** The answer's JSON; undefined where there is none. */
  body: Record<string, unknown> | undefined
}

/** A visitor who waits no longer than this has gone. */
const PATIENCE_MS = 60_000

async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  const start = performance.now()
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('application/json')
  return { status: response.status, ms: performance.now() - start, body: isJson ? JSON.parse(text) : undefined }
}

const post = (address: string, body: object, headers: Record<string, string> = {}) =>
  ask(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** @param url of the site. */
export const visit = (url: string) => ({
  page: () => ask(url),
  healthz: () => ask(`${url}/healthz`),
  readyz: () => ask(`${url}/readyz`),
  write: (message = 'Good morning', key: string = crypto.randomUUID()) =>
    post(`${url}/api/contact`, buildMessage({ message }), { 'Idempotency-Key': key }),
  /** Asks the assistant what the ledger answers. */
  chat: () => post(`${url}/api/chat`, { message: 'How fast is EPIC?' }),
})

/** Asks again and again, until `stop` is called, which returns all answers. */
export function asking(act: () => Promise<Answer>, everyMs = 50): { stop(): Promise<Answer[]> } {
  let going = true
  const all = (async () => {
    const answers: Answer[] = []
    for (; going; await pause(everyMs)) answers.push(await act())
    return answers
  })()
  // Anyone who calls `stop` hears of it; nobody has to listen before.
  all.catch(() => {})
  return {
    stop() {
      going = false
      return all
    },
  }
}

export const times = (answers: Answer[]): number[] => answers.map(({ ms }) => ms)
