/** @throws if there is no value, where the code before has made sure of one. */
export function required<Value>(value: Value): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error('A value is missing.')
  return value
}
