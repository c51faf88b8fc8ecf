/** The site's log: one JSON line for each event. */
import { type DestinationStream, type Level, type Logger, pino, stdSerializers } from 'pino'

/** @param destination standard output unless told otherwise. */
export function createLog(level: Level | 'silent', destination?: DestinationStream): Logger {
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
  return destination ? pino(options, destination) : pino(options)
}
