/** @throws if there is no value, where a test relies on one. */
export function expectDefined<Value>(value: Value): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error('There is no value.')
  return value
}
