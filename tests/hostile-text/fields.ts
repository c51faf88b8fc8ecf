/** The fields of everything that strangers and clients can send, read out of the contract's schemas. */
import type * as z from 'zod/mini'
import { agentTools } from '#contract/agents.ts'
import { endpoints } from '#contract/all.ts'
import { projectsFile } from '#contract/clients/projects-file.ts'
import type { Endpoint } from '#contract/endpoint.ts'

type Def = Record<string, unknown> & { type: string }
interface Inner {
  def: Def
  traits: Set<string>
  run(payload: { value: unknown; issues: unknown[] }, context: object): { issues: unknown[] }
}
export type AnySchema = { _zod: Inner }

/** A part of a schema, with its place: `*` stands for every item of a list or every key of a record. */
export interface Part {
  path: string[]
  schema: AnySchema
  /** What it stands in, outermost first. */
  within: AnySchema[]
}

/** Every part of a schema that something given can come to. */
export function partsOf(schema: AnySchema, path: string[] = [], within: AnySchema[] = []): Part[] {
  const { def } = schema._zod
  const inside = (inner: unknown, ...more: string[]) =>
    partsOf(inner as AnySchema, [...path, ...more], [...within, schema])
  return [{ path, schema, within }, ...innerParts(def, inside)]
}

function innerParts(def: Def, inside: (inner: unknown, ...more: string[]) => Part[]): Part[] {
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape as object).flatMap(([name, field]) => inside(field, name))
    case 'array':
      return inside(def.element, '*')
    case 'record':
      return [...inside(def.keyType, '(key)'), ...inside(def.valueType, '*')]
    case 'union':
      return (def.options as unknown[]).flatMap((option) => inside(option))
    case 'pipe':
      return [...inside(def.in), ...inside(def.out)]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
    case 'nonoptional':
      return inside(def.innerType)
    default:
      return []
  }
}

/** Where a field of a call stands; `tool` is the arguments of one of the tools of `/mcp`. */
type Place = 'body' | 'query' | 'params' | 'file' | 'tool'

export interface Input {
  /** The endpoint, and the tool. */
  name: string
  endpoint: Endpoint
  place: Place
  schema: z.ZodMiniType
}

/** Everything that a call is made with. */
export const inputs: Input[] = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) => {
  const { body, query, params } = endpoint
  const places: [Place, z.ZodMiniType | undefined][] = [
    ['params', params],
    ['query', query],
    ['body', body],
    ['file', name === 'importProjects' ? projectsFile : undefined],
  ]
  const own = places.flatMap(([place, schema]) => (schema ? [{ name, endpoint, place, schema }] : []))
  if (!endpoint.protocol) return own
  const tools = Object.entries(agentTools).map(([tool, { input }]) => ({
    name: `${name} ${tool}`,
    endpoint,
    place: 'tool' as const,
    schema: input,
  }))
  return [...own, ...tools]
})
