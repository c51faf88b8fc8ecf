/** Sends a file as the body of a call and tells how far it is, which `fetch` cannot. */
import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '#contract/endpoint.ts'
import { fillPath, readReply, toApiError } from './api.ts'

export interface UploadOptions {
  params: Record<string, string>
  query: Record<string, string>
  signal: AbortSignal
  /** Called with the bytes that were sent so far. */
  onProgress(sent: number): void
}

/** @throws as `call` does, and an AbortError if the signal ends it. A slow network may take its time: only the signal ends it. */
export function upload<Reply extends Schema>(
  endpoint: Endpoint<Schema, Reply>,
  file: Blob,
  { params, query, signal, onProgress }: UploadOptions,
): Promise<z.output<Reply>> {
  return new Promise((resolve, reject) => {
    // Its event has passed.
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open(endpoint.method, `${fillPath(endpoint.path, params)}?${new URLSearchParams(query)}`)
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onload = () => {
      const { status, statusText, responseText } = request
      if (status < 200 || status > 299) return reject(toApiError(status, statusText, responseText))
      try {
        resolve(readReply(endpoint.reply, JSON.parse(responseText)))
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(new TypeError('The upload broke off.'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
