/** Fetch for providers: without redirects, and with a size limit. */
import { boundedBody } from './bounded-body.ts'

/** An answer of 700 tokens has a fifth of it, including the protocol's overhead. */
const MAX_RESPONSE_BYTES = 512 * 1024

/** Like `fetch`, but a redirect is an error: key and prompt are for the configured address only. */
export const modelFetch: typeof fetch = async (input, init) =>
  boundedBody(await fetch(input, { ...init, redirect: 'error' }), MAX_RESPONSE_BYTES)
