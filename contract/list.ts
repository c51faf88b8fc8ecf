/** Lists and records of endpoints: their length is checked before their items. */
import * as z from 'zod/mini'
import type { AnyFieldError } from './errors.ts'

const countOf = (given: unknown) => {
  if (Array.isArray(given)) return given.length
  return typeof given === 'object' && given !== null ? Object.keys(given).length : 0
}

/** A transformation alone would make the field optional. */
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

/** At most `most` items; more is the only error then. Omit messages for errors that no form can cause. */
export const listOf = <Item extends z.ZodMiniType>(item: Item, most: number, { notList, tooMany }: Messages = {}) =>
  countFirst(z.array(item, notList ? { error: notList } : {}).check(z.maxLength(most)), most, tooMany)

/** A record of at most `most` keys. */
export const recordOf = <Fields extends z.ZodMiniType>(fields: Fields, most: number) => countFirst(fields, most)
