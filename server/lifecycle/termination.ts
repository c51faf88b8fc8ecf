/**
 * Aborted by the first SIGTERM or SIGINT. The next ones change nothing: one Ctrl-C in a terminal may arrive twice, from the
 * terminal itself and from npm.
 */
export function terminationSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => controller.abort())
  return controller.signal
}
