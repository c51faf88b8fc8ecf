/** A message that came back, beside what is being written in its place. */
import { type ContactField, contactFields } from '#contract/contact-fields.ts'
import { recordOf } from '#contract/keys.ts'
import type { ContactValues } from './draft.ts'

/** What is being written wins its field; what it would take the place of follows it, below the message. */
export function withRefused(
  written: ContactValues,
  refused: Partial<Record<ContactField, string | undefined>>,
): ContactValues {
  const displaced = contactFields.flatMap((name) => {
    const text = refused[name] ?? ''
    const isThere = name === 'message' ? written.message.includes(text) : written[name] === text
    return written[name] === '' || isThere ? [] : [text]
  })
  const values = recordOf(contactFields, (name) => written[name] || (refused[name] ?? ''))
  if (displaced.length === 0) return values
  return { ...values, message: [values.message, displaced.join('\n')].join('\n\n') }
}
