/** Answers about the owner as a whole: who it is, how long, which fields, what kind of help. */

import type { Fact } from '#content/fact.ts'
import { inBrackets } from '#content/language/brackets.ts'
import { firstTitle, namesFirm } from '#content/language/in-sentence.ts'
import { isBasic, skillRank } from '#content/language/levels/skill-levels.ts'
import { isNoFirm } from '#content/language/patterns/jobs/own-boss.ts'
import { skillLevelOf } from '#contract/content/skill-level.ts'
import { fold, terms } from '#server/knowledge/tokens.ts'
import { namesAny } from '#server/knowledge/understand/read.ts'
import { yearOf } from '#server/knowledge/world/months.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import { addressFor } from '../../dealing.ts'
import { shortened } from '../../write.ts'
import { type Asked, type Plan, type Proposal, plan, type Said, say, unanswered } from '../plan.ts'
import { opening, stateAll } from '../texts/evidence.ts'
import { saidByOwner } from '../texts/own-text.ts'
import { byRetrieval, isOfWork } from '../texts/topic.ts'
import { line, periodFact } from './jobs.ts'
import { openTo, prices } from './terms.ts'
import { reachesYears } from './years.ts'

const usual: Proposal[] = [{ ask: 'jobs' }, { ask: 'projects' }, { ask: 'technologies' }]

/** The present jobs; of several the ones that the owner's title has words of: a forester lectures beside it, and is no lecturer. */
function presentJobs({ world: { jobs, content } }: Asked): Job[] {
  const present = jobs.filter(({ to }) => to === undefined)
  const title = new Set(terms(content.language, content.profile.title))
  const titled = present.filter((job) => terms(content.language, job.title).some((word) => title.has(word)))
  return titled.length > 0 ? titled : present
}

export function whoIs(asked: Asked): Plan {
  const { world, s } = asked
  const { profile } = world.content
  const current = presentJobs(asked)
  const named = [current, world.jobs.filter(({ to }) => to === undefined)].map((jobs) =>
    [...new Set(jobs.map((job) => job.company))].filter((one) => !isNoFirm(one)),
  )
  const firms = named.find((one) => one.length > 0) ?? []
  const unnamed = firms.filter((firm) => !namesFirm(profile.title, firm))
  const company = unnamed.length > 0 ? s.list(unnamed) : undefined
  const is = s.isNow({ title: firstTitle(profile.title), company, place: profile.location })
  const fact = (id: string) => world.facts.get(id)
  const own = ofTheWay(asked)
  return plan(
    [
      say(is, fact('profile.title'), ...current.map((job) => periodFact(asked, job)), fact('profile.location')),
      ...(own ? [opening(asked, own)] : []),
      ...careerLength(asked),
    ],
    { next: usual, focus: current.slice(0, 1) },
  )
}

/** What the owner says of the way there: the text that tells of years. */
function ofTheWay({ world }: Asked): Fact | undefined {
  const texts = ['profile.summary', 'profile.bio'].flatMap((id) => world.facts.get(id) ?? [])
  return texts.find(({ text }) => /(?:19|20)\d\d/.test(text)) ?? texts.at(-1)
}

function careerLength({ world, s, ...asked }: Asked) {
  const oldest = world.jobs.at(-1)
  if (!oldest) return []
  const employers = new Set(world.jobs.map(({ company }) => company)).size
  const first = { title: oldest.title, company: oldest.company, period: asked.date.period(oldest) }
  const text = s.career({ since: yearOf(oldest.from), jobs: world.jobs.length, employers, first })
  return [say(text, periodFact({ world, s, ...asked }, oldest))]
}

/** All jobs, oldest first; without their titles where these would not fit into an answer. */
function stations(asked: Asked, before: Said): Said[] {
  const { world, s, date, reading } = asked
  const jobs = world.jobs.toReversed()
  const told = (lines: string[]) => say(s.path({ lines }), ...jobs.map((job) => periodFact(asked, job)))
  const full = told(jobs.map((job) => line(asked, job)))
  if (shortened(reading.language, [before, full]).includes(full)) return [full]
  return [told(jobs.map((job) => inBrackets(reading.language, job.company, date.period(job))))]
}

/** Who it is now, the stations of the way there, oldest first, and what the owner says of it where there is room. */
export function careerInShort(asked: Asked): Plan {
  const { world, s } = asked
  const { profile } = world.content
  const [current] = presentJobs(asked)
  const isFirm = current && !isNoFirm(current.company) && !namesFirm(profile.title, current.company)
  const company = isFirm ? current.company : undefined
  const title = firstTitle(profile.title)
  const is = say(s.isNow({ title, company, place: undefined }), world.facts.get('profile.title'))
  const own = ofTheWay(asked)
  const path = world.jobs.length > 1 ? stations(asked, is) : careerLength(asked)
  return plan([is, ...path, ...(own ? [opening(asked, own)] : [])], {
    next: usual,
    listed: world.jobs,
    focus: current ? [current] : [],
  })
}

export function totalYears(asked: Asked): Plan | undefined {
  const { world, s, date, reading } = asked
  // "How long has she been a lecturer?"
  const titles = new Set(reading.of('title').map(({ name }) => name))
  const titled = world.jobs.filter(({ title }) => titles.has(title))
  const [first] = titled.toReversed()
  // Who still bears the title has been one since, whatever the jobs after it are called.
  const bears = [...titles].some((title) => fold(world.content.profile.title).includes(fold(title)))
  const since = bears && first ? world.jobs.filter(({ from }) => from >= first.from) : titled
  const jobs = since.length > 0 ? since : world.jobs
  const oldest = jobs.at(-1)
  if (!oldest) return undefined
  const enough = reachesYears(reading, date.months(jobs))
  const text = s.totalYears({
    yes: enough,
    duration: date.duration(jobs),
    since: yearOf(oldest.from),
    jobs: jobs.length,
  })
  return plan(
    [
      say(text, periodFact(asked, oldest)),
      ...stateAll(
        asked,
        [world.facts.get(`experience.${oldest.id}`)].filter((fact) => fact !== undefined),
        1,
      ),
    ],
    { next: usual },
  )
}

/** "How long has she been a driving instructor?", though a certificate is called so, too. */
export function yearsInTrade(asked: Asked): Plan | undefined {
  const { reading, world } = asked
  const isAsked = reading.has('howLong', 'sinceWhen', 'experienceTotal') && reading.of('title').length > 0
  const isOfOther =
    reading.time !== undefined ||
    reading.rest.length > 0 ||
    namesAny(reading, 'job', 'project', 'technology', 'unknown-technology', 'service')
  const [job, other] = world.jobs.filter(({ title }) => reading.of('title').some(({ name }) => name === title))
  // Who rose at one employer was that until then.
  const hasRisen = job !== undefined && !other && world.jobs.some((one) => one !== job && one.company === job.company)
  return isAsked && !isOfOther && !hasRisen ? totalYears(asked) : undefined
}

/** @param most so many of them are named, the best first. */
export function skills(asked: Asked, most = 4): Plan | undefined {
  const { world, s } = asked
  const { profile, skills } = world.content
  const known = skills.filter((skill) => !isBasic(skill))
  const sorted = known.toSorted((a, b) => (skillRank(b) ?? 0) - (skillRank(a) ?? 0)).slice(0, most)
  const names = sorted.length > 0 ? sorted.map(({ name }) => name) : profile.skills.map(({ name }) => name)
  if (names.length === 0) return undefined
  const expertise = profile.coreExpertise.flatMap(({ id }) => world.facts.get(`profile.expertise.${id}`) ?? [])
  const proof = sorted.map(({ id }) => world.facts.get(`skill.${id}`))
  return plan(
    [
      say(
        s.skills({ names }),
        ...(proof.some(Boolean) ? proof : [world.facts.get(`profile.skill.${profile.skills[0]?.id}`)]),
      ),
      ...stateAll(asked, expertise, 2),
    ],
    {
      next: [{ ask: 'technologies' }, { interview: 'strengths' }, { ask: 'projects' }],
    },
  )
}

/** One field of expertise, and what shows it. */
export function aboutSkill(asked: Asked, name: string): Plan {
  const { world, s, reading } = asked
  const { skills, profile } = world.content
  const skill = skills.find((one) => one.name === name)
  const own = skill
    ? [...world.facts.values()].filter(({ id }) => id === `skill.${skill.id}` || id.startsWith(`skill.${skill.id}.`))
    : []
  const listed = [
    ...profile.skills.filter((one) => one.name === name).map(({ id }) => world.facts.get(`profile.skill.${id}`)),
    ...profile.coreExpertise
      .filter(({ title }) => title === name)
      .map(({ id }) => world.facts.get(`profile.expertise.${id}`)),
  ].filter((fact) => fact !== undefined)
  const found =
    own.length > 0
      ? []
      : asked.knowledge.retrieval
          .search(name)
          .found.map(({ fact }) => fact)
          .filter(({ id }) => !id.startsWith('profile.'))
  const level = skill?.level ?? profile.skills.find((one) => one.name === name)?.level
  const label = skill?.levelText ?? (level === undefined ? undefined : s.levels[skillLevelOf(level)])
  const yes = reading.has('whether') && !reading.has('how', 'what', 'which') ? true : undefined
  const evidence = [
    ...own.filter(({ kind }) => kind === 'evidence'),
    ...own.filter(({ kind, text }) => kind === 'skill' && text !== name),
    ...found,
  ]
  return plan(
    [
      say(s.skillYes({ name, level: label, yes }), ...(listed.length > 0 ? listed : own.slice(0, 1))),
      ...stateAll(asked, evidence, 2, name),
    ],
    { next: [{ ask: 'technologies' }, { ask: 'projects' }, { interview: 'strengths' }] },
  )
}

export function services(asked: Asked): Plan {
  const { world, s, reading } = asked
  const { services: offered, profile } = world.content
  const named = reading.of('service').map(({ service }) => service)
  const shown = named.length > 0 ? named : offered
  const email = profile.channels.projects
  const contact = say(s.contact({ email }))
  const told = shown.length === 0 ? byRetrieval(asked, isOfWork) : undefined
  if (told) return told
  if (shown.length === 0)
    return unanswered([say(s.noServices()), contact], { next: [{ ask: 'contact' }, { ask: 'jobs' }] })
  const facts = shown.flatMap(({ id }) => world.facts.get(`service.${id}`) ?? [])
  const offers = say(s.offers({ titles: shown.map(({ title }) => title) }), ...facts)
  return plan([offers, ...stateAll(asked, facts, 2), ...(named.length > 0 ? prices(asked) : [])], {
    next: [{ ask: 'contact' }, { interview: 'client-start' }, { interview: 'rates' }],
  })
}

export function availability(asked: Asked): Plan {
  return openness(asked, addressFor(asked, 'hiring'))
}

/** For what and from when the owner is free, for somebody who has a position to fill. */
export const opennessToPosition = (asked: Asked): Plan => openness(asked, asked.world.content.profile.channels.hiring)

function openness(asked: Asked, email: string): Plan {
  const { world, s } = asked
  const fact = world.facts.get('profile.availability')
  const notice = world.facts.get('interview.notice')
  const said = [
    ...(fact ? stateAll(asked, [fact], 1) : []),
    ...openTo(asked),
    ...(notice ? stateAll(asked, [notice], 1) : []),
  ]
  if (said.length === 0) said.push(...saidByOwner(asked, ['availability', 'notice', 'ideal-role']))
  const contact = say(s.contact({ email }))
  return said.length > 0
    ? plan([...said, contact], { next: [{ interview: 'ideal-role' }, { interview: 'notice' }, { ask: 'contact' }] })
    : unanswered([say(s.notAnswered({ email }))], { next: [{ ask: 'contact' }] })
}

export function location(asked: Asked): Plan {
  const { world, s } = asked
  const { location: place } = world.content.profile
  const rest = { next: [{ interview: 'relocation' }, { interview: 'remote' }, { ask: 'contact' }] satisfies Proposal[] }
  return place
    ? plan([say(s.location({ place }), world.facts.get('profile.location'))], rest)
    : unanswered([say(s.noPlace())], rest)
}
