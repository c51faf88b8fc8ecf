/** Formats a person's full name. */

/** Chinese, Japanese and Korean names in their own characters. Katakana marks a foreign name. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u

interface Named {
  firstName: string
  lastName: string
}

/** Of a name that is written as one. */
export interface NameParts {
  given: string
  /** The whole name, where nothing tells its parts. */
  family: string
  /** "Dr.", "Prof. Dr." */
  titles?: string
  /** What stands behind a comma: "PhD". */
  degrees?: string
}

export const isFamilyFirst = ({ firstName, lastName }: Named): boolean =>
  FAMILY_FIRST.test(firstName) && FAMILY_FIRST.test(lastName)

/** @returns both names in the order of their script; empty without names. */
export function wholeName({ firstName, lastName }: Named): string {
  return isFamilyFirst({ firstName, lastName }) ? lastName + firstName : `${firstName} ${lastName}`.trim()
}

/** Falls back to the address without a name. */
export const nameOrAddress = (person: Named & { email: string }): string => wholeName(person) || person.email
