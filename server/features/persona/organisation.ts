/** What a page's JSON-LD says about who runs it (schema.org). */

import type { Tag } from '#server/integrations/html.ts'
import { required } from '#server/required.ts'

export interface Organisation {
  name: string
  description: string
  /** schema.org types of the organisation, such as `BankOrCreditUnion`. */
  types: string[]
}

/** Types by which companies describe themselves; others are recognised by their properties. */
const plainTypes = /^(?:Organization|Corporation|LocalBusiness|OnlineBusiness|OnlineStore|NGO|Brand)$/
const speakingTypes =
  /^(?:\w*(?:Organization|Business|Service|Store|Agency)|AutoDealer|BankOrCreditUnion|CollegeOrUniversity|Hospital|Hotel|Airline|School)$/
/** Limit of visited nodes. */
const NODES_MAX = 5000
/** Longer scripts are not parsed; those of large shops have a tenth of it. */
const SCRIPT_MAX = 250_000
const SCRIPTS_MAX = 20
const TEXT_MAX = 1000
const TYPE_MAX = 100

export function organisationIn(tags: Tag[]): Organisation {
  const roots = tags
    .filter(({ name, attributes }) => name === 'script' && /ld\+json/i.test(attributes.type ?? ''))
    .slice(0, SCRIPTS_MAX)
    .map(({ text }) => parse(text))
  const nodes = nodesIn(roots)
  const typed = nodes.map((node) => ({ node, types: typesOf(node) }))
  const organisation =
    typed.find(({ types }) => types.some((type) => plainTypes.test(type) || speakingTypes.test(type))) ??
    typed.find(({ types }) => types.includes('WebSite'))
  const text = (key: string) => (textsOf(organisation?.node[key])[0] ?? '').slice(0, TEXT_MAX)
  return { name: text('name'), description: text('description'), types: organisation?.types ?? [] }
}

type Node = Record<string, unknown>

/** @returns undefined for invalid or too much JSON. */
function parse(json: string): unknown {
  if (json.length > SCRIPT_MAX) return undefined
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Visits every nested object; list items count as nodes, because they cost as much. */
function nodesIn(roots: unknown[]): Node[] {
  const open = roots.filter(isNode)
  // Iterates by index: items appended meanwhile are visited later, and nothing moves.
  for (let index = 0; index < open.length && open.length < NODES_MAX; index++)
    for (const child of Object.values(required(open[index])))
      if (isNode(child) && open.length < NODES_MAX) open.push(child)
  return open.filter((node) => !Array.isArray(node))
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The value may be a long list too. */
const typesOf = (node: Node): string[] =>
  textsOf(node['@type'])
    .slice(0, 10)
    .filter((type) => type.length <= TYPE_MAX)

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
