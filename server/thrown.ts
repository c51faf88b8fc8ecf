/** What was thrown may be anything: reads what errors of Node, databases and services carry beside their message. */

export const codeOf = (thrown: unknown): unknown => partOf(thrown, 'code')

/** @returns undefined where it is no number. */
export function numberOf(thrown: unknown, name: 'errcode' | 'statusCode' | 'responseCode'): number | undefined {
  const value = partOf(thrown, name)
  return typeof value === 'number' ? value : undefined
}

const partOf = (thrown: unknown, name: string): unknown =>
  thrown instanceof Error ? Reflect.get(thrown, name) : undefined
