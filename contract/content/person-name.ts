/** How a person's name is written as a whole. */

/** Chinese, Japanese and Korean names in their own characters. What is in katakana is a name from elsewhere. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u

interface Named {
  firstName: string
  lastName: string
}

/** @returns both names in the order of the characters they are written in; empty if there is none. */
export function wholeName({ firstName, lastName }: Named): string {
  const isFamilyFirst = FAMILY_FIRST.test(firstName) && FAMILY_FIRST.test(lastName)
  return isFamilyFirst ? lastName + firstName : `${firstName} ${lastName}`.trim()
}

/** Who told no name is called by the address. */
export const nameOrAddress = (person: Named & { email: string }): string => wholeName(person) || person.email
