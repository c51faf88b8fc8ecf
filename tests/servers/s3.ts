/** Storage on loopback that speaks S3's protocol, checks every signature (AWS Signature Version 4), and fails on request. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

const access = { id: 'the-key-id', secret: 'the-secret-of-storage', region: 'us-east-1', bucket: 'documents' }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

export async function buildStorage() {
  const objects = new Map<string, Buffer>()
  const refused: string[] = []
  const storage = { objects, refused, status: undefined as number | undefined, settings: {} as Record<string, string> }

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const fault = storage.status ?? faultOf(request, body)
    if (fault) {
      if (typeof fault === 'string') refused.push(fault)
      response.writeHead(typeof fault === 'number' ? fault : 403).end()
      return
    }
    const key = request.url ?? ''
    if (request.method === 'PUT') objects.set(key, body)
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method !== 'GET') {
      response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
      return
    }
    const object = objects.get(key)
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (object) response.writeHead(206).end(object.subarray(Number(from), Number(to) + 1))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  storage.settings = {
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_BUCKET: access.bucket,
    S3_ACCESS_KEY_ID: access.id,
    S3_SECRET_ACCESS_KEY: access.secret,
  }
  return storage
}

/** What is wrong with how a request is signed, by the specification (docs.aws.amazon.com, "Create a signed request"). */
function faultOf(request: IncomingMessage, body: Buffer): string | undefined {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  if (!path.startsWith(`/${access.bucket}/`)) return `another bucket: ${path}`
  const header = (name: string) => String(request.headers[name] ?? '')
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    )
  if (!match) return `no signature: ${header('authorization')}`
  const [, id, day = '', region = '', signed = '', signature] = match
  const contentHash = header('x-amz-content-sha256')
  if (id !== access.id || region !== access.region) return 'another key or region'
  if (!signed.split(';').includes('host') || !signed.includes('x-amz-date')) return `too little signed: ${signed}`
  if (request.method === 'PUT' && contentHash !== sha256(body)) return 'the body is not the one that was signed'
  const canonical = [
    request.method,
    path,
    query,
    ...signed.split(';').map((name) => `${name}:${header(name).trim()}`),
    '',
    signed,
    contentHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${access.secret}`, day), region), 's3'), 'aws4_request')
  return hmac(key, text).toString('hex') === signature ? undefined : 'a wrong signature'
}
