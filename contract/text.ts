/** Text as people type it, checked the same way in the browser and on the server. */
import * as z from 'zod/mini'
import type { ClientFieldError, FieldError } from './errors.ts'

const issue = (id: FieldError | ClientFieldError) => id

/** No NUL and no lone surrogate: neither can be stored or mailed, and no keyboard makes them. */
const readable = z.refine<string>((text) => !text.includes('\0') && text.isWellFormed(), {
  message: issue('unreadable-characters'),
  abort: true,
})

/**
 * Required text that a person typed: trimmed, not blank, at most `max` Unicode code points.
 * A missing or non-string value counts as blank.
 */
export const typedText = (required: FieldError | ClientFieldError, max: number) =>
  z
    .string({ error: issue(required) })
    .check(
      readable,
      z.trim(),
      z.minLength(1, { message: issue(required), abort: true }),
      z.maxLength(max, issue('too-long')),
    )

/** One line: as `typedText`, with line breaks folded into spaces so that it can stand in a mail header. */
export const typedLine = (required: FieldError | ClientFieldError, max: number) =>
  typedText(required, max).check(z.overwrite((text) => text.replace(/\s*[\r\n]+\s*/g, ' ')))

/** Text that may be left empty. */
export const optionalText = (max: number) => z.string().check(readable, z.trim(), z.maxLength(max, issue('too-long')))

/** A line that may be left empty. */
export const optionalLine = (max: number) =>
  optionalText(max).check(z.overwrite((text) => text.replace(/\s*[\r\n]+\s*/g, ' ')))

// What browsers accept in <input type="email"> (HTML Standard, "valid e-mail address"), with a dot required in the domain.
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** RFC 5321 section 4.5.3.1.3: a path is at most 256 octets with its angle brackets. */
const EMAIL_MAX = 254

export const typedEmail = typedText('email-required', EMAIL_MAX).check(
  z.regex(emailPattern, { message: issue('email-invalid') }),
)

/** The path of a page of this site, as browsers tell it: without query and fragment. */
export const pagePath = z.string().check(z.regex(/^\/[^?#]*$/), z.maxLength(200))
