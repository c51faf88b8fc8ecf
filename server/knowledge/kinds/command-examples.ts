/** Reads what visitors say to have something done on the page: `content/language/<lng>/commands.txt`, "== MARKER" above its lines. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ActionMarker, actionMarkers } from '#contract/chat/markers.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import type { Language } from '#contract/language.ts'
import type { Example } from './model.ts'

/** `GUIDE_TO_EPIC` stands for whichever project is named; `other` asks the page for nothing. */
export type CommandLabel = ActionMarker | 'other'

const languages = join(import.meta.dirname, '..', '..', '..', 'content', 'language')
const HEADING = /^== (\S+)$/
const labels: readonly CommandLabel[] = [...actionMarkers, 'other']

export const commandFile = (language: Language): string => join(languages, language, 'commands.txt')

/** @throws where a heading is no marker. */
export function commandSamples(language: Language): { kind: CommandLabel; text: string }[] {
  const file = commandFile(language)
  let label: CommandLabel | undefined
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const heading = HEADING.exec(line)?.[1]
      if (heading !== undefined) {
        label = labels.find((one) => one === heading)
        if (!label) throw new Error(`${file}: "${heading}" is no action of the page`)
        return []
      }
      return label && line.trim() ? [{ kind: label, text: line.trim() }] : []
    })
}

/** What the page does where a message is of such a kind. */
export const actionOfKind = {
  'scroll-about': 'SCROLL_TO_ABOUT',
  'scroll-experience': 'SCROLL_TO_EXPERIENCE',
  'scroll-projects': 'SCROLL_TO_CASE_STUDIES',
  'scroll-contact': 'SCROLL_TO_CONTACT',
  'animate-skills': 'ANIMATE_SKILLS',
  'animate-timeline': 'ANIMATE_TIMELINE',
  'animate-projects': 'ANIMATE_CASE_STUDIES',
  demo: 'DEMO_ANIMATIONS',
  'guide-project': 'GUIDE_TO_EPIC',
  'tour-start': 'START_TOUR_GUIDE',
  'tour-stop': 'STOP_TOUR_GUIDE',
  'project-cards': 'PROJECT_CARDS',
  'resume-wanted': 'CUSTOM_RESUME',
  fit: 'FIT_ASSESSMENT',
} as const satisfies Partial<Record<MessageKind, ActionMarker>>
const ofKind: Partial<Record<MessageKind, ActionMarker>> = actionOfKind

/** The examples of all kinds of messages, by what they ask the page to do. */
export const commandLabelled = (examples: Example<MessageKind>[]): Example<CommandLabel>[] =>
  examples.map(({ kind, features }) => ({ kind: ofKind[kind] ?? 'other', features }))
