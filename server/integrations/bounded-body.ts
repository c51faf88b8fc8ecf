/** Limits the size of a service's answer. */

/**
 * @param maxBytes of the decompressed body.
 * @returns the response; beyond the limit its body fails and its connection is closed.
 */
export function boundedBody(response: Response, maxBytes: number): Response {
  if (!response.body) return response
  let bytes = 0
  const atMost = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      // Readers would otherwise buffer a line of any length.
      if (bytes > maxBytes) controller.error(new Error('The service sent too much.'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(atMost), { status, statusText, headers })
}
