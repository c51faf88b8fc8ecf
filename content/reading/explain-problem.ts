/** Says what is wrong in an owner's file in their words, and what to write instead. */
import type * as z from 'zod/mini'
import { blankLeftOut } from './explain-yaml.ts'
import { type Def, defOf, unwrap } from './schema-parts.ts'

interface Explained {
  key: string
  reason: string
  suggestion?: string
}

const kinds: Record<string, string> = {
  string: 'text',
  array: 'a list',
  record: 'a map',
  object: 'a map',
  number: 'a number, without quotes',
  int: 'a whole number, without quotes',
}

const shapes: Record<string, { suggestion: string }> = {
  array: { suggestion: 'Write it like [one, another].' },
  record: { suggestion: 'Begin each entry with an id of your choice and a colon, and indent what belongs to it.' },
  string: { suggestion: 'Write one text, in quotes where it begins with a sign.' },
}

/** @returns one problem, or one for each key that is unknown. @param schema of the whole file. */
export function explainIssue(
  issue: z.core.$ZodIssue,
  schema: z.core.$ZodType,
): (Explained & { path: PropertyKey[] })[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, path)
    return issue.keys.map((key) => ({
      path: [...path, key],
      key: [...path, key].join('.'),
      reason: 'is unknown',
      ...suggestOf(key, known),
    }))
  }
  return [{ path, key: path.join('.'), ...explainValue(issue) }]
}

function explainValue(issue: z.core.$ZodIssue): Omit<Explained, 'key'> {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return { reason: 'is missing' }
    if (issue.expected === 'string' && ['number', 'boolean'].includes(typeof issue.input))
      return { reason: 'is no text: write it in quotes' }
    if (issue.expected === 'string' && issue.input === null)
      return { reason: 'is empty', suggestion: 'Write the text, or remove the key.' }
    if (issue.expected === 'boolean') return { reason: 'must be true or false' }
    const line = typeof issue.input === 'string' && blankLeftOut(issue.input)
    if (line) return line
    const reason = `must be ${kinds[issue.expected] ?? `a ${issue.expected}`}`
    return { reason, ...shapes[issue.expected] }
  }
  // Zod's small build has no words of its own.
  if (issue.message !== 'Invalid input') return { reason: issue.message }
  if (issue.code === 'invalid_value') return { reason: `must be one of ${issue.values.join(', ')}` }
  if (issue.code === 'too_big') return { reason: `must be at most ${issue.maximum}` }
  if (issue.code === 'too_small') return { reason: `must be at least ${issue.minimum}` }
  if (issue.code === 'invalid_key') {
    const [first] = issue.issues
    return { reason: first?.message ?? 'is no valid id' }
  }
  return { reason: issue.message }
}

/** The keys that a map in the file may have; none where it may have any. */
function keysAt(schema: z.core.$ZodType, path: PropertyKey[]): string[] {
  let at: z.core.$ZodType | undefined = schema
  for (const key of path) {
    const { shape, valueType, element }: Def = defOf(unwrap(at))
    at = shape?.[String(key)] ?? valueType ?? element
    if (!at) return []
  }
  return Object.keys(defOf(unwrap(at)).shape ?? {})
}

export function suggestOf(word: string, known: string[]): { suggestion?: string } {
  if (known.length === 0) return {}
  const [nearest] = known
    .map((one) => ({ one, distance: distanceBetween(word.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  if (nearest && nearest.distance <= Math.max(1, Math.ceil(word.length / 3)))
    return { suggestion: `Did you mean ${nearest.one}?` }
  return { suggestion: `There are ${known.join(', ')}.` }
}

/** How many letters have to be changed, added or removed to make one word of the other (Levenshtein). */
function distanceBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of Array.from(one).entries()) {
    const now = [i + 1]
    for (const [j, against] of Array.from(other).entries()) {
      const [swapped = 0, removed = 0, added = 0] = [before[j], before[j + 1], now[j]]
      now.push(Math.min(removed + 1, added + 1, swapped + (letter === against ? 0 : 1)))
    }
    before = now
  }
  return before.at(-1) ?? 0
}
