/** What `node:http` alone can do: one body, ready in memory. Arguments: file, encoding. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , file = '', encoding] = process.argv
const body = readFileSync(encoding === 'br' ? `${file}.br` : file)
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Length': body.length,
  ...(encoding === 'br' && { 'Content-Encoding': 'br' }),
}

const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.stdout.write(`bare server at http://127.0.0.1:${address.port}\n`)
})
