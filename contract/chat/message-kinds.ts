/** Kinds of messages that the assistant tells apart. Each has examples in every language (`content/language/<lng>/messages/`). */
import { interviewKinds } from '#contract/content/interview-kinds.ts'

/** About the owner as a whole. */
export const ownerKinds = [
  'who',
  'career',
  'total-years',
  'current-job',
  'first-job',
  'previous-job',
  'longest-job',
  'shortest-job',
  'jobs',
  'jobs-count',
  'countries',
  'location',
  'skills',
  'technologies',
  'best-result',
  'team-size',
  'testimonials',
  'industries',
  'gaps',
] as const

/** About one job, one technology, or a matter of the work. */
const workKinds = [
  'job-about',
  'job-title',
  'job-when',
  'job-results',
  'job-technologies',
  'job-team',
  'job-place',
  'job-projects',
  'job-why-left',
  'job-before',
  'job-after',
  'worked-at',
  'in-year',
  'jobs-compare',
  'technology-whether',
  'technology-years',
  'technology-where',
  'technology-when',
  'technology-how',
  'technology-why',
  'technology-level',
  'technology-at-job',
  'technologies-compare',
  'technology-meaning',
  'topic-whether',
  'topic-how',
  'topic-why',
  'topic-number',
] as const

const projectKinds = [
  'projects',
  'project-about',
  'project-how',
  'project-why',
  'project-results',
  'project-challenge',
  'project-team',
  'project-when',
  'project-technologies',
  'project-where',
  'projects-compare',
  'architecture',
  'lessons',
] as const

export const backgroundKinds = [
  'education',
  'education-when',
  'certificates',
  'certificate-which',
  'spoken-languages',
  'publications',
  'publication-which',
  'talks',
  'talk-which',
  'awards',
  'award-which',
  'volunteering',
  'services',
  'service-about',
  'availability',
  'contact',
  'contact-hiring',
  'contact-project',
  'references',
  'resume-wanted',
  'fit',
  'not-done',
  'skill-about',
  'testimonial-of',
] as const

/** What asks nothing about the owner's work. */
export const talkKinds = [
  'greeting',
  'goodbye',
  'thanks',
  'how-are-you',
  'who-are-you',
  'what-can-you-do',
  'insult',
  'injection',
  'off-topic',
  'private',
  'other-person',
  'yes',
  'no',
  'more',
  'same',
  'remark',
  'statement',
  'command',
  'unclear',
] as const

/** What the page can do. */
export const commandKinds = [
  'scroll-about',
  'scroll-experience',
  'scroll-projects',
  'scroll-contact',
  'animate-skills',
  'animate-timeline',
  'animate-projects',
  'demo',
  'guide-project',
  'tour-start',
  'tour-stop',
  'project-cards',
  'measure-website',
] as const

export const messageKinds = [
  ...ownerKinds,
  ...workKinds,
  ...projectKinds,
  ...backgroundKinds,
  ...talkKinds,
  ...commandKinds,
  ...interviewKinds,
] as const

export type MessageKind = (typeof messageKinds)[number]

type Family = 'job' | 'project' | 'technology' | 'topic'

/** @param wanted kinds by name; `job-*` are all whose names begin with `job-`. */
export function kindsOf(...wanted: (MessageKind | `${Family}-*`)[]): ReadonlySet<MessageKind> {
  const isWanted = (kind: MessageKind) =>
    wanted.some((one) => one === kind || (one.endsWith('*') && kind.startsWith(one.slice(0, -1))))
  return new Set(messageKinds.filter(isWanted))
}

/** What owners are asked whatever they do, and answer in their own words. */
export const ofInterview: ReadonlySet<MessageKind> = new Set(interviewKinds)
