/** Stores documents in S3-compatible storage. Requests are signed by aws4fetch; addresses are path-style. */
import { AwsClient } from 'aws4fetch'
import { readDraft } from './draft.ts'
import { type Files, FilesError } from './files.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Timeout until an answer begins; for uploads, after all was sent. */
const TIMEOUT_MS = 60_000

export function s3Files({ endpoint, bucket, ...access }: S3Settings): Files {
  const client = new AwsClient({ ...access, service: 's3' })
  const base = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}`

  /** @throws FilesError if the storage is unavailable or rejects the request. */
  async function send(method: string, key: string, init: RequestInit, expected: number[]): Promise<Response> {
    const request = await client.sign(`${base}/${key}`, { method, ...init })
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), TIMEOUT_MS)
    // Redirects are not followed: the signature is for the configured address only.
    const response = await fetch(request, { redirect: 'error', signal: late.signal })
      .catch((cause: unknown) => {
        throw new FilesError('The storage for documents does not answer.', { cause })
      })
      .finally(() => clearTimeout(timer))
    if (expected.includes(response.status)) return response
    await response.body?.cancel()
    throw new FilesError(`The storage for documents answers ${method} with ${response.status}.`)
  }

  return {
    async save(key, draft) {
      const headers = { 'X-Amz-Content-Sha256': draft.sha256, 'Content-Type': 'application/octet-stream' }
      const response = await send('PUT', key, { body: await readDraft(draft), headers }, [200])
      await response.body?.cancel()
    },
    async read(key, from, to) {
      const { body } = await send('GET', key, { headers: { Range: `bytes=${from}-${to - 1}` } }, [206])
      if (!body) throw new FilesError(`There is nothing in ${key}.`)
      return body
    },
    async remove(key) {
      const response = await send('DELETE', key, {}, [200, 204, 404])
      await response.body?.cancel()
    },
  }
}
