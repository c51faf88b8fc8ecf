/** Lists and records as an endpoint takes them: how many there may be comes before any of them is looked at. */
import * as z from 'zod/mini'
import type { AnyFieldError } from './errors.ts'

const countOf = (given: unknown) => {
  if (Array.isArray(given)) return given.length
  return typeof given === 'object' && given !== null ? Object.keys(given).length : 0
}

/** A transformation alone would make what it stands before something that may be left out. */
const countFirst = <Many extends z.ZodMiniType>(many: Many, most: number, message?: AnyFieldError) =>
  z.nonoptional(
    z.pipe(
      z.transform((given: unknown, { issues }) => {
        if (countOf(given) > most) issues.push({ code: 'custom', input: given, ...(message && { message }) })
        return given
      }),
      many,
    ),
  )

interface Messages {
  notList?: AnyFieldError
  tooMany?: AnyFieldError
}

/** At most `most` items; of more than these nothing else is said. Without messages no form can cause what they are for. */
export const listOf = <Item extends z.ZodMiniType>(item: Item, most: number, { notList, tooMany }: Messages = {}) =>
  countFirst(z.array(item, notList ? { error: notList } : {}).check(z.maxLength(most)), most, tooMany)

/** A record of at most `most` keys. */
export const recordOf = <Fields extends z.ZodMiniType>(fields: Fields, most: number) => countFirst(fields, most)
