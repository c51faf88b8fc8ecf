/** The site's log: one JSON line for each event. */
import { type DestinationStream, destination, type Level, type Logger, pino, stdSerializers } from 'pino'

/** Buffer for lines while the disk is full or the reader hangs. Further lines are dropped. */
const WAITING_CHARACTERS = 1_000_000

function standardOutput(): DestinationStream {
  const output = destination({ dest: 1, maxLength: WAITING_CHARACTERS })
  // A failing log must not end the process, which this error would without a listener.
  output.on('error', () => {})
  return output
}

export function createLog(level: Level | 'silent', to: DestinationStream = standardOutput()): Logger {
  return pino({ level, base: null, serializers: { err: describeError } }, to)
}

interface DescribedError {
  type: string
  message: string
  stack: string
  code: string | undefined
  errors?: DescribedError[]
}

/** Databases put the row's values into other properties of errors. */
function describeError(error: Error & { code?: string }): DescribedError {
  const { type, message, stack } = stdSerializers.err(error)
  const all: unknown[] = error instanceof AggregateError ? error.errors : []
  const errors = all.filter((one) => one instanceof Error).map(describeError)
  return { type, message, stack, code: error.code, ...(errors.length > 0 && { errors }) }
}
