/** Tells which kind of question was asked, most particular first: what it names decides, then which words it asks with. */
import type { InterviewKind } from '#contract/content/interview-kinds.ts'
import { fold } from '#server/knowledge/tokens.ts'
import { knownTechnology } from '#server/knowledge/world/known-technologies.ts'
import { type Project, positionsOf } from '#server/knowledge/world/things.ts'
import * as among from '../life/among-jobs.ts'
import { background, listAsked, spokenLanguages } from '../life/background.ts'
import * as career from '../life/career.ts'
import { workedIn } from '../life/countries.ts'
import { elsewhere } from '../life/elsewhere.ts'
import * as jobs from '../life/jobs.ts'
import { leadership, yearsOfLeading } from '../life/leadership.ts'
import { type Asked, type Plan, type Planner, plan, say, unanswered } from '../plan.ts'
import { compare } from '../projects/compare.ts'
import * as projects from '../projects/projects.ts'
import * as technologies from '../technologies/technologies.ts'
import { several, technologyList, unknownTechnology } from '../technologies/technology-lists.ts'
import { fromFacts, interviewed } from '../texts/interviewed.ts'
import { byRetrieval, foundOnTopic, notSaid } from '../texts/topic.ts'
import { asksOfOtherThing, asksOfStrange, LIKELY } from './by-kind.ts'
import { exactly } from './exact.ts'
import { isInterview } from './meant.ts'

/** Nothing is left that the question might be about beside its kind. */
const isClean = ({ reading }: Asked) => !reading.rest.some(({ isKnown, restricts }) => isKnown || restricts)
const isWork = ({ reading }: Asked) => reading.has('work', 'job', 'company', 'career', 'title', 'built', 'do', 'who')
const asksWhich = ({ reading }: Asked) =>
  reading.has('which', 'what', 'howMany', 'all', 'who', 'where', 'about', 'when')

function named(asked: Asked): Plan | undefined {
  const { reading } = asked
  const used = reading.of('technology')
  const unknown = reading.of('unknown-technology')
  const [job, otherJob] = reading.of('job')
  const [project, otherProject] = reading.of('project')
  const alike = Math.max(used.length + unknown.length, reading.of('job').length, reading.of('project').length)
  if (alike > 1 && (reading.has('compare', 'or') || (used.length < 2 && (otherJob || otherProject)))) {
    const compared = compare(asked)
    if (compared) return compared
  }
  const [node] = reading.of('node')
  if (node && (!project || node.project === project || reading.of('node').some((one) => one.project === project))) {
    const own = reading.of('node').find((one) => one.project === project) ?? node
    if (project || (used.length === 0 && !job && reading.has('what', 'why', 'how', 'about')))
      return projects.aboutNode(asked, own.project, own.node)
  }
  if (used.length + unknown.length > 1) return several(asked)
  const [strange] = unknown
  if (strange) return unknownTechnology(asked, strange.name, strange.group)
  const called = reading.has('project') && !project && used.length === 0 ? projectCalled(asked) : undefined
  if (called) return projects.aboutProject(asked, called)
  const [one] = used
  if (one && project) return technologies.technologyInProject(asked, one, project)
  if (one && job) return technologies.technologyAtJob(asked, one, job)
  if (one) return technologies.aboutTechnology(asked, one)
  if (project && job && project.job && !positionsOf(job).includes(project.job)) {
    return plan(
      [
        say(
          asked.s.projectWhen({
            title: project.title,
            company: project.job.company,
            period: asked.date.period(project.job),
          }),
          jobs.periodFact(asked, project.job),
        ),
      ],
      { focus: [project, project.job] },
    )
  }
  if (project) return projects.aboutProject(asked, project)
  if (!job) return undefined
  const topical = reading.rest.filter(({ isKnown }) => isKnown)
  const strangers = reading.rest.filter(({ isKnown, restricts }) => !isKnown && restricts)
  const asksOnlyWhen = reading.has('when', 'howLong', 'sinceWhen') && !reading.has('how', 'built')
  const asksFigure = reading.has('howMany', 'howMuch') && reading.has('quantity', 'speed', 'cost', 'measure')
  if ((topical.length > 0 || strangers.length > 0 || asksFigure) && !asksOnlyWhen) {
    const own = new Set([...job.facts, ...job.projects.flatMap(({ facts }) => facts)].map(({ id }) => id))
    const found = byRetrieval(asked, ({ id }) => own.has(id))
    if (found) return { ...found, focus: [job, ...found.focus] }
    if (reading.has('whether') && strangers.length > 0) return notSaid(asked)
  }
  return jobs.aboutJob(asked, job)
}

/** "The fraud project": a word of its title will do. */
function projectCalled({ reading, world }: Asked): Project | undefined {
  const words = reading.rest.map(({ said }) => said)
  const found = world.projects.filter(({ title }) =>
    fold(title)
      .split(/\s+/)
      .some((word) => words.includes(word)),
  )
  return found.length === 1 ? found[0] : undefined
}

const inBackground: Planner = (asked) => {
  const { reading } = asked
  const [item] = reading.of('item')
  // What was studied is a field of work, too: "women in civil engineering".
  const isField = item?.list === 'education' && !reading.has('education') && !isPossible(asked, 'education')
  if (item && item.list !== 'interests' && !isField) return background(asked, item.list)
  const language = reading.of('spoken-language').length > 0
  if (language || (reading.has('spokenLanguage') && !reading.has('programmingLanguage'))) {
    if (language || isClean(asked)) return spokenLanguages(asked)
  }
  const list = listAsked(asked)
  if (
    !list ||
    (list === 'interests' && asked.world.facts.has('interview.hobbies')) ||
    reading.has('programmingLanguage')
  )
    return undefined
  if (
    reading.rest.some(({ isKnown }) => isKnown) &&
    (reading.has('how', 'howMuch', 'why') || !reading.has('whether', 'which', 'what', 'where', 'when', 'howMany'))
  )
    return undefined
  return background(asked, list)
}

/** Words of the interview are said in many other questions: what such a one is like must look like it, too. */
const POSSIBLE = 0.08

const isPossible = ({ kinds }: Asked, kind: InterviewKind | 'education') =>
  kinds.some((one) => one.kind === kind && one.probability >= POSSIBLE)

const inInterview: Planner = (asked) => {
  const { reading } = asked
  const kind = reading.interview.find((one) => isPossible(asked, one))
  if (!kind || asksOfStrange(reading) || asksOfOtherThing(reading, kind)) return undefined
  const found = reading.rest.some(({ isKnown }) => isKnown)
    ? byRetrieval(asked, ({ kind }) => kind !== 'interview', CLEARLY)
    : undefined
  return found ?? fromFacts(asked, kind) ?? interviewed(asked, kind)
}

/** What facts say of a topic goes before what the owner says of everything. */
const CLEARLY = 0.8

/** "Her biggest flop" is no result, even in a word that only sounds like a failure. */
const isOfOpinion = ({ kinds: [best] }: Asked) =>
  best !== undefined && isInterview.has(best.kind) && best.probability >= LIKELY

const placeAsked: Planner = (asked) => (asked.reading.has('location') ? career.location(asked) : undefined)

/** In this order: the first that has an answer gives it. */
const planners: Planner[] = [
  exactly,
  (asked) => {
    const isOthers = asked.reading.of('person').length > 0 && asked.reading.interview.includes('salary')
    const { general: email } = asked.world.content.profile.channels
    return isOthers ? unanswered([say(asked.s.private({ email }))], { next: [{ ask: 'testimonials' }] }) : undefined
  },
  elsewhere,
  (asked) => (asked.reading.of('person').length > 0 ? career.testimonials(asked) : undefined),
  (asked) =>
    asked.reading.has('award', 'publication', 'certificate', 'volunteering') ? inBackground(asked) : undefined,
  (asked) =>
    asked.reading.of('job').length + asked.reading.of('project').length > 0 &&
    asked.reading.has('testimonial') &&
    !asked.reading.of('technology').length
      ? career.testimonials(asked)
      : undefined,
  named,
  (asked) => {
    const { reading } = asked
    if (!reading.time) return undefined
    if (reading.has('technology', 'programmingLanguage', 'database') && isClean(asked)) return technologyList(asked)
    return isClean(asked) &&
      (isWork(asked) || asksWhich(asked) || reading.isEmpty || reading.has('current', 'whether') || reading.has('it'))
      ? among.jobsInTime(asked)
      : undefined
  },
  (asked) =>
    asked.reading.has('testimonial') &&
    asked.reading.interview.every((kind) => kind === 'feedback' || kind === 'reading' || kind === 'teamwork')
      ? career.testimonials(asked)
      : undefined,
  (asked) =>
    asked.reading.has('who_is') && isClean(asked) && asked.reading.interview.length === 0
      ? career.whoIs(asked)
      : undefined,
  (asked) =>
    asked.reading.has('contact') &&
    asked.reading.has('hiring', 'project') &&
    asked.reading.interview.length === 0 &&
    isClean(asked)
      ? career.contact(asked)
      : undefined,
  (asked) =>
    asked.reading.has('availability') &&
    isClean(asked) &&
    !asked.reading.interview.some((kind) =>
      ['rates', 'salary', 'ideal-role', 'relocation', 'travel', 'remote', 'contract', 'leaving'].includes(kind),
    )
      ? career.availability(asked)
      : undefined,
  inInterview,
  inBackground,
  (asked) =>
    asked.reading.has('service') && (isClean(asked) || asked.reading.of('service').length > 0)
      ? career.services(asked)
      : undefined,
  (asked) => (asked.reading.has('contact') && isClean(asked) ? career.contact(asked) : undefined),
  (asked) =>
    asked.reading.has('experienceTotal') && isClean(asked) && asked.reading.of('skill').length === 0
      ? (yearsOfLeading(asked) ?? career.totalYears(asked))
      : undefined,
  (asked) =>
    asked.reading.has('programmingLanguage', 'database') && isClean(asked) ? technologyList(asked) : undefined,
  (asked) =>
    asked.reading.has('lead') && isClean(asked) && asked.reading.of('skill').every(({ name }) => !knownTechnology(name))
      ? leadership(asked)
      : undefined,
  (asked) => {
    const { reading } = asked
    const isOne = reading.has('first', 'last', 'current', 'longest', 'shortest')
    const isWhereNow = reading.has('current') && reading.has('where') && !reading.has('location')
    return isOne &&
      (isWork(asked) || isWhereNow) &&
      isClean(asked) &&
      !reading.has('project', 'technology', 'result', 'skill')
      ? among.ordinalJob(asked)
      : undefined
  },
  (asked) => (asked.reading.has('country') && isClean(asked) ? (workedIn(asked) ?? placeAsked(asked)) : undefined),
  (asked) => (asked.reading.has('location') && isClean(asked) ? career.location(asked) : undefined),
  (asked) =>
    asked.reading.has('technology') ||
    (asked.reading.has('cloud') && asked.reading.has('which', 'what') && asked.reading.of('skill').length === 0)
      ? isClean(asked)
        ? technologyList(asked)
        : undefined
      : undefined,
  (asked) => (asked.reading.has('project') && isClean(asked) ? projects.allProjects(asked) : undefined),
  (asked) =>
    asked.reading.has('team') && asked.reading.has('howMany', 'best', 'lead', 'people') && isClean(asked)
      ? leadership(asked)
      : undefined,
  (asked) =>
    asked.reading.of('service').length > 0 && asked.reading.has('service') ? career.services(asked) : undefined,
  (asked) => {
    const [skill] = asked.reading.of('skill')
    return skill && isClean(asked) ? career.aboutSkill(asked, skill.name) : undefined
  },
  (asked) => (asked.reading.has('architecture') && isClean(asked) ? projects.architectures(asked) : undefined),
  (asked) =>
    asked.reading.has('result', 'best', 'speed', 'cost', 'measure', 'quantity') &&
    isClean(asked) &&
    !isOfOpinion(asked) &&
    !asked.reading.has('job', 'skill')
      ? projects.bestResults(asked)
      : undefined,
  (asked) => (asked.reading.has('skill') && isClean(asked) ? career.skills(asked) : undefined),
  (asked) => {
    const { reading } = asked
    if (!isClean(asked)) return undefined
    if (reading.has('career')) return career.careerInShort(asked)
    if (reading.has('industry')) return among.fields(asked) ?? among.allJobs(asked)
    if (reading.has('title')) return among.ordinalJob(asked)
    if (reading.has('howLong') && reading.has('work')) return career.totalYears(asked)
    if (reading.has('job', 'company') || (reading.has('work') && asksWhich(asked))) return among.allJobs(asked)
    return undefined
  },
  (asked) => (asked.reading.has('testimonial') ? career.testimonials(asked) : undefined),
  (asked) =>
    asked.reading.has('team') && isClean(asked)
      ? asked.world.facts.has('interview.teamwork')
        ? interviewed(asked, 'teamwork')
        : leadership(asked)
      : undefined,
  (asked) =>
    asked.reading.has('leave') && isClean(asked)
      ? unanswered([say(asked.s.noReason({ email: asked.world.content.profile.channels.general }))], {
          next: [{ ask: 'jobs' }],
        })
      : undefined,
]

/** What is left when nothing was found either. */
const lastResorts: Planner[] = [
  (asked) =>
    asked.reading.has('howLong') && asked.reading.has('use', 'work', 'career') && isClean(asked)
      ? career.totalYears(asked)
      : undefined,
  (asked) => {
    const { reading } = asked
    const isStrange = reading.rest.some(({ isKnown, isMeant, isOrdinary }) => !isKnown && !isMeant && !isOrdinary)
    return isClean(asked) && reading.has('owner') && !isStrange && reading.has('about', 'who', 'what', 'shorter')
      ? career.whoIs(asked)
      : undefined
  },
  (asked) => (asked.reading.has('shorter') && isClean(asked) ? career.whoIs(asked) : undefined),
]

function firstOf(all: Planner[], asked: Asked): Plan | undefined {
  for (const planner of all) {
    const made = planner(asked)
    if (made) return made
  }
  return undefined
}

/** By what it names and the words it asks with. */
export const byRules = (asked: Asked): Plan | undefined => firstOf(planners, asked)

/** By what the facts have of it, where no rule and no kind knows what is asked. */
export const bySearch = (asked: Asked): Plan => foundOnTopic(asked) ?? firstOf(lastResorts, asked) ?? notSaid(asked)
