/** How providers are fetched from: nothing follows a redirect, and no response is longer than an answer can be. */

/** An answer of 700 tokens is a fifth of it, whatever the protocol wraps around each. */
const MAX_RESPONSE_BYTES = 512 * 1024

/** As `fetch`. A redirect is an error: the key and the prompt are for the configured address alone. */
export const modelFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let bytes = 0
  const atMost = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      // Closes the connection too. What reads the response would otherwise keep a line of any length until it ends.
      if (bytes > MAX_RESPONSE_BYTES) controller.error(new Error('The provider sent too much.'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(atMost), { status, statusText, headers })
}
