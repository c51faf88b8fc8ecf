import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { started } from '#tests/builders/audits.ts'
import { serveSite } from '#tests/servers/audit-sites.ts'
import { fetchJson } from './fetch.ts'

test.each([
  ['plain', (text: string) => Buffer.from(text)],
  ['gzip', (text: string) => gzipSync(text)],
])('JSON of a megabyte, %s, is not read to its end', async (encoding, pack) => {
  const site = await started(
    serveSite((_, response) =>
      response
        .writeHead(200, encoding === 'gzip' ? { 'content-encoding': 'gzip' } : {})
        .end(pack(JSON.stringify('a'.repeat(1024 * 1024)))),
    ),
  )
  await expect(fetchJson(site.url)).rejects.toThrow('The service sent too much.')
})
