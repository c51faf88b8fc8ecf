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
  const options = {
    level,
    base: null,
    serializers: {
      // Databases put the row's values into other properties of errors.
      err: (error: Error & { code?: string }) => {
        const { type, message, stack } = stdSerializers.err(error)
        return { type, message, stack, code: error.code }
      },
    },
  }
  return pino(options, to)
}
