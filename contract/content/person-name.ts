/** Formats a person's full name. */

/** Chinese, Japanese and Korean names in their own characters. Katakana marks a foreign name. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u

interface Named {
  firstName: string
  lastName: string
}

/** @returns both names in the order of their script; empty without names. */
export function wholeName({ firstName, lastName }: Named): string {
  const isFamilyFirst = FAMILY_FIRST.test(firstName) && FAMILY_FIRST.test(lastName)
  return isFamilyFirst ? lastName + firstName : `${firstName} ${lastName}`.trim()
}

/** Falls back to the address without a name. */
export const nameOrAddress = (person: Named & { email: string }): string => wholeName(person) || person.email
