/**
 * Loaded into a server process and its threads before anything else (`--import`): what goes to `https://company-<number>.com`
 * ends at the server of the hostile pages, whose port stands in this file's address. With `browser=none` there the machine
 * has no Chromium in the usual places.
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
