/** The inbox's calls, each by the ids it needs. */
import * as added from '#contract/inbox/added-facts.ts'
import * as drafts from '#contract/inbox/drafts.ts'
import * as inbox from '#contract/inbox/inbox.ts'
import type { Language } from '#contract/language.ts'
import { call } from '#web/platform/api.ts'

const of = (id: string) => ({ params: { id } })
const from = (after?: string) => ({ query: { after } })

export const fetchMessages = (query: inbox.MessageQuery) => call(inbox.listMessages, undefined, { query })
export const fetchMessage = async (id: string) => (await call(inbox.readMessage, undefined, of(id))).message
export const markMessage = async (id: string, mark: inbox.MessageMark) =>
  (await call(inbox.markMessage, mark, of(id))).message
export const sendAnswer = async (id: string, answer: inbox.OutgoingAnswer, idempotencyKey: string) =>
  (await call(inbox.answerContact, answer, { ...of(id), idempotencyKey })).message
export const deleteMessage = (id: string) => call(inbox.deleteMessage, undefined, of(id))

export const fetchUndelivered = (after?: string) => call(inbox.listUndelivered, undefined, from(after))
export const retryMail = (id: string) => call(inbox.retryMail, undefined, of(id))
export const retryAllMails = async () => (await call(inbox.retryAllMails, undefined)).count
export const dismissMail = (id: string) => call(inbox.dismissMail, undefined, of(id))

export const fetchConversations = (after?: string) => call(inbox.listConversations, undefined, from(after))
export const fetchTurns = async (id: string) => (await call(inbox.readConversation, undefined, of(id))).turns
export const deleteConversation = (id: string) => call(inbox.deleteConversation, undefined, of(id))

export const summarize = (id: string) => call(drafts.summarizeConversation, undefined, of(id))

export const draftAnswer = (question: string, language: Language) => call(drafts.draftAnswer, { question, language })
export const draftTranslation = (wanted: drafts.TranslationWanted) => call(drafts.draftTranslation, wanted)

export const fetchQuestions = (after?: string) => call(added.listOpenQuestions, undefined, from(after))
export const dismissQuestion = (id: string) => call(added.dismissQuestion, undefined, of(id))

export const fetchFacts = (after?: string) => call(added.listAddedFacts, undefined, from(after))
export const addFact = (fact: added.NewFact, idempotencyKey: string) => call(added.addFact, fact, { idempotencyKey })
export const changeFact = (id: string, change: added.FactChange) => call(added.changeFact, change, of(id))
export const removeFact = (id: string) => call(added.removeFact, undefined, of(id))
