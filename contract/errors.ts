/** The closed list of errors. Their public texts are in `content/interface/<language>/errors.ts`. */

import * as z from 'zod/mini'
import { keysOf } from './keys.ts'

export const errorStatus = {
  'malformed-request': 400,
  'invalid-input': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'second-factor-required': 401,
  'foreign-origin': 403,
  'not-allowed': 403,
  'registration-closed': 403,
  'sign-in-again': 403,
  'account-disabled': 403,
  'password-outgrown': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'upload-stalled': 408,
  'email-taken': 409,
  'account-exists': 409,
  'last-admin': 409,
  'own-account': 409,
  'address-unproven': 409,
  'second-factor-on': 409,
  'not-delivered': 409,
  'already-decided': 409,
  'changed-meanwhile': 409,
  'link-expired': 410,
  'document-link-expired': 410,
  'too-large': 413,
  'quota-exceeded': 413,
  'unsupported-type': 415,
  'file-refused': 415,
  'key-reused': 422,
  'audit-failed': 422,
  'page-too-heavy': 422,
  'rate-limited': 429,
  'internal-error': 500,
  'resume-unreadable': 500,
  'report-unreadable': 500,
  unavailable: 503,
  'storage-full': 507,
} as const

export type ErrorId = keyof typeof errorStatus
const errorIds = keysOf(errorStatus)

/** Errors that any call may give. */
export const commonErrors = [
  'malformed-request',
  'foreign-origin',
  'method-not-allowed',
  'too-large',
  'unsupported-type',
  'internal-error',
  'unavailable',
  'storage-full',
] as const satisfies readonly ErrorId[]

/** Errors by who may make a call. */
export const accessErrors = {
  anyone: [],
  client: ['not-signed-in'],
  admin: ['not-signed-in', 'not-allowed'],
} as const satisfies Record<string, readonly ErrorId[]>

/** Errors of one form field. Schemas use these ids as messages; each side translates them. */
export const fieldErrors = [
  'name-required',
  'email-required',
  'email-invalid',
  'subject-required',
  'message-required',
  'url-required',
  'url-invalid',
  'role-required',
  'too-long',
  'unreadable-characters',
] as const
export type FieldError = (typeof fieldErrors)[number]

/** Field errors of the server only, so that no page carries their texts. */
const serverFieldErrors = ['advert-required', 'no-requirements'] as const
type ServerFieldError = (typeof serverFieldErrors)[number]

/** Field errors of account forms; their texts load with these forms. */
const accountFieldErrors = [
  'password-required',
  'password-short',
  'password-short-admin',
  'password-long',
  'password-common',
  'password-own-address',
  'password-wrong',
  'invitation-wrong-address',
  'code-required',
  'code-wrong',
] as const
export type AccountFieldError = (typeof accountFieldErrors)[number]

/** Field errors of the client portal; their texts load with it. */
const portalFieldErrors = ['time-required', 'time-past', 'file-name-invalid', 'file-empty'] as const
export type PortalFieldError = (typeof portalFieldErrors)[number]

/** Field errors of the owner's forms about clients; their texts load with these. */
export const clientFieldErrors = [
  'text-required',
  'day-required',
  'due-required',
  'day-invalid',
  'day-before-start',
  'number-invalid',
  'amount-too-fine',
  'currency-invalid',
  'choice-invalid',
  'id-invalid',
  'id-taken',
  'too-many',
  'unknown-field',
  'value-invalid',
  'json-invalid',
  'client-mismatch',
  'name-mismatch',
  'milestone-delivered',
] as const
export type ClientFieldError = (typeof clientFieldErrors)[number]

export type AnyFieldError = FieldError | ServerFieldError | AccountFieldError | PortalFieldError | ClientFieldError

/** True for field errors with a public text; schemas have other messages too. */
export const isFieldError = (message: string): message is AnyFieldError =>
  [...fieldErrors, ...serverFieldErrors, ...accountFieldErrors, ...portalFieldErrors, ...clientFieldErrors].some(
    (known) => known === message,
  )

/** The body of every error reply. */
export const errorBody = z.object({
  success: z.literal(false),
  error: z.enum(errorIds),
  message: z.string(),
  requestId: z.string(),
  /** For `invalid-input`: the error of each field, in the visitor's language. */
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ErrorBody = z.infer<typeof errorBody>
