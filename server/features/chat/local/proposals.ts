/** Words what may be asked next: only what the facts answer, and not longer than a chip. */
import { cuesIn } from '#content/language/load/load-cues.ts'
import { fillIn } from '#content/translate.ts'
import type { VisitorRole } from '#contract/chat/chat.ts'
import { MAX_CHOICE_LENGTH } from '#contract/chat/markers.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { shortName } from '#server/knowledge/world/technologies.ts'
import type { Proposal } from './plan/plan.ts'

/** So many stand below an answer. */
const MOST_CHIPS = 3

const usual: Proposal[] = [{ ask: 'jobs' }, { ask: 'projects' }, { ask: 'technologies' }, { ask: 'contact' }]

/** What visitors of each role most likely want to know next, first. */
const interests: Record<VisitorRole, readonly string[]> = {
  unknown: [],
  recruiter: ['leadership', 'jobs', 'job', 'jobResults', 'testimonials', 'projectResults'],
  client: ['projectResults', 'projectChallenge', 'services', 'projects', 'contact'],
  developer: ['projectHow', 'projectChallenge', 'jobTechnologies', 'technology', 'technologies', 'technologyYears'],
}

const forRole = (role: VisitorRole, proposals: Proposal[]): Proposal[] => {
  const rank = (one: Proposal) => {
    const at = 'ask' in one ? interests[role].indexOf(one.ask) : -1
    return at < 0 ? interests[role].length : at
  }
  return proposals.toSorted((one, other) => rank(one) - rank(other))
}

interface About {
  /** Whether a proposal, in its words, was just asked: it is not proposed again. */
  isAsked: (one: Proposal, label: string) => boolean
  role: VisitorRole
}

/** What the answer proposes, then what usually interests a visitor of the role. */
export const labelsOf = (knowledge: Knowledge, proposals: Proposal[], { isAsked, role }: About): string[] =>
  choicesOf(knowledge, [...forRole(role, proposals), ...forRole(role, usual)], isAsked)

/** Only what the answer proposes. A label with a comma or a bracket could not be told from the next in `[CHIPS:a,b]`. */
export function choicesOf(
  knowledge: Knowledge,
  proposals: Proposal[],
  isAsked: About['isAsked'] = () => false,
): string[] {
  const labels = new Set<string>()
  for (const one of proposals) {
    if (labels.size === MOST_CHIPS) break
    const label = labelOf(knowledge, one)
    if (label && label.length <= MAX_CHOICE_LENGTH && !/[,[\]]/.test(label) && !isAsked(one, label)) labels.add(label)
  }
  return [...labels]
}

function labelOf({ content, world, sentences: { ask }, owner }: Knowledge, proposal: Proposal): string | undefined {
  if ('interview' in proposal) {
    if (!world.facts.has(`interview.${proposal.interview}`)) return undefined
    const { question } = cuesIn[content.language].interview[proposal.interview]
    return fillIn(content.language, question, { owner: owner.first })
  }
  switch (proposal.ask) {
    case 'job':
    case 'jobResults':
    case 'jobTechnologies':
    case 'before':
      return ask[proposal.ask]({ company: proposal.company })
    case 'project':
    case 'projectHow':
    case 'projectResults':
    case 'projectChallenge':
      return ask[proposal.ask]({ title: shortName(proposal.title) })
    case 'technology':
    case 'technologyYears':
      return ask[proposal.ask]({ name: proposal.name })
    case 'jobs':
      return world.jobs.length > 0 ? ask.jobs() : undefined
    case 'projects':
      return world.projects.length > 0 ? ask.projects() : undefined
    case 'technologies':
      return world.technologies.length > 0 ? ask.technologies() : undefined
    case 'services':
      return content.services.length > 0 ? ask.services() : undefined
    case 'testimonials':
      return content.testimonials.length > 0 ? ask.testimonials() : undefined
    default:
      return ask[proposal.ask]()
  }
}
