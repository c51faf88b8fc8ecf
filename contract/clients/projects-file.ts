/** The JSON file for export and import of projects. */
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { meetingAnswers, TOPIC_MAX, timeZone } from '#contract/portal/meetings.ts'
import { MESSAGE_MAX, NOTE_MAX } from '#contract/portal/messages.ts'
import { id, side } from '#contract/portal/parts.ts'
import { COMMENT_MAX, decisionKinds } from '#contract/portal/portal.ts'
import { optionalText } from '#contract/text.ts'
import {
  choice,
  count,
  deliveryAfterStart,
  entryId,
  expenseBasics,
  MEMBER_MAX,
  MOST,
  memberBasics,
  milestoneBasics,
  milestoneStatus,
  moment,
  projectBasics,
  readingBasics,
  someOf,
} from './parts.ts'

/** Larger files are rejected. */
const PROJECTS_FILE_MAX_BYTES = 10 * 1024 * 1024
const MOST_PROJECTS = 5000
const MOST_ENTRIES = 10_000

const name = optionalText(MEMBER_MAX * 2)
const entries = <Item extends z.ZodMiniType>(item: Item) => someOf(item, MOST_ENTRIES)

/** A whole project without its documents' contents. */
const fileProject = z
  .strictObject({
    id: entryId,
    ...projectBasics,
    createdAt: moment,
    milestones: someOf(
      z.strictObject({
        ...milestoneBasics,
        status: milestoneStatus,
        completedAt: z.nullable(moment),
        /** Number of deliveries. */
        delivery: count,
        decisions: entries(
          z.strictObject({
            /** The delivery that was decided on. */
            delivery: count,
            kind: choice(decisionKinds),
            comment: optionalText(COMMENT_MAX),
            by: name,
            at: moment,
          }),
        ),
      }),
      MOST.milestones,
    ),
    team: someOf(z.strictObject({ ...memberBasics, lastActiveAt: z.nullable(moment) }), MOST.team),
    expenses: entries(z.strictObject({ id: entryId, ...expenseBasics })),
    readings: entries(z.strictObject({ id: entryId, measuredAt: moment, ...readingBasics })),
    messages: entries(
      z.strictObject({
        id: entryId,
        author: choice(side.options),
        authorName: name,
        text: optionalText(MESSAGE_MAX),
        sentAt: moment,
      }),
    ),
    updates: entries(
      z.strictObject({ id: entryId, text: optionalText(MESSAGE_MAX), postedBy: name, postedAt: moment }),
    ),
    updateRequests: entries(
      z.strictObject({
        id: entryId,
        note: optionalText(NOTE_MAX),
        requestedBy: name,
        requestedAt: moment,
        answeredAt: z.nullable(moment),
      }),
    ),
    meetings: entries(
      z.strictObject({
        id: entryId,
        startsAt: moment,
        minutes: count,
        topic: optionalText(TOPIC_MAX),
        proposedBy: name,
        proposedAt: moment,
        answer: z.nullable(choice(meetingAnswers)),
        answeredAt: z.nullable(moment),
        /** Files of earlier versions lack it. */
        answerNote: z._default(optionalText(NOTE_MAX), ''),
        timeZone: z.nullable(timeZone),
      }),
    ),
  })
  .check(deliveryAfterStart())
export type FileProject = z.infer<typeof fileProject>

/** The file's schema. Money is in the currency's smallest unit, days are `2026-03-31`, times epoch milliseconds. */
export const projectsFile = z.strictObject({ version: z.literal(1), projects: someOf(fileProject, MOST_PROJECTS) })
export type ProjectsFile = z.infer<typeof projectsFile>

export const exportProjects = endpoint({
  method: 'GET',
  path: '/api/admin/projects-file',
  summary: 'All projects, or one, as a JSON file for `importProjects`.',
  access: 'admin',
  query: z.object({ id: z.optional(id) }),
  file: 'application/json',
  reply: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }),
  errors: ['not-found', 'malformed-request'],
})

export const importProjects = endpoint({
  method: 'POST',
  path: '/api/admin/projects-file',
  summary:
    'Imports projects from such a file: all, or none if there is an error, which is reported by its path. Existing entries are matched by id and updated; nothing is deleted, nobody is mailed, and a project of another client is rejected.',
  access: 'admin',
  takesFile: PROJECTS_FILE_MAX_BYTES,
  reply: z.object({ success: z.literal(true), created: z.int(), changed: z.int() }),
  errors: ['invalid-input', 'upload-stalled'],
})
