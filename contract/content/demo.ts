/** The sample projects of a demonstration (`content/demo/projects.ts`). */
import * as z from 'zod/mini'
import { decisionKinds, milestoneStatuses, projectStatuses } from '#contract/portal/portal.ts'

const text = (max: number) =>
  z.string().check(
    z.refine((value) => value.trim() !== '', 'is empty'),
    z.maxLength(max, `is longer than ${max} characters`),
  )
const title = text(80)
/** Days and hours count from a site's first start; money is in the currency's smallest unit. */
const daysFromStart = z.int()
const hoursFromStart = z.int()
const score = z.int().check(z.gte(0), z.lte(100))

export const demoProjects = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^demo-[a-z-]+$/)),
    name: title,
    summary: text(300),
    status: z.enum(projectStatuses),
    progress: score,
    startDay: daysFromStart,
    deliveryDay: daysFromStart,
    technologies: z.array(z.string()),
    currency: z.string().check(z.length(3)),
    totalBudget: z.int(),
    expenses: z.array(z.strictObject({ day: daysFromStart, label: title, amount: z.int() })),
    milestones: z.array(
      z.strictObject({
        title,
        status: z.enum(milestoneStatuses),
        dueDay: daysFromStart,
        completedDay: z.optional(daysFromStart),
        deliverables: z.array(z.string()),
        decision: z.optional(z.strictObject({ kind: z.enum(decisionKinds), comment: z.string(), day: daysFromStart })),
      }),
    ),
    readings: z.array(
      z.strictObject({
        day: daysFromStart,
        codeQuality: score,
        performance: score,
        security: score,
        testCoverage: score,
      }),
    ),
    team: z.array(z.strictObject({ name: title, role: title, isLead: z.boolean(), activeHours: hoursFromStart })),
    /** Their lines. */
    documents: z.array(
      z.strictObject({
        name: z.string(),
        mediaType: z.enum(['text/plain', 'text/csv']),
        day: daysFromStart,
        text: z.array(z.string()),
      }),
    ),
    messages: z.array(z.strictObject({ from: z.enum(['client', 'owner']), hours: hoursFromStart, text: text(1000) })),
    updates: z.array(z.strictObject({ hours: hoursFromStart, text: text(1000) })),
    updateRequest: z.optional(
      z.strictObject({ hours: hoursFromStart, note: text(1000), answeredHours: z.optional(hoursFromStart) }),
    ),
    meeting: z.optional(
      z.strictObject({ day: daysFromStart, minutes: z.int(), topic: title, proposedHours: hoursFromStart }),
    ),
  }),
)
export type DemoProjects = z.infer<typeof demoProjects>
