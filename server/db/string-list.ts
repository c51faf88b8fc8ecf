/** A list of texts in one column, as JSON. */
import * as z from 'zod/mini'

const strings = z.array(z.string())

export const readStrings = (column: string): string[] => z.parse(strings, JSON.parse(column))
