/**
 * Destination of each field that visitors and clients send. A missing field does not compile, and
 * tests/erasure/fields.test.ts sends each one and looks for it there.
 */
import * as z from 'zod/mini'
import type { privacyNames } from '#content/interface/en/privacy.ts'
import type { endpoints } from '#contract/all.ts'
import { writtenMessage } from '#contract/contact.ts'
import type { Tables } from '#server/db/tables/tables.ts'

/** `table.column`. */
type Column = { [Table in keyof Tables]: `${Table}.${keyof Tables[Table] & string}` }[keyof Tables]

type Names = typeof privacyNames
/** `part.name`: the field's name in a part of the privacy page. */
type PrivacyName = { [Part in keyof Names & string]: `${Part}.${keyof Names[Part] & string}` }[keyof Names & string]

export interface Kept<Of extends Column = Column> {
  column: Of
  privacy: PrivacyName
}

type Endpoints = typeof endpoints
type Body<Name extends keyof Endpoints> = z.output<NonNullable<Endpoints[Name]['body']>>
/** Calls with a body that visitors and clients can make. */
type OpenCall = {
  [Name in keyof Endpoints]: Endpoints[Name]['access'] extends 'admin'
    ? never
    : keyof Body<Name> extends never
      ? never
      : Name
}[keyof Endpoints]

const kept = <const Of extends Column>(column: Of, privacy: PrivacyName): Kept<Of> => ({ column, privacy })

/** A text instead of a column: the reason why nothing personal is stored. */
export const personalFields = {
  sendContact: {
    firstName: kept('contact_messages.first_name', 'given.name'),
    lastName: kept('contact_messages.last_name', 'given.name'),
    email: kept('contact_messages.email', 'given.address'),
    subject: kept('contact_messages.subject', 'given.message'),
    message: kept('contact_messages.message', 'given.message'),
    website: 'tells machines from people',
    elapsedMs: 'tells machines from people',
  },
  downloadResume: {
    email: kept('resume_downloads.email', 'given.address'),
    role: kept('resume_downloads.role', 'given.role'),
    followUp: 'yes or no',
    language: 'one of a few words',
    layout: 'one of a few words',
  },
  customResume: {
    interests: 'chooses what is printed',
    technologies: 'chooses what is printed',
    userType: 'chooses what is printed',
    focus: 'chooses what is printed',
    language: 'one of a few words',
  },
  chat: {
    message: kept('chat_turns.question', 'given.question'),
    history: 'kept by the browser alone',
    about: 'names a part of a drawing',
    role: 'one of a few words',
    conversation: 'kept as a digest',
    language: 'one of a few words',
    test: 'names a provider, for the owner alone',
  },
  rateTurn: {
    conversation: 'kept as a digest',
    turn: 'an id made here',
    feedback: 'one of a few words',
  },
  eraseConversation: { conversation: 'kept as a digest' },
  fit: { advert: 'read and forgotten', language: 'one of a few words' },
  analyzePerformance: { url: kept('audits.url', 'given.website'), language: 'one of a few words' },
  enrichPersona: { email: kept('companies.domain', 'given.company'), language: 'one of a few words' },
  reportVitals: {
    path: 'counted without whose it was',
    navigation: 'counted without whose it was',
    connection: 'counted without whose it was',
    vitals: 'counted without whose it was',
  },
  reportVisit: {
    path: 'counted without whose it was',
    isNew: 'counted without whose it was',
    language: 'counted without whose it was',
    source: 'counted without whose it was',
    device: 'counted without whose it was',
    depth: 'counted without whose it was',
    seconds: 'counted without whose it was',
    interactions: 'counted without whose it was',
    sections: 'counted without whose it was',
    events: 'counted without whose it was',
  },
  register: {
    email: kept('users.email', 'deleted.account'),
    firstName: kept('users.firstName', 'deleted.account'),
    lastName: kept('users.lastName', 'deleted.account'),
    password: 'kept as a digest',
    invitation: 'used once',
  },
  login: { email: 'compared', password: 'compared', as: 'one of a few words' },
  forgotPassword: { email: 'mailed, if there is such an account' },
  sendMagicLink: { email: 'mailed, if there is such an account' },
  resetPassword: { token: 'used once', password: 'kept as a digest' },
  useMagicLink: { token: 'used once' },
  verifyEmail: { token: 'used once' },
  changePassword: { currentPassword: 'compared', newPassword: 'kept as a digest' },
  deleteAccount: { password: 'compared' },
  changeName: {
    firstName: kept('users.firstName', 'deleted.account'),
    lastName: kept('users.lastName', 'deleted.account'),
  },
  askForAddress: { email: 'mailed', password: 'compared' },
  confirmAddress: { token: 'compared' },
  giveCode: { code: 'compared' },
  endSecondFactor: { code: 'compared' },
  approveMilestone: { comment: kept('milestone_decisions.comment', 'deleted.remarks') },
  requestChanges: { comment: kept('milestone_decisions.comment', 'deleted.remarks') },
  sendMessage: { text: kept('project_messages.text', 'deleted.writing') },
  requestUpdate: { note: kept('update_requests.note', 'deleted.writing') },
  proposeMeeting: {
    startsAt: kept('meeting_proposals.starts_at', 'deleted.proposals'),
    minutes: kept('meeting_proposals.minutes', 'deleted.proposals'),
    topic: kept('meeting_proposals.topic', 'deleted.proposals'),
    timeZone: kept('meeting_proposals.time_zone', 'deleted.proposals'),
  },
  markThreadRead: { until: 'a time, with the account' },
  setNotices: { mail: 'yes or no' },
  addPush: {
    endpoint: kept('push_subscriptions.endpoint', 'given.device'),
    keys: kept('push_subscriptions.p256dh', 'given.device'),
  },
  removePush: { endpoint: 'compared' },
  mcp: {
    jsonrpc: 'belongs to the protocol',
    id: 'belongs to the protocol',
    method: 'belongs to the protocol',
  },
} as const satisfies { [Name in OpenCall]: Record<keyof Body<Name>, Kept | string> }

/** Fields of messages to the owner, with their columns. */
export const messageFields = z.keyof(writtenMessage).options.map((field) => ({
  field,
  column: personalFields.sendContact[field].column,
}))
