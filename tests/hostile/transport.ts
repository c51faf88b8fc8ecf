/** Answers whose headers, lengths, redirects and timing are costly to fetch. */
import { expectDefined } from '#tests/builders/defined.ts'
import { drip, endless, fill, HEAD, type HostilePages, MB, many, page, raw, redirect } from './answers.ts'

const withHeaders = (lines: () => string) => raw(() => `${HEAD}Content-Length: 4\r\n${lines()}\r\n<p>a`)

export const transport: HostilePages = {
  'an answer that never comes': () => {},
  'headers that drip': drip('HTTP/1.1 200 OK\r\n', 'X-A: b\r\n'),
  'a body that drips': drip(`${HEAD}\r\n<title>A`, '<'),
  'chunks that drip': drip(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n<\r\n'),
  'a body that never ends': endless(`${HEAD}\r\n`, () => fill('<p>', 65_536)),
  'a body of chunks of one byte': endless(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, () =>
    fill('1\r\n<\r\n', 65_536),
  ),
  'borders of chunks without an end': endless(`${HEAD}Transfer-Encoding: chunked\r\n\r\n1;a=`, () => fill('b', 65_536)),
  'hints without an end': endless('', () => fill('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n', 65_536)),
  'an invitation to go on without an end': endless('', () => fill('HTTP/1.1 102 Processing\r\n\r\n', 65_536)),
  'trailers without an end': endless(`${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\n<\r\n0\r\n`, () =>
    fill('X-A: b\r\n', 65_536),
  ),
  'headers without an end': endless('HTTP/1.1 200 OK\r\n', () => fill('X-A: b\r\n', 65_536)),
  'a header without an end': endless('HTTP/1.1 200 OK\r\nX-A: ', () => fill('b', 65_536)),
  'a status line without an end': endless('HTTP/1.1 200 ', () => fill('O', 65_536)),
  'four thousand headers': withHeaders(() => many(3000, (index) => `x${index}: a\r\n`)),
  'headers with one name': withHeaders(() => fill('x: a\r\n', 30_000)),
  'a thousand cookies': withHeaders(() => many(1000, (index) => `Set-Cookie: a${index}=b; Path=/\r\n`)),
  'ten thousand cookies': withHeaders(() => many(10_000, (index) => `Set-Cookie: a${index}=b; Path=/\r\n`)),
  'a header of 31 KB': withHeaders(() => `Cache-Control: max-age=${'9'.repeat(31_000)}\r\n`),
  'a header of 10 MB': withHeaders(() => `X-A: ${fill('a', 10 * MB)}\r\n`),
  'a header with NUL in it': withHeaders(() => 'X-A: a\0b\r\n'),
  'a header with bytes of no alphabet': raw(() =>
    Buffer.from(`${HEAD}X-A: ${fill('\xff', 20_000)}\r\n\r\n<p>`, 'latin1'),
  ),
  'a type of 30 KB': raw(() => `HTTP/1.1 200 OK\r\nContent-Type: text/html; ${fill('html;', 30_000)}\r\n\r\n<p>`),
  'a length that is too long': raw(() => `${HEAD}Content-Length: 99999999999\r\n\r\n<p>`),
  'a length that is too short': raw(() => `${HEAD}Content-Length: 2\r\n\r\n${fill('<p>')}`),
  'a length below nothing': raw(() => `${HEAD}Content-Length: -1\r\n\r\n<p>`),
  'a length beyond numbers': raw(() => `${HEAD}Content-Length: ${'9'.repeat(400)}\r\n\r\n<p>`),
  'two lengths': raw(() => `${HEAD}Content-Length: 3\r\nContent-Length: 4\r\n\r\n<p>a`),
  'a length and chunks': raw(
    () => `${HEAD}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n<p>\r\n0\r\n\r\n`,
  ),
  'a chunk with a length beyond numbers': raw(
    () => `${HEAD}Transfer-Encoding: chunked\r\n\r\n${'f'.repeat(40)}\r\n<p>`,
  ),
  'a status of 999': raw(() => 'HTTP/1.1 999 No\r\nContent-Type: text/html\r\n\r\n<p>'),
  'another protocol': raw(() => `HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\n\r\n${fill('a')}`),
  'no HTTP at all': raw(() => fill('SSH-2.0-a\r\n')),
  'nothing but bytes': raw(() => Buffer.alloc(2 * MB, 0xff)),
  'a connection that is closed at once': ({ socket }) => void socket.destroy(),
  'two answers at once': raw(() => `${HEAD}Content-Length: 3\r\n\r\n<p>`.repeat(10_000)),
  'a redirect to itself': ({ url, socket }) => void socket.end(redirect(expectDefined(url))),
  'redirects without an end': ({ url, socket }) => void socket.end(redirect(`${url}a`)),
  'a redirect inside': raw(() => redirect('http://169.254.169.254/latest/meta-data/')),
  'a redirect to a file': raw(() => redirect('file:///etc/passwd')),
  'a redirect of 30 KB': raw(() => redirect(`/${'a'.repeat(30_000)}`)),
  'a redirect of letters that grow threefold': raw(() => Buffer.from(redirect(`/${'\xe9'.repeat(2000)}`), 'latin1')),
  'a redirect to two places': raw(() => redirect('/a\r\nLocation: /b')),
  'a redirect with an endless body': endless('HTTP/1.1 302 Found\r\nLocation: /\r\n\r\n', () => fill('a', 65_536)),
  'a list for crawlers of 10 MB': page(() => fill('Disallow: /a\n', 10 * MB), { 'content-type': 'text/plain' }),
  'a map of the site of 10 MB': page(() => fill('<url><loc>a</loc></url>', 10 * MB), { 'content-type': 'text/xml' }),
  'a page of 10 MB': page(() => fill('<p>', 10 * MB)),
}
