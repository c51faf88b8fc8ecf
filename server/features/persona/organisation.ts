/** What a page's JSON-LD says about who runs it (schema.org). */
import type { Tag } from '../../outside/html.ts'

export interface Organisation {
  name: string
  description: string
  /** schema.org types of the organisation, such as `BankOrCreditUnion`. */
  types: string[]
}

/** Of the many types below Organization, those by which companies call themselves; more are known by what they do. */
const plainTypes = /^(?:Organization|Corporation|LocalBusiness|OnlineBusiness|OnlineStore|NGO|Brand)$/
const speakingTypes =
  /^(?:\w*(?:Organization|Business|Service|Store|Agency)|AutoDealer|BankOrCreditUnion|CollegeOrUniversity|Hospital|Hotel|Airline|School)$/
/** A page may hold whatever it likes: more is not looked at. */
const NODES_MAX = 500

export function organisationIn(tags: Tag[]): Organisation {
  const nodes = tags
    .filter(({ name, attributes }) => name === 'script' && /ld\+json/i.test(attributes.type ?? ''))
    .flatMap(({ text }) => nodesOf(text))
  const typed = nodes.map((node) => ({ node, types: textsOf(node['@type']) }))
  const organisation =
    typed.find(({ types }) => types.some((type) => plainTypes.test(type) || speakingTypes.test(type))) ??
    typed.find(({ types }) => types.includes('WebSite'))
  const text = (key: string) => textsOf(organisation?.node[key])[0] ?? ''
  return { name: text('name'), description: text('description'), types: organisation?.types ?? [] }
}

type Node = Record<string, unknown>

/** Every object, however deep it stands; walks without recursion. */
function nodesOf(json: string): Node[] {
  const found: Node[] = []
  let open: unknown[]
  try {
    open = [JSON.parse(json)]
  } catch {
    return []
  }
  for (let next = open.shift(); next !== undefined && found.length < NODES_MAX; next = open.shift()) {
    if (typeof next !== 'object' || next === null) continue
    if (!Array.isArray(next)) found.push(next as Node)
    for (const child of Object.values(next)) if (typeof child === 'object' && child !== null) open.push(child)
  }
  return found
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
