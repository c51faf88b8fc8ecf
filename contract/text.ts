/**
 * Texts of endpoints, validated the same way in the browser and on the server. All texts are declared here, so that
 * their length is checked first and a text that is too long is not processed further (docs/decisions/031).
 */
import * as z from 'zod/mini'
import type { AnyFieldError } from './errors.ts'
import { EMAIL_MAX } from './limits.ts'

const issue = (id: AnyFieldError) => id

/** White space accepted around a text, in characters, before trimming. */
const ROOM_AROUND = 1000

/** Raw limit in UTF-16 units, which is known without reading the text. */
const lengthFirst = (max: number, message?: AnyFieldError) =>
  z.refine<string>((text) => text.length <= max, { ...(message && { message }), abort: true })

/**
 * Text made by programs: an id, a token, the name of a zone. Add a check of its format.
 *
 * @param max UTF-16 units.
 * @param message for a wrong length or type; omit it if no form can cause the error.
 */
export const code = (max: number, message?: AnyFieldError) =>
  z.string(message ? { error: message } : {}).check(lengthFirst(max, message))

/**
 * Text that people type; checks nothing but its raw length.
 *
 * @param max Unicode code points, each of which is one or two UTF-16 units.
 * @param missing message for a value that is no text.
 */
export const typed = (max: number, missing?: AnyFieldError, tooLong: AnyFieldError = 'too-long') =>
  z.string(missing ? { error: missing } : {}).check(lengthFirst(2 * max + ROOM_AROUND, tooLong))

/** Rejects NUL and lone surrogates: they cannot be stored or mailed, and no keyboard types them. */
export const readable = z.refine<string>((text) => !text.includes('\0') && text.isWellFormed(), {
  message: issue('unreadable-characters'),
  abort: true,
})

const atMost = (max: number) => z.maxLength(max, { message: issue('too-long'), abort: true })

/**
 * Required text that a person typed: trimmed, not blank, at most `max` Unicode code points.
 * A missing or non-string value counts as blank.
 */
export const typedText = (required: AnyFieldError, max: number) =>
  typed(max, required).check(readable, z.trim(), z.minLength(1, { message: required, abort: true }), atMost(max))

/** Folds line breaks and surrounding white space into spaces, so that the text can stand in a mail header. */
const folded = z.overwrite<string>((text) =>
  text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' '),
)

/** One line: as `typedText`, with line breaks folded into spaces. */
export const typedLine = (required: AnyFieldError, max: number) => typedText(required, max).check(folded)

/** Text that may be left empty. */
export const optionalText = (max: number) => typed(max).check(readable, z.trim(), atMost(max))

/** A line that may be left empty. */
export const optionalLine = (max: number) => optionalText(max).check(folded)

// What browsers accept in <input type="email"> (HTML Standard, "valid e-mail address"), with a dot required in the domain.
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

export const typedEmail = typedText('email-required', EMAIL_MAX).check(
  z.regex(emailPattern, { message: issue('email-invalid') }),
)

/** A UUID as `crypto.randomUUID` makes it. */
const UUID_LENGTH = 36
export const uuid = code(UUID_LENGTH).check(z.uuidv4())

/** A search term for a list. */
export const searchText = (max: number) => code(2 * max).check(z.maxLength(max))

const PATH_MAX = 200
/** The path of a page of this site, without query and fragment. */
export const pagePath = code(PATH_MAX).check(z.regex(/^\/[^?#]*$/), z.maxLength(PATH_MAX))
