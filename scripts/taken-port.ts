/** Tells whether other programs have the ports that a command is about to use. */
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Both are asked: `localhost` may be `::1`, which leaves the port of 127.0.0.1 to others. */
const hosts = ['127.0.0.1', 'localhost']

/** @returns the first of these ports that another program on this machine listens on. */
export async function takenPort(ports: number[]): Promise<number | undefined> {
  for (const port of ports) {
    for (const host of hosts) if (await isTaken(port, host)) return port
  }
  return undefined
}

async function isTaken(port: number, host: string): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  }
  server.close()
  await once(server, 'close')
  return false
}
