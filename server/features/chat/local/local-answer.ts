/** An answer of the local engine, and what is offered beside it. */
import type { Fact } from '#content/fact.ts'
import type { Citation, SystemDiagram, VisitorRole } from '#contract/chat/chat.ts'
import { writeChoices } from '#contract/chat/markers.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Proposal } from './plan/plan.ts'
import { labelsOf } from './proposals.ts'

export interface LocalAnswer {
  /** Markdown with footnotes. */
  text: string
  /** What the page is asked to offer or do beside it. */
  markers: string
  citations: Citation[]
  systemDiagram?: SystemDiagram | undefined
  answered: boolean
  /** The facts that it rests on. */
  facts: Fact[]
  /** What else was found that may matter. */
  context: Fact[]
  /** Whether a model may answer instead: not what the page does, small talk, refusals, and what is asked back. */
  isForModel: boolean
}

/** One that rests on no fact. */
export const simple = (text: string, markers: string): LocalAnswer => ({
  text,
  markers,
  citations: [],
  answered: true,
  facts: [],
  context: [],
  isForModel: true,
})

/** What may be asked next, as the page is told. */
export const chips = (
  knowledge: Knowledge,
  next: Proposal[],
  {
    isAsked = () => false,
    role = 'unknown',
  }: { isAsked?: (one: Proposal, label: string) => boolean; role?: VisitorRole } = {},
) => writeChoices('CHIPS', labelsOf(knowledge, next, { isAsked, role }))
