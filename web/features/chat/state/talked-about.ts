/** What a conversation was about, as far as a résumé can be made of it. */
import type { Citation, VisitorRole } from '#contract/chat/chat.ts'
import type { Content } from '#contract/content/content.ts'
import { type CustomResumeRequest, FOCUS_MAX, INTERESTS_MAX, ROLE_MAX } from '#contract/resume.ts'
import type { ChatI18n } from '#web/features/chat/i18n.tsx'
import { summarise } from '#web/features/chat/messages/summary.ts'
import { mentions } from '#web/features/chat/persona/roles.ts'
import type { ChatMessage } from './message.ts'

/** The last questions tell best what somebody is after. */
const QUESTIONS_TOLD = 3

export function talkedAbout(
  messages: ChatMessage[],
  role: VisitorRole,
  i18n: ChatI18n,
  content: Content,
): CustomResumeRequest {
  const said = withoutCommands(messages)
  const asked = said.filter(({ role }) => role === 'user').map(({ content }) => content)
  const compared = messages.flatMap(({ advertComparison }) => advertComparison?.requirements ?? [])
  const met = compared.filter(({ status }) => status !== 'not-evidenced')
  const cited = [
    ...messages.flatMap(({ citations, failed }) => (failed ? [] : (citations ?? []))),
    ...met.flatMap(({ citations }) => citations),
  ]
  // Of an advert, what it requires and the facts evidence: that is what its reader wants to see first.
  const named = [...asked, ...met.map(({ text }) => text)]
  const { keyInterests } = summarise(said, role, i18n, content)
  // That somebody wants to write says nothing of what they want to read.
  const topics = keyInterests.filter((interest) => interest !== i18n.t('chips.contact'))
  return {
    interests: few([...subjects(cited, content), ...topics]),
    technologies: few(technologiesOf(content).filter((name) => named.some((text) => names(text, name)))),
    userType: role === 'unknown' ? '' : role,
    focus: condensed(asked),
  }
}

/** Without what was only for the page to do: "scroll to experience" tells of no interest. */
const withoutCommands = (messages: ChatMessage[]) =>
  messages.filter(({ role }, i) => {
    const { actions, citations } = messages[i + 1] ?? {}
    return role !== 'user' || !actions || citations?.length
  })

/** As many as the contract takes, each as long as it takes. */
const few = (words: string[]) => [...new Set(words)].slice(0, INTERESTS_MAX).map((word) => cut(word, ROLE_MAX))

/** The projects, companies and fields whose facts were cited, those cited most first. */
function subjects(citations: Citation[], { caseStudies, experience, skills, profile }: Content): string[] {
  const titles = new Map<string, string>([
    ...caseStudies.map(({ id, title }) => [`case-study.${id}`, title] as const),
    ...experience.map(({ id, company }) => [`experience.${id}`, company] as const),
    ...skills.map(({ id, name }) => [`skill.${id}`, name] as const),
    ...profile.skills.map(({ id, name }) => [`profile.skill.${id}`, name] as const),
    ...profile.coreExpertise.map(({ id, title }) => [`profile.expertise.${id}`, title] as const),
  ])
  const counts = new Map<string, number>()
  for (const { id } of citations) {
    const title = titles.get(id) ?? titles.get(id.split('.').slice(0, 2).join('.'))
    if (title) counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([title]) => title)
}

const technologiesOf = ({ caseStudies, experience }: Content) =>
  [...caseStudies, ...experience].flatMap(({ technologies }) => technologies)

/** The shortest names are also everyday words, such as Go: they count only as they are written. */
const names = (text: string, name: string) => mentions(text, [name]) && (name.length > 2 || text.includes(name))

/** The last questions in one line, each shortened to its share. */
function condensed(asked: string[]): string {
  const share = Math.floor(FOCUS_MAX / QUESTIONS_TOLD) - 1
  return asked
    .slice(-QUESTIONS_TOLD)
    .map((text) => cut(text.replace(/\s+/g, ' ').trim(), share))
    .join(' ')
}

/** Never within a character that takes two code units. */
const cut = (text: string, max: number) => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
