/** The API document, made from the contract. */
import * as z from 'zod/mini'
import { endpoints } from '#contract/all.ts'
import { type Endpoint, IDEMPOTENCY_KEY_MAX, type Schema } from '#contract/endpoint.ts'
import { accessErrors, commonErrors, errorBody, errorStatus } from '#contract/errors.ts'
import { isServed, site } from '#contract/site/site.ts'

export function openapi(siteUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [operationId, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (!isServed(endpoint.path)) continue
    const path = openapiPath(endpoint.path)
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(operationId, endpoint),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Portfolio', version: site.version },
    servers: [{ url: siteUrl }],
    paths,
    components: { schemas: { Error: z.toJSONSchema(errorBody) } },
  }
}

/** Turns `/api/audits/:id` into `/api/audits/{id}`. */
const openapiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}')

function operation(operationId: string, endpoint: Endpoint): object {
  const { path, summary, access, body, reply, query, takesFile, file, redirects, errors, idempotent, protocol } =
    endpoint
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(query ? queryParameters(query) : []),
    ...(idempotent ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: keySchema }] : []),
  ]
  const byStatus: Record<number, string[]> = {}
  for (const id of [...commonErrors, ...accessErrors[access], ...errors])
    byStatus[errorStatus[id]] = [...(byStatus[errorStatus[id]] ?? []), id]
  const content = protocol ? json({}) : file ? { [file]: {} } : json(z.toJSONSchema(reply))
  const done = { description: 'Done', content }
  return {
    operationId,
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(takesFile && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    ...(body && { requestBody: { required: true, content: json(z.toJSONSchema(body, { io: 'input' })) } }),
    responses: {
      ...(redirects ? { 302: { description: 'Elsewhere' } } : { 200: done }),
      ...Object.fromEntries(
        Object.entries(byStatus).map(([status, ids]) => [
          status,
          { description: ids.join(', '), content: json({ $ref: '#/components/schemas/Error' }) },
        ]),
      ),
    },
  }
}

const keySchema = { type: 'string', maxLength: IDEMPOTENCY_KEY_MAX }

function queryParameters(query: Schema): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const json = (schema: object) => ({ 'application/json': { schema } })
