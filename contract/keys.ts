/** Objects whose keys are known to the compiler and complete: `Object.keys` and `Object.entries` forget which they are. */

export const keysOf = <Key extends string>(of: Readonly<Partial<Record<Key, unknown>>>) => Object.keys(of) as Key[]

export const entriesOf = <Key extends string, Value>(of: Readonly<Partial<Record<Key, Value>>>) =>
  Object.entries(of) as [Key, Value][]

/** @returns a value for each key; `Object.fromEntries` forgets the keys. */
export const recordOf = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>

/** Also says of the value that it is one of the list. */
export const isOneOf = <Value extends string>(list: readonly Value[], value: string): value is Value =>
  list.some((one) => one === value)
