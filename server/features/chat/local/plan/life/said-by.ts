/** Answers who said something of the owner. */

import { ofInterview } from '#contract/chat/message-kinds.ts'
import type { Testimonial } from '#contract/content/content.ts'
import { type Asked, type Plan, plan } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'

/** From this probability on the owner is asked to answer. */
const SURE = 0.8

/** The share of the question that a quotation must have in it. */
const SAID_SO = 0.3

/** Who speaks of the project that was talked about, or of the job if the message points there: whose words are asked for after it. */
export function voicesOfTopic({ world, reading, focus }: Asked): Testimonial[] {
  // "What did the client say?" leaves somebody, and "what do others say of her?" nobody.
  const isOfNobody = reading.rest.length === 0 && !reading.has('it', 'there')
  const isOfAll = isOfNobody || reading.has('owner', 'all') || reading.mentions.length > 0
  const [main] = isOfAll ? [] : focus.entities
  const all = world.content.testimonials
  const ofProject = main?.kind === 'project' ? all.filter(({ caseStudy }) => caseStudy === main.id) : []
  const job =
    main?.kind === 'project' ? main.job : main?.kind === 'job' && reading.has('it', 'there') ? main : undefined
  return ofProject.length > 0 || !job ? ofProject : all.filter(({ role }) => role?.includes(job.company))
}

/** "Who said that the pilots had to be closed?": what somebody said of the owner has more of it than any work has. */
export function saidBy(asked: Asked): Plan | undefined {
  const { reading, knowledge, world, kinds } = asked
  // A second opinion that is on offer is nobody's opinion of the owner.
  if (kinds[0] && ofInterview.has(kinds[0].kind) && kinds[0].probability >= SURE) return undefined
  if (!reading.has('who', 'testimonial') || reading.of('person').length > 0) return undefined
  const { found } = knowledge.retrieval.search(reading.topic, ({ kind }) => kind !== 'interview')
  const [best] = found
  if (best?.fact.kind !== 'testimonial' || best.coverage < SAID_SO) return undefined
  const author = world.content.testimonials.find(({ id }) => best.fact.id === `testimonial.${id}`)
  return plan(stateAll(asked, [best.fact], 1), {
    focus: world.jobs.filter(({ company }) => author?.role?.includes(company)),
    next: [{ ask: 'testimonials' }, { ask: 'jobs' }],
  })
}
