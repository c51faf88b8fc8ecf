/** What is answered to each kind of message, and from which words its planner takes what is asked of a thing. */

import { languageTraits } from '#content/language/traits.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import { interviewKinds } from '#contract/content/interview-kinds.ts'
import type { CueId } from '#server/knowledge/understand/language-cues.ts'
import { hasTopic } from '#server/knowledge/understand/left-words.ts'
import type { EntityKind } from '#server/knowledge/world/entities.ts'
import { factsOf } from '#server/knowledge/world/naming.ts'
import * as among from '../life/among-jobs.ts'
import { background } from '../life/background.ts'
import * as career from '../life/career.ts'
import { workedIn } from '../life/countries.ts'
import { contactForDate } from '../life/date-wanted.ts'
import { gaps } from '../life/gaps.ts'
import * as jobs from '../life/jobs.ts'
import { leadership, yearsOfLeading } from '../life/leadership.ts'
import { spokenLanguages } from '../life/spoken.ts'
import * as quotes from '../life/testimonials.ts'
import { contact } from '../offers/contact.ts'
import { type Asked, type Plan, type Planner, plan } from '../plan.ts'
import { compare } from '../projects/compare.ts'
import * as projects from '../projects/projects.ts'
import { withMeaning } from '../technologies/explained.ts'
import * as technologies from '../technologies/technologies.ts'
import { several, technologyList, unknownTechnology } from '../technologies/technology-lists.ts'
import { fromFacts, interviewed, turnedDown } from '../texts/interviewed.ts'
import { aboutTopic, amongFacts, foundOnTopic } from '../texts/topic.ts'
import { isWhether } from '../whether.ts'

/** A thing that a kind of message is about, without which it means something else. */
export type Needed = Extract<EntityKind, 'job' | 'project' | 'technology'>

export interface Way {
  answer: Planner
  /** What is asked of it, whatever words were used. */
  asks?: CueId[]
  /** Words of the message that tell more of it. */
  hears?: CueId[]
  needs?: Needed[]
  /** What it means where nothing is named that it needs, and nothing was talked about. */
  without?: MessageKind
}

const ofJob: Planner = (asked) => {
  const [job] = asked.reading.of('job')
  return job && (jobs.atAnotherTime(asked, job) ?? jobs.aboutJob(asked, job))
}
/** What its further words ask for goes before what is told of every job. */
const onTopicOfJob: Planner = (asked) => {
  const [job] = asked.reading.of('job')
  const facts = job && factsOf(asked.world, job)
  return (facts && amongFacts(asked, facts)) ?? ofJob(asked)
}
const ofProject: Planner = (asked) => {
  const [project] = asked.reading.of('project')
  const [unknown] = asked.reading.of('unknown-technology')
  if (unknown && asked.reading.of('technology').length === 0)
    return unknownTechnology(asked, unknown.name, unknown.group)
  return project && projects.aboutProject(asked, project)
}
/** Of each that is named, at the job or in the project that is named. */
const ofTechnology: Planner = (asked) => {
  const { reading } = asked
  const [job] = reading.of('job')
  const [project] = reading.of('project')
  const [one] = reading.of('technology')
  const [unknown] = reading.of('unknown-technology')
  if (reading.of('technology').length + reading.of('unknown-technology').length > 1) return several(asked)
  if (!one) return unknown && unknownTechnology(asked, unknown.name, unknown.group)
  if (project && !job) return technologies.technologyInProject(asked, one, project)
  return job ? technologies.technologyAtJob(asked, one, job) : technologies.aboutTechnology(asked, one)
}
const list =
  (name: Parameters<typeof background>[1]): Planner =>
  (asked) =>
    background(asked, name)

/** "Any background in renewable energy?" names the field that is meant. */
const namedField = (asked: Asked) => (hasTopic(asked.reading) ? foundOnTopic(asked) : undefined)

/** "When did you speak at the Harbour Days?" asks of an event with a name, not of languages. */
const spokenAt = (asked: Asked) => {
  const { rest, of, language } = asked.reading
  if (languageTraits[language].hasCapitalNouns) return undefined
  const names = rest.filter(({ isKnown, restricts, written }) => isKnown && restricts && /^\p{Lu}/u.test(written))
  return of('spoken-language').length === 0 && names.length > 1 ? foundOnTopic(asked) : undefined
}

const both = (asked: Asked, ...planners: Planner[]): Plan | undefined => {
  const plans = planners.flatMap((planner) => planner(asked) ?? [])
  const [first] = plans
  return (
    first &&
    plan(
      plans.flatMap(({ said }) => said.slice(0, 2)),
      { ...first, answered: plans.some(({ answered }) => answered) },
    )
  )
}

const details: CueId[] = ['when', 'where', 'howMany', 'which', 'what', 'whether', 'how', 'howLong']

/** "Is she good at security?", and not "has she a security clearance?", which is asked of everybody. */
const skillNamed: Planner = (asked) => {
  const [skill, ...others] = new Set(asked.reading.of('skill').map(({ name }) => name))
  const isAlone = others.length === 0 && asked.reading.interview.length === 0
  return skill !== undefined && isAlone ? career.aboutSkill(asked, skill) : undefined
}

const ways: Partial<Record<MessageKind, Way>> = {
  who: { answer: career.whoIs },
  career: { answer: career.careerInShort },
  'total-years': {
    answer: (asked) => yearsOfLeading(asked) ?? career.totalYears(asked),
    hears: ['howLong', 'howMany', 'sinceWhen', 'lead', 'experienceTotal'],
  },
  'current-job': { answer: among.ordinalJob, asks: ['current'], hears: ['sinceWhen', 'howLong', 'whether', 'first'] },
  'first-job': { answer: among.ordinalJob, asks: ['first'], hears: ['lead', 'whether', 'current', 'howLong'] },
  'previous-job': { answer: among.ordinalJob, asks: ['last'], hears: ['whether'] },
  'longest-job': { answer: among.ordinalJob, asks: ['longest'], hears: ['leave', 'last', 'current'] },
  'shortest-job': { answer: among.ordinalJob, asks: ['shortest'], hears: ['leave', 'last', 'current'] },
  jobs: { answer: among.allJobs, hears: ['when', 'title'] },
  'jobs-count': { answer: among.allJobs, hears: ['company'] },
  countries: {
    answer: workedIn,
    hears: ['abroad', 'howMany'],
  },
  location: { answer: career.location },
  skills: { answer: career.skills },
  technologies: {
    answer: technologyList,
    asks: ['technology', 'which'],
    hears: ['programmingLanguage', 'database', 'cloud'],
  },
  'best-result': { answer: projects.bestResults, asks: ['result', 'best'] },
  'team-size': {
    answer: leadership,
    asks: ['howMany', 'team', 'people', 'lead'],
    hears: ['whether', 'howLong', 'experienceTotal'],
  },
  testimonials: { answer: quotes.testimonials, asks: ['testimonial'], hears: ['there'] },
  'testimonial-of': { answer: quotes.testimonials, asks: ['testimonial'] },
  industries: {
    answer: (asked) => namedField(asked) ?? among.fields(asked) ?? among.allJobs(asked),
    asks: ['when'],
    hears: ['whether'],
  },
  gaps: { answer: gaps, asks: ['when'] },

  'job-about': { answer: onTopicOfJob, asks: ['what', 'do'], needs: ['job'], without: 'current-job' },
  'job-title': { answer: ofJob, asks: ['title'], hears: ['whether'], needs: ['job'], without: 'current-job' },
  'job-when': { answer: ofJob, asks: ['when'], needs: ['job'], without: 'current-job' },
  'job-results': { answer: ofJob, asks: ['result'], needs: ['job'], without: 'best-result' },
  'job-technologies': { answer: ofJob, asks: ['technology'], needs: ['job'], without: 'technologies' },
  'job-team': {
    answer: ofJob,
    asks: ['team', 'howMany'],
    hears: ['whether', 'lead'],
    needs: ['job'],
    without: 'team-size',
  },
  'job-place': { answer: ofJob, asks: ['where'], needs: ['job'], without: 'countries' },
  'job-projects': { answer: ofJob, asks: ['project', 'which'], needs: ['job'], without: 'projects' },
  'job-why-left': { answer: ofJob, asks: ['leave'], hears: ['dismissed'], needs: ['job'], without: 'leaving' },
  'job-before': {
    answer: ofJob,
    asks: ['before'],
    hears: ['after', 'next', 'and'],
    needs: ['job'],
    without: 'previous-job',
  },
  'job-after': {
    answer: ofJob,
    asks: ['after'],
    hears: ['before', 'and', 'company', 'job'],
    needs: ['job'],
    without: 'current-job',
  },
  'worked-at': { answer: onTopicOfJob, asks: ['whether', 'work'], needs: ['job'], without: 'topic-whether' },
  'in-year': { answer: among.jobsInTime, without: 'jobs' },
  'jobs-compare': {
    answer: compare,
    asks: ['compare'],
    hears: ['howLong', 'longest', 'team', 'people', 'lead', 'first', 'before', 'after', 'when'],
  },
  'technology-whether': {
    answer: ofTechnology,
    asks: ['whether', 'use'],
    hears: ['before', 'after', 'backThen', 'current'],
    needs: ['technology'],
    without: 'topic-whether',
  },
  'technology-years': {
    answer: ofTechnology,
    hears: ['howLong', 'howMany', 'sinceWhen'],
    needs: ['technology'],
    without: 'topic-whether',
  },
  'technology-where': { answer: ofTechnology, asks: ['where'], needs: ['technology'], without: 'topic-how' },
  'technology-when': {
    answer: ofTechnology,
    asks: ['when'],
    hears: ['first', 'last', 'current', 'sinceWhen'],
    needs: ['technology'],
    without: 'topic-how',
  },
  'technology-how': { answer: ofTechnology, asks: ['how'], needs: ['technology'], without: 'topic-how' },
  'technology-why': { answer: ofTechnology, asks: ['why', 'decision'], needs: ['technology'], without: 'topic-why' },
  'technology-level': { answer: ofTechnology, asks: ['goodAt'], needs: ['technology'], without: 'skill-about' },
  'technology-at-job': {
    answer: ofTechnology,
    asks: ['whether', 'use'],
    hears: ['before', 'after', 'backThen'],
    needs: ['technology', 'job'],
    without: 'topic-whether',
  },
  'technologies-compare': { answer: compare, asks: ['compare'], without: 'topic-whether' },
  'technology-meaning': {
    answer: (asked) => withMeaning(asked, ofTechnology(asked)),
    asks: ['what'],
    needs: ['technology'],
    without: 'topic-how',
  },
  'topic-whether': {
    answer: (asked) => turnedDown(asked) ?? skillNamed(asked) ?? aboutTopic(asked),
    asks: ['whether'],
  },
  'topic-how': { answer: aboutTopic, asks: ['how'] },
  'topic-why': { answer: aboutTopic, asks: ['why'] },
  'topic-number': { answer: aboutTopic, asks: ['howMuch'], hears: ['speed', 'cost', 'quantity', 'measure'] },

  projects: { answer: projects.allProjects, asks: ['project'] },
  'project-about': { answer: ofProject, asks: ['about'], needs: ['project'], without: 'topic-how' },
  'project-how': { answer: ofProject, asks: ['how', 'built'], needs: ['project'], without: 'topic-how' },
  'project-why': { answer: ofProject, asks: ['why', 'decision'], needs: ['project'], without: 'topic-why' },
  'project-results': {
    answer: ofProject,
    asks: ['result', 'before', 'after'],
    hears: ['speed', 'cost', 'quantity'],
    needs: ['project'],
    without: 'best-result',
  },
  'project-challenge': {
    answer: ofProject,
    asks: ['challenge'],
    hears: ['solution'],
    needs: ['project'],
    without: 'hardest',
  },
  'project-team': { answer: ofProject, asks: ['team', 'people'], needs: ['project'], without: 'team-size' },
  'project-when': { answer: ofProject, asks: ['when'], needs: ['project'], without: 'duration' },
  'project-technologies': { answer: ofProject, asks: ['technology'], needs: ['project'], without: 'technologies' },
  'project-where': { answer: ofProject, asks: ['where'], needs: ['project'], without: 'projects' },
  'projects-compare': {
    answer: compare,
    asks: ['compare'],
    hears: ['speed', 'howMuch', 'howMany', 'cost', 'quantity', 'measure', 'result', 'first', 'before', 'after', 'when'],
  },
  architecture: { answer: (asked) => ofProject(asked) ?? projects.architectures(asked), asks: ['architecture'] },
  lessons: { answer: ofProject, asks: ['challenge', 'solution'], needs: ['project'], without: 'failure' },

  education: { answer: list('education'), hears: details },
  'education-when': { answer: list('education'), asks: ['when'] },
  certificates: { answer: list('certificates'), hears: details },
  'certificate-which': { answer: list('certificates'), hears: details },
  'spoken-languages': { answer: (asked) => spokenAt(asked) ?? spokenLanguages(asked), hears: details },
  publications: { answer: list('publications'), hears: details },
  'publication-which': { answer: list('publications'), hears: details },
  talks: { answer: list('talks'), hears: details },
  'talk-which': { answer: list('talks'), hears: details },
  awards: { answer: list('awards'), hears: details },
  'award-which': { answer: list('awards'), hears: details },
  volunteering: { answer: list('volunteering'), hears: details },
  services: { answer: career.services, asks: ['service'] },
  'service-about': { answer: career.services, asks: ['service'] },
  availability: { answer: career.availability },
  contact: { answer: contactForDate, asks: ['contact'], hears: ['hiring'] },
  'contact-hiring': { answer: contactForDate, asks: ['contact', 'hiring'] },
  'contact-project': { answer: contactForDate, asks: ['contact', 'project'] },
  references: { answer: (asked) => both(asked, quotes.references, contact), asks: ['testimonial', 'hiring'] },
  'not-done': { answer: (asked) => aboutTopic(asked), asks: ['whether', 'not'] },
  'skill-about': {
    answer: (asked) => skillNamed(asked) ?? aboutTopic(asked),
    hears: ['whether', 'how', 'what', 'which'],
  },
  ...Object.fromEntries(
    interviewKinds.map((kind): [MessageKind, Way] => [
      kind,
      { answer: (asked) => fromFacts(asked, kind) ?? interviewed(asked, kind) },
    ]),
  ),
  leadership: {
    answer: (asked) =>
      // "Does she lead people?" asks whether, and not how.
      (isWhether(asked.reading) ? leadership(asked) : undefined) ??
      fromFacts(asked, 'leadership') ??
      interviewed(asked, 'leadership'),
    hears: ['whether', 'people', 'team', 'lead', 'how', 'what', 'which'],
  },
}

export const wayOf = (kind: MessageKind): Way | undefined => ways[kind]
