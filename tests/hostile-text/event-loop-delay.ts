/**
 * To be imported into a server's process (`node --import`): it answers on HELD_PORT for how many milliseconds its
 * event loop stood still at most since they asked before.
 */
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.env.HELD_PORT) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const server = createServer((_, response) => {
    // A delay is recorded by the timer that was late; this one comes after it, wherever the loop is now.
    setTimeout(() => {
      response.end(String(delay.max / 1e6))
      delay.reset()
    }, 1)
  })
  // A process that the server starts has the same environment, and finds the port taken.
  server.on('error', () => {})
  server.listen(Number(process.env.HELD_PORT), '127.0.0.1').unref()
}
