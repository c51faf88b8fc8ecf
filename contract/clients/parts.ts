/** Fields that the owner enters about a project, with their errors. */
import * as z from 'zod/mini'
import type { ClientFieldError } from '#contract/errors.ts'
import { listOf } from '#contract/list.ts'
import { milestoneStatuses, projectStatuses } from '#contract/portal/portal.ts'
import { code, optionalText, typedEmail, typedLine } from '#contract/text.ts'

export const PROJECT_NAME_MAX = 120
const PROJECT_SUMMARY_MAX = 1000
const MILESTONE_TITLE_MAX = 160
const LINE_MAX = 300
export const MEMBER_MAX = 120

/** Maximum number per project. */
export const MOST = { milestones: 100, deliverables: 30, technologies: 40, team: 50 }

/** In the currency's smallest unit; an exact number. */
const AMOUNT_MAX = 1_000_000_000_000

const issue = (id: ClientFieldError) => id

export const someOf = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  listOf(item, most, { notList: issue('value-invalid'), tooMany: issue('too-many') })

export const entryId = code(64, 'id-invalid').check(z.regex(/^[\w-]{1,64}$/, issue('id-invalid')))
const line = (max: number) => typedLine('text-required', max)
const summary = optionalText(PROJECT_SUMMARY_MAX)
const wholeNumber = z.int({ error: issue('number-invalid') })
/** Of an amount in the smallest unit: a number with a fraction had more decimals than its currency. */
const amountFault = ({ input }: { input?: unknown }) =>
  issue(Number.isFinite(input) ? 'amount-too-fine' : 'number-invalid')
const amount = z
  .int({ error: amountFault })
  .check(z.gte(0, issue('number-invalid')), z.lte(AMOUNT_MAX, issue('number-invalid')))
/** A count, up to the databases' integers. */
export const count = wholeNumber.check(z.gte(0, issue('number-invalid')), z.lte(2 ** 31 - 1, issue('number-invalid')))
const score = wholeNumber.check(z.gte(0, issue('number-invalid')), z.lte(100, issue('number-invalid')))
/** Epoch milliseconds, until the year 9999. */
export const moment = wholeNumber.check(
  z.gte(0, issue('number-invalid')),
  z.lte(Date.UTC(9999, 11, 31), issue('number-invalid')),
)
export const choice = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: issue('choice-invalid') })
const yesOrNo = z.boolean({ error: issue('choice-invalid') })

/** A valid calendar day. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, text.length) === text
const dayOr = (missing: ClientFieldError) =>
  code('2026-03-31'.length, 'day-invalid').check(
    // An empty value reports only this error.
    z.refine((text) => text !== '', { message: missing, abort: true }),
    z.refine(isDay, issue('day-invalid')),
  )
const typedDay = dayOr('day-required')

/** A currency that `Intl` can format. */
const currency = code(3, 'currency-invalid').check(
  z.refine((one) => Intl.supportedValuesOf('currency').includes(one), issue('currency-invalid')),
)

export const projectBasics = {
  name: line(PROJECT_NAME_MAX),
  summary,
  /** Null for a project without a client. */
  clientEmail: z.nullable(typedEmail),
  status: choice(projectStatuses),
  progress: score,
  startDate: typedDay,
  expectedDelivery: typedDay,
  technologies: someOf(line(MEMBER_MAX), MOST.technologies),
  currency,
  totalBudget: amount,
}

export const deliveryAfterStart = <Project extends { startDate: string; expectedDelivery: string }>() =>
  z.refine<Project>(({ startDate, expectedDelivery }) => expectedDelivery >= startDate, {
    path: ['expectedDelivery'],
    message: issue('day-before-start'),
  })

export const milestoneBasics = {
  id: entryId,
  title: line(MILESTONE_TITLE_MAX),
  dueDate: dayOr('due-required'),
  deliverables: someOf(line(LINE_MAX), MOST.deliverables),
}
export const milestoneStatus = choice(milestoneStatuses)

export const memberBasics = { id: entryId, name: line(MEMBER_MAX), role: line(MEMBER_MAX), isLead: yesOrNo }

export const expenseBasics = { date: typedDay, label: line(LINE_MAX), amount }

export const readingBasics = {
  codeQuality: score,
  performance: score,
  security: score,
  testCoverage: score,
}
