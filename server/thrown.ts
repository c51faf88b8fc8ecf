/** What was thrown may be anything: reads what errors of Node, databases and services carry beside their message. */

export const codeOf = (thrown: unknown): unknown => partOf(thrown, 'code')

/** @returns undefined where it is no number. */
export function numberOf(thrown: unknown, name: 'errcode' | 'statusCode' | 'responseCode'): number | undefined {
  const value = partOf(thrown, name)
  return typeof value === 'number' ? value : undefined
}

/** @returns an empty text where it is none. */
export function textOf(thrown: unknown, name: 'responseBody'): string {
  const value = partOf(thrown, name)
  return typeof value === 'string' ? value : ''
}

const partOf = (thrown: unknown, name: string): unknown =>
  thrown instanceof Error ? Reflect.get(thrown, name) : undefined

/** Takes every step, whatever became of those before it. @throws AggregateError of those that failed, each with its name. */
export async function attemptAll(steps: Record<string, () => Promise<unknown>>): Promise<void> {
  const failures: Error[] = []
  for (const [name, step] of Object.entries(steps)) {
    await step().catch((cause: unknown) => {
      // Steps of a step are named themselves.
      if (cause instanceof AggregateError) failures.push(...cause.errors)
      else failures.push(new Error(name, { cause }))
    })
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Failed: ${failures.map(({ message }) => message).join(', ')}`)
}
