/** Keeps what a service answers within a size, before anything else reads it. */

/**
 * @param maxBytes of the body as it unpacks: a bomb stops there.
 * @returns the same response, whose body is an error and whose connection is closed from there on.
 */
export function boundedBody(response: Response, maxBytes: number): Response {
  if (!response.body) return response
  let bytes = 0
  const atMost = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      // What reads the response would otherwise keep a line of any length until it ends.
      if (bytes > maxBytes) controller.error(new Error('The service sent too much.'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(atMost), { status, statusText, headers })
}
