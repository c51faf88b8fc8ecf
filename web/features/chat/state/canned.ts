/** Answers known by heart, put together from the owner's facts: for the opening chips, and when the server is away. */

import { placeIn } from '#content/anchors.ts'
import type { Cues } from '#content/interface/en/chat/chat.ts'
import { bracketed } from '#content/language/brackets.ts'
import { colon } from '#content/language/colon.ts'
import { comma } from '#content/language/comma.ts'
import { quoted } from '#content/language/quotation.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Citation, VisitorRole } from '#contract/chat/chat.ts'
import { type Content, employerOf } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import type { ChatI18n } from '#web/features/chat/i18n.tsx'
import { mentions } from '#web/features/chat/persona/roles.ts'

export const topics = ['architecture', 'projects', 'leadership', 'results', 'contact'] as const
export type Topic = (typeof topics)[number]

/** The topics that the owner's facts tell something of. */
export const topicsOf = (content: Content): Topic[] => topics.filter((topic) => linesOf[topic](content).length > 0)

/** The opening chips of the full page, by their actions. */
export const pageTopics: Record<string, Topic> = {
  architecture: 'architecture',
  ai_projects: 'projects',
  leadership: 'leadership',
  results: 'results',
}

/** What each kind of visitor most likely wants if their words do not tell. */
const usualTopic: Record<VisitorRole, Topic> = {
  unknown: 'projects',
  recruiter: 'leadership',
  client: 'results',
  developer: 'architecture',
}

const MOST_LINES = 4

interface Line {
  text: string
  /** The fact's id in the ledger and where it stands on the site. */
  id: string
  anchor: string
}

export interface Canned {
  content: string
  citations: Citation[]
}

export const findTopic = (text: string, cues: Cues): Topic | undefined =>
  topics.find((topic) => mentions(text, cues[topic]))

export function cannedAnswer(topic: Topic, { t }: Pick<ChatI18n, 't'>, content: Content): Canned {
  const { name, email, availability } = content.profile
  const lead = t(`canned.${topic}`, { owner: name, email, availability }).trim()
  const lines = linesOf[topic](content).slice(0, MOST_LINES)
  return {
    content: [lead, lines.map(({ text }, i) => `- ${text}[^${i + 1}]`).join('\n')].filter(Boolean).join('\n\n'),
    citations: lines.map(({ id, text, anchor }, i) => ({ n: i + 1, id, text: text.replaceAll('**', ''), anchor })),
  }
}

/** What stands in for an answer while the server cannot be reached: chosen by the question's words, else by the role. */
export function fallbackAnswer(question: string, role: VisitorRole, i18n: ChatI18n, content: Content): Canned {
  const told = topicsOf(content)
  const isTold = (topic: Topic) => told.includes(topic)
  const topic = findTopic(question, i18n.cues) ?? [usualTopic[role], ...told].find(isTold) ?? 'contact'
  const { content: text, citations } = cannedAnswer(topic, i18n, content)
  return { content: `${i18n.t(`failure.${role}`)}\n\n${text}`, citations }
}

/** What owners say of themselves is theirs, and the assistant speaks of them. */
const told = (language: Language, text: string) =>
  languageTraits[language].firstPerson.test(text) ? quoted(language, text) : text

const linesOf: Record<Topic, (content: Content) => Line[]> = {
  architecture: ({ caseStudies, language }) =>
    caseStudies.flatMap(({ id, title, drawing }) =>
      drawing
        ? [
            {
              text: `**${title}**${colon[language]}${told(language, drawing.description)}`,
              id: `case-study.${id}.architecture`,
              anchor: `/case-study/${id}#architecture`,
            },
          ]
        : [],
    ),
  projects: ({ caseStudies, language }) =>
    caseStudies.map(({ id, title, subtitle, category }) => ({
      text: `**${title}**${category && bracketed(language, category)}${subtitle && colon[language] + told(language, subtitle)}`,
      id: `case-study.${id}`,
      anchor: `/case-study/${id}`,
    })),
  leadership: ({ experience, language }) =>
    experience.map(({ id, title, company, achievements }) => ({
      text: `${[`**${title}**`, employerOf({ title, company })].filter(Boolean).join(comma[language])}${achievements[0] ? colon[language] + told(language, achievements[0].text) : ''}`,
      id: `experience.${id}`,
      anchor: placeIn('work', `job-${id}`),
    })),
  results: ({ caseStudies, language }) =>
    caseStudies.flatMap(({ id, title, outcomes }) =>
      outcomes.slice(0, 1).map((outcome) => ({
        text: `**${title}**${colon[language]}${told(language, outcome.text)}`,
        id: `case-study.${id}.outcome.${outcome.id}`,
        anchor: `/case-study/${id}#outcomes`,
      })),
    ),
  contact: () => [],
}
