import type { Hono } from 'hono'
import * as added from '#contract/inbox/added-facts.ts'
import * as inbox from '#contract/inbox/inbox.ts'
import { countUntranslated } from '#server/db/added-facts.ts'
import { mailIsHeldUp } from '#server/db/outbox/state.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { Services } from '#server/services.ts'
import { deleteConversation, listConversations, readConversation } from './conversations.ts'
import { addFact, changeFact, listFacts, removeFact } from './facts.ts'
import { answerContact, deleteMessage, listMessages, markMessage, readMessage } from './messages.ts'
import { countUnread } from './messages-store.ts'
import { dismissQuestion, listOpenQuestions } from './questions.ts'
import { countOpenQuestions } from './questions-store.ts'
import type { AnswersWith } from './settle-answered.ts'
import { dismissMail, listUndelivered, retryAllMails, retryMail } from './undelivered.ts'
import { countFailed } from './undelivered-store.ts'

export function inboxRoutes(app: Hono<HttpEnv>, services: Services, answersWith: AnswersWith): void {
  mount(app, services, inbox.countInbox, async () => {
    const { db, mail, models } = services
    return {
      unread: await countUnread(db),
      undelivered: await countFailed(db),
      openQuestions: await countOpenQuestions(db),
      canDraft: models.length > 0,
      untranslated: await countUntranslated(db),
      mailWay: mail.way,
      mailIsHeldUp: await mailIsHeldUp(db),
    }
  })
  mount(app, services, inbox.listMessages, (call) => listMessages(services, call))
  mount(app, services, inbox.readMessage, (call) => readMessage(services, call))
  mount(app, services, inbox.markMessage, (call) => markMessage(services, call))
  mount(app, services, inbox.answerContact, (call) => answerContact(services, call))
  mount(app, services, inbox.deleteMessage, (call) => deleteMessage(services, call))
  mount(app, services, inbox.listUndelivered, (call) => listUndelivered(services, call))
  mount(app, services, inbox.retryMail, (call) => retryMail(services, call))
  mount(app, services, inbox.retryAllMails, (call) => retryAllMails(services, call))
  mount(app, services, inbox.dismissMail, (call) => dismissMail(services, call))
  mount(app, services, inbox.listConversations, (call) => listConversations(services, call))
  mount(app, services, inbox.readConversation, (call) => readConversation(services, call))
  mount(app, services, inbox.deleteConversation, (call) => deleteConversation(services, call))
  mount(app, services, added.listOpenQuestions, (call) => listOpenQuestions(services, call))
  mount(app, services, added.dismissQuestion, (call) => dismissQuestion(services, call))
  mount(app, services, added.listAddedFacts, (call) => listFacts(services, call))
  mount(app, services, added.addFact, (call) => addFact(services, answersWith, call))
  mount(app, services, added.changeFact, (call) => changeFact(services, answersWith, call))
  mount(app, services, added.removeFact, (call) => removeFact(services, call))
}
