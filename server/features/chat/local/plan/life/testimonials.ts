/** Answers what others say of the owner, and who they are. */
import { inBrackets } from '#content/language/brackets.ts'
import type { Testimonial } from '#contract/content/content.ts'
import { type Asked, type Plan, type Proposal, plan, say, unanswered } from '../plan.ts'
import { byTopic, stateAll } from '../texts/evidence.ts'
import { describedIn } from '../texts/topic.ts'
import { voicesOfTopic } from './said-by.ts'

/** Who speaks for the owner, all by name. */
export function references(asked: Asked): Plan {
  const { world, s, reading } = asked
  const all = world.content.testimonials
  const isOfSome =
    reading.of('person').length + reading.of('job').length > 0 ||
    describedIn(asked) !== undefined ||
    inRole(asked, all, ROLE_NAMED).length > 0
  if (all.length === 0 || isOfSome) return testimonials(asked)
  const people = all
    .slice(0, MOST_PEOPLE)
    .map(({ author, role }) => (role ? inBrackets(reading.language, author, role) : author))
  const facts = all.slice(0, MOST_PEOPLE).map(({ id }) => world.facts.get(`testimonial.${id}`))
  return plan([say(s.references({ people }), ...facts)], {
    next: [{ ask: 'testimonials' }, { ask: 'jobs' }],
    listed: [],
  })
}

/** More names than these nobody calls. */
const MOST_PEOPLE = 4

export function testimonials(asked: Asked): Plan {
  const { world, s, reading, focus } = asked
  const people = reading.of('person').map(({ testimonial }) => testimonial)
  const [job] = [
    ...reading.of('job'),
    ...[describedIn(asked)].filter((one) => one !== undefined),
    ...focus.entities.flatMap((one) => (one.kind === 'job' && reading.has('there') ? [one] : [])),
  ]
  const all = world.content.testimonials
  // "What did people there say?": others' words are no answer to it.
  if (job && reading.has('there') && people.length === 0 && !all.some(({ role }) => role?.includes(job.company)))
    return unanswered([say(s.notAnswered({ email: world.content.profile.channels.general }))], {
      focus: [job],
      next: [{ ask: 'testimonials' }, { ask: 'jobs' }],
    })
  const fromJob = job ? all.filter(({ role }) => role?.includes(job.company)) : []
  // A position says whose words are meant; a job is only described by what else is said.
  const byRole = inRole(asked, all, ROLE_NAMED)
  const ofTopic = voicesOfTopic(asked)
  const among = [fromJob, ofTopic, all].find((some) => some.length > 0) ?? []
  const described = byRole.length > 0 ? byRole : inRole(asked, among)
  const shown = [people, described, fromJob, ofTopic, all].find((some) => some.length > 0) ?? []
  const facts = byTopic(
    asked,
    shown.flatMap(({ id }) => world.facts.get(`testimonial.${id}`) ?? []),
  )
  const next: Proposal[] = [{ ask: 'jobs' }, { ask: 'projects' }, { interview: 'proudest' }]
  const fresh = facts.filter(({ id }) => !focus.said.has(id))
  // Whoever asks what others say asks for more than one of them.
  const most = people.length === 1 ? 1 : 2
  const quoted = stateAll(asked, fresh.length > 0 ? fresh : facts, most)
  const unquoted = shown.filter(
    ({ id }) => !quoted.some((one) => one.facts.some((fact) => fact.id === `testimonial.${id}`)),
  )
  const others =
    people.length === 0 && unquoted.length > 0
      ? [
          say(
            s.alsoSpeak({
              people: unquoted.map(({ author, role }) => (role ? inBrackets(reading.language, author, role) : author)),
            }),
            ...unquoted.map(({ id }) => world.facts.get(`testimonial.${id}`)),
          ),
        ]
      : []
  return facts.length > 0
    ? plan([...quoted, ...others], {
        next,
        listed: [],
        // Where they worked together is what is asked next: "and how long was she there?"
        focus:
          shown === ofTopic
            ? focus.entities
            : shown.length === 1
              ? world.jobs.filter(({ company }) => shown[0]?.role?.includes(company))
              : [],
      })
    : unanswered([say(s.noTestimonials())], { next })
}

/** A position is meant from this share of the question's words on. */
const ROLE_SAID = 0.2
/** And from this one wherever it is. */
const ROLE_NAMED = 0.5
/** And what was said, from this one. */
const QUOTE_SAID = 0.4

/** "The head of risk", "her former boss": those whose position has most of the words; nobody if none has any. */
function inRole({ reading, knowledge, world }: Asked, all: Testimonial[], least = ROLE_SAID): Testimonial[] {
  if (reading.topic === '') return []
  const overlap = knowledge.retrieval.overlap(reading.topic)
  const bestOf = (scores: number[], enough: number) => {
    const most = Math.max(0, ...scores)
    return most >= enough ? all.filter((_, i) => scores[i] === most) : []
  }
  const inPosition = bestOf(
    all.map(({ role }) => overlap(role ?? '')),
    least,
  )
  if (inPosition.length > 0 || least > ROLE_SAID) return inPosition
  // "Who said that it was still right two years later?"
  return bestOf(
    all.map(({ id }) => overlap(world.facts.get(`testimonial.${id}`)?.text ?? '')),
    QUOTE_SAID,
  )
}
