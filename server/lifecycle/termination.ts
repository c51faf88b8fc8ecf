/**
 * Aborted by the first SIGTERM or SIGINT. Later ones are ignored: one Ctrl-C may arrive twice, from the terminal
 * and from npm.
 */
export function terminationSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => controller.abort())
  return controller.signal
}
