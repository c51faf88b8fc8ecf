import { expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { accessErrors, commonErrors, errorStatus } from '#contract/errors.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, SITE_URL } from '#tests/servers/app.ts'
import { expectError, request } from '#tests/servers/requests.ts'
import { openapi } from './openapi.ts'

interface Operation {
  operationId: string
  requestBody?: { content: Record<string, { schema: { required: string[] } }> }
  parameters?: { name: string; in: string }[]
  responses: Record<string, { content: Record<string, { schema: { $ref?: string } }> }>
}

/** How OpenAPI writes the parts of a path that vary. */
const inBraces = (path: string) => path.replace(/:(\w+)/g, '{$1}')

const cpuMs = async (act: () => unknown) => {
  const before = process.threadCpuUsage()
  await act()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

test('the API document is built once, not per request', async () => {
  const { app } = await buildApp('sqlite')
  const first = await (await request(app, '/api/openapi.json')).text()
  const [making, answering] = [[], []] as [number[], number[]]
  for (let i = 0; i < 5; i++) {
    making.push(await cpuMs(() => openapi(SITE_URL)))
    answering.push(await cpuMs(async () => expect(await (await request(app, '/api/openapi.json')).text()).toBe(first)))
  }
  expect(Math.min(...answering)).toBeLessThan(Math.min(...making) / 2)
})

test('the API document describes every call with its body, answer and errors', async () => {
  const { app } = await buildApp('sqlite')
  const document = (await (await request(app, '/api/openapi.json')).json()) as {
    servers: unknown
    paths: Record<string, Record<string, Operation>>
    components: { schemas: { Error: { required: string[] } } }
  }
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: SITE_URL }] })
  expect(document.components.schemas.Error.required).toEqual(['success', 'error', 'message', 'requestId'])

  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, method.toUpperCase(), path]),
  )
  expect(described.sort()).toEqual(
    Object.entries(endpoints)
      .map(([id, { method, path }]) => [id, method, inBraces(path)])
      .sort(),
  )

  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    const operation = expectDefined(
      expectDefined(document.paths[inBraces(endpoint.path)])[endpoint.method.toLowerCase()],
    )
    const refusals = [...commonErrors, ...accessErrors[endpoint.access], ...endpoint.errors]
    const statuses = new Set([endpoint.redirects ? 302 : 200, ...refusals.map((id) => errorStatus[id])])
    expect(Object.keys(operation.responses).map(Number).sort()).toEqual([...statuses].sort())
    expect(operation.responses[400]?.content['application/json']?.schema.$ref).toBe('#/components/schemas/Error')
    expect(operation.requestBody === undefined).toBe(!endpoint.body && !endpoint.takesFile)
    const inPath = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? []
    expect(inPath.map(({ name }) => `:${name}`)).toEqual(endpoint.path.match(/:\w+/g) ?? [])
    expect(operation.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false).toBe(
      endpoint.idempotent ?? false,
    )
  }
})

test('the document names the fields of a message', async () => {
  const { app } = await buildApp('sqlite')
  const document = await (await request(app, '/api/openapi.json')).text()
  expect(document).toContain('"required":["firstName","lastName","email","subject","message"]')
})

test('the document names query parameters', async () => {
  const { app } = await buildApp('sqlite')
  const document = (await (await request(app, '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>
  }
  const { parameters } = expectDefined(expectDefined(document.paths['/api/client/projects/{id}/documents']).post)
  expect(parameters).toMatchObject([
    { name: 'id', in: 'path' },
    { name: 'name', in: 'query', required: true },
  ])
})

test('the document is read-only', async () => {
  const { app } = await buildApp('sqlite')
  const response = await request(app, '/api/openapi.json', { method: 'DELETE' })
  expect(response.headers.get('Allow')).toBe('GET, HEAD')
  await expectError(response, 'method-not-allowed')
})

test('every call with a body rejects a wrong type, a foreign site and a wrong method', async () => {
  const { app } = await buildApp('sqlite')
  for (const { path, method, body, access } of Object.values<Endpoint>(endpoints)) {
    const refused = await request(app, path, { method: 'PATCH' })
    expect(refused.headers.get('Allow')?.split(', ')).toContain(method)
    await expectError(refused, 'method-not-allowed')
    if (!body || access !== 'anyone') continue
    const typed = (headers: Record<string, string>) => request(app, path, { method, body: '{}', headers })
    await expectError(await typed({ 'Content-Type': 'text/plain' }), 'unsupported-type')
    await expectError(
      await typed({ 'Content-Type': 'application/json', Origin: 'https://evil.example' }),
      'foreign-origin',
    )
  }
})
