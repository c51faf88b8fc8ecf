/** What sort of statement a fact makes, by where in the ledger it stands: its place says whether it tells a result or a date. */
import type { Fact } from '#content/fact.ts'

const factTypes = [
  'summary',
  'period',
  'technologies',
  'condition',
  'achievement',
  'challenge',
  'solution',
  'architecture',
  'node',
  'feature',
  'outcome',
  'metric',
  'skill-achievement',
  'skill-metric',
  'skill-project',
  'skill',
  'interview',
  'testimonial',
  'service',
  'profile',
] as const

/** Of the background the list itself: a certificate, an award. */
export type FactType = (typeof factTypes)[number] | Fact['kind']

const parts: Record<string, FactType> = {
  period: 'period',
  technologies: 'technologies',
  condition: 'condition',
  challenge: 'challenge',
  solution: 'solution',
  architecture: 'architecture',
  node: 'node',
  feature: 'feature',
  outcome: 'outcome',
  metric: 'metric',
}
const skillParts: Record<string, FactType> = {
  achievement: 'skill-achievement',
  metric: 'skill-metric',
  project: 'skill-project',
  technologies: 'technologies',
}

export function typeOf({ id, kind }: Fact): FactType {
  const [list = '', , part] = id.split('.')
  if (list === 'experience' || list === 'case-study')
    return part === undefined ? 'summary' : (parts[part] ?? 'achievement')
  if (list === 'skill') return part === undefined ? 'skill' : (skillParts[part] ?? 'skill')
  return kind === 'expertise' ? 'profile' : kind
}
