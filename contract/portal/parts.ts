/** Common parts of the portal's calls. */
import * as z from 'zod/mini'
import type { PortalFieldError } from '#contract/errors.ts'
import { code } from '#contract/text.ts'

export const issue = (id: PortalFieldError) => id
export const id = code(64).check(z.regex(/^[\w-]{1,64}$/))
/** A day without a time or a zone: `2026-03-31`. */
export const day = z.string()
/** Epoch milliseconds. */
export const time = z.number()
/** An amount in the currency's smallest unit: 1250 is 12.50 €, and ¥1250. */
export const money = z.int()
export const percent = z.int().check(z.gte(0), z.lte(100))

export const ofProject = z.object({ id })

/** The side of the author: `client` or `owner`. */
export const side = z.enum(['client', 'owner'])
