/** What every part of the chat can ask for. */
import { createContext, use } from 'react'
import type { DrawnPart, Feedback } from '#contract/chat/chat.ts'
import type { ActionMarker } from '#contract/chat/markers.ts'
import type { Advert } from '#web/features/chat/advert/use-advert.ts'
import type { Auditing } from '#web/features/chat/audit/use-audit.ts'
import type { KnownRole } from '#web/features/chat/persona/roles.ts'
import type { Persona } from '#web/features/chat/persona/use-persona.ts'
import type { Chip } from './message.ts'
import type { GuideStop } from './scripted.ts'
import type { ChatState, View } from './state.ts'

/** The panel on pages of the site, or the page of its own. */
export type Surface = 'widget' | 'page'

export interface Chat {
  surface: Surface
  state: ChatState
  /** An answer is awaited: nothing can be sent meanwhile. */
  pending: boolean
  /** What is awaited is a résumé. */
  makingResume: boolean
  /** The id of the message that is being written. */
  writing: string | undefined
  /** Another tab is writing an answer. */
  elsewhere: boolean
  guide: GuideStop | undefined
  closeGuide(how: 'next' | 'end'): void
  /** Lets the page be seen: the panel makes room where it covers it. */
  showPage(): void
  send(text: string): void
  /** Asks what was pressed in a drawing. */
  askAbout(text: string, about: DrawnPart | undefined): void
  stop(): void
  regenerate(): void
  press(chip: Chip): void
  act(action: ActionMarker): void
  chooseRole(role: KnownRole): void
  answerFit(option: { value: string; label: string }): void
  summarise(): void
  /** Comparing a job advert with the facts. */
  advert: Advert
  /** What is known of the visitor's company. */
  persona: Persona
  /** Having a website measured. */
  audit: Auditing
  /** Gives an answer a thumb, or takes back the one it has. */
  rate(id: string, feedback: Feedback): void
  /** Agrees that the owner reads this conversation from here on, or withdraws that. */
  letOwnerRead(on: boolean): void
  view(change: Partial<View>): void
  erase(): void
}

const ChatContext = createContext<Chat | undefined>(undefined)
export const ChatProvider = ChatContext.Provider

export function useChat(): Chat {
  const chat = use(ChatContext)
  if (!chat) throw new Error('There is no ChatProvider above this component.')
  return chat
}
