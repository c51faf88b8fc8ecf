/** How providers are fetched from: nothing follows a redirect, and no response is longer than an answer can be. */
import { boundedBody } from './bounded-body.ts'

/** An answer of 700 tokens is a fifth of it, whatever the protocol wraps around each. */
const MAX_RESPONSE_BYTES = 512 * 1024

/** As `fetch`. A redirect is an error: the key and the prompt are for the configured address alone. */
export const modelFetch: typeof fetch = async (input, init) =>
  boundedBody(await fetch(input, { ...init, redirect: 'error' }), MAX_RESPONSE_BYTES)
