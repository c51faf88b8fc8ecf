/** The server's entry. Signals are heeded first: reading the site's code takes a while, and PID 1 has no default for them. */
import { terminationSignal } from './lifecycle/termination.ts'

const closing = terminationSignal()
const { serve } = await import('./serve.ts')
await serve(closing)
