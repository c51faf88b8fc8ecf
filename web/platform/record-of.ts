/** @returns a value for each key, as the compiler knows it; `Object.fromEntries` forgets the keys. */
export const recordOf = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>
