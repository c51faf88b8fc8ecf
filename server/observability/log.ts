/** The site's log: one JSON line for each event. */
import { type DestinationStream, destination, type Level, type Logger, pino, stdSerializers } from 'pino'

/** Lines that wait for a disk to have room, or for a reader who hangs. Those beyond are dropped. */
const WAITING_CHARACTERS = 1_000_000

function standardOutput(): DestinationStream {
  const output = destination({ dest: 1, maxLength: WAITING_CHARACTERS })
  // A log that cannot be written ends nothing: without a listener this error would end the process.
  output.on('error', () => {})
  return output
}

export function createLog(level: Level | 'silent', to: DestinationStream = standardOutput()): Logger {
  const options = {
    level,
    base: null,
    serializers: {
      // Databases put the offending row into their errors' other properties.
      err: (error: Error & { code?: string }) => {
        const { type, message, stack } = stdSerializers.err(error)
        return { type, message, stack, code: error.code }
      },
    },
  }
  return pino(options, to)
}
