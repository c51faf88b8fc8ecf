/** What a living drawing shows, and the address of each of its states, so that it can be shared. */

export type State =
  | { kind: 'whole' }
  | { kind: 'part'; node: string }
  /** Without a node: one is to be chosen. */
  | { kind: 'without'; node?: string }
  | { kind: 'walk'; walk: string; step: number }
  | { kind: 'before' }

/** The ids of what there is. */
export interface Known {
  nodes: string[]
  walks: { id: string; steps: string[] }[]
  hasBefore: boolean
}

export function addressOf(state: State, { walks }: Known): string {
  if (state.kind === 'part') return `#part=${state.node}`
  if (state.kind === 'without') return state.node ? `#without=${state.node}` : '#without'
  if (state.kind === 'before') return '#before'
  if (state.kind === 'whole') return ''
  return `#walk=${state.walk}&step=${walks.find(({ id }) => id === state.walk)?.steps[state.step] ?? ''}`
}

/** @returns undefined for an address of something else, or of what is not there. */
export function stateAt(address: string, { nodes, walks, hasBefore }: Known): State | undefined {
  const asked = new URLSearchParams(address.slice(1))
  const [part, without, walk] = [asked.get('part'), asked.get('without'), asked.get('walk')]
  if (part !== null && nodes.includes(part)) return { kind: 'part', node: part }
  if (without !== null && nodes.includes(without)) return { kind: 'without', node: without }
  if (without === '') return { kind: 'without' }
  if (asked.has('before') && hasBefore) return { kind: 'before' }
  const known = walks.find(({ id }) => id === walk)
  if (!known) return undefined
  return { kind: 'walk', walk: known.id, step: Math.max(0, known.steps.indexOf(asked.get('step') ?? '')) }
}
