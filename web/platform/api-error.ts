import type { ErrorBody } from '#contract/errors.ts'

/** An answer that is not OK. `message` is the status, a colon, a space and the body, or the status text without one. */
export class ApiError extends Error {
  readonly status: number
  /** What the server says of it, if it said it in our shape. */
  readonly body: ErrorBody | undefined

  constructor(status: number, text: string, body: ErrorBody | undefined) {
    super(`${status}: ${text}`)
    this.status = status
    this.body = body
  }
}

/** A reply that is not what its endpoint promises, such as one without its success flag. `message` is what it says itself, or empty. */
export class ReplyError extends Error {}
