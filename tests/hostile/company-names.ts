/**
 * Loaded into a server process and its workers before anything else (`--import`): what goes to `https://company-<number>.com`
 * ends at the server of the hostile pages, whose port stands in this file's address. With `browser=none` there the machine
 * has no Chromium in the usual places. The server also says for how long its thread computes without a break: processor
 * time, in which other work on the machine has no part.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import tls from 'node:tls'

const { searchParams } = new URL(import.meta.url)
const port = Number(searchParams.get('port'))

const connect = tls.connect as (options: tls.ConnectionOptions) => tls.TLSSocket
/** Without encryption, for which the names would need certificates. */
tls.connect = ((options: tls.ConnectionOptions) => {
  if (!/^(?:www\.)?company-\d+\.com$/.test(options.servername ?? '')) return connect(options)
  const socket = net.connect(port, '127.0.0.1') as tls.TLSSocket
  socket.once('connect', () => socket.emit('secureConnect'))
  return socket
}) as typeof tls.connect

if (searchParams.get('browser') === 'none') {
  const exists = fs.existsSync
  fs.existsSync = (path) => !/chrom/i.test(String(path)) && exists(path)
}
syncBuiltinESMExports()

/** Shorter ones are not worth a line. */
const LONG_MS = 25
// A worker process has a channel to the server.
if (!process.send) {
  let last = process.threadCpuUsage()
  const tick = () => {
    const { user, system } = process.threadCpuUsage(last)
    const ms = Math.round((user + system) / 1000)
    last = process.threadCpuUsage()
    if (ms >= LONG_MS) process.stdout.write(`computed for ${ms} ms\n`)
    setTimeout(tick, 5).unref()
  }
  tick()
}
