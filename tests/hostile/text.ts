/** Pages whose bytes are costly to decode. */
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { fill, type HostileAnswer, type HostilePages, MB, page } from './answers.ts'

const inCharset = (charset: string, body: () => Buffer): HostileAnswer =>
  page(body, { 'content-type': `text/html; charset=${charset}` })
const packed = (encoding: string, body: () => Buffer): HostileAnswer => page(body, { 'content-encoding': encoding })
/** Far more than is read of a page, and packed in no time. */
const BOMB_MB = 24
const zeros = (megabytes: number) => Buffer.alloc(megabytes * MB, '<')
const brotli = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })

export const text: HostilePages = {
  'a charset that nobody knows': inCharset('x-nobody', () => zeros(2)),
  'a charset with a name of 20 KB': inCharset('x'.repeat(20_000), () => zeros(1)),
  'a charset of escapes': inCharset('iso-2022-jp', () => Buffer.from(fill('\x1b$B\x1b(B', 2 * MB), 'latin1')),
  'a charset of four bytes': inCharset('gb18030', () => Buffer.alloc(2 * MB, '\x81\x30\x81\x30', 'latin1')),
  'a charset of two bytes, broken': inCharset('big5', () => Buffer.alloc(2 * MB, 0x81)),
  'a charset that is replaced whole': inCharset('iso-2022-kr', () => zeros(2)),
  'a charset that is chosen by the page': inCharset('', () => Buffer.from(`<meta charset=utf-7>${fill('+ADw-')}`)),
  'half characters of UTF-16': inCharset('utf-16', () => Buffer.alloc(2 * MB, 0xd8)),
  'UTF-16 that is none': inCharset('utf-16be', () => zeros(2)),
  'an odd byte of UTF-16': inCharset('utf-16', () => zeros(1).subarray(1)),
  'broken UTF-8': page(() => Buffer.alloc(2 * MB, 0xc0)),
  'too long UTF-8': page(() => Buffer.alloc(2 * MB, '\xf4\x90\x80\x80', 'latin1')),
  'nothing but NUL': page(() => Buffer.alloc(2 * MB)),
  'nothing but line breaks': page(() => fill('\r\n', 2 * MB)),
  'nothing but byte order marks': page(() => fill('\ufeff', MB / 2)),
  'a million ampersands': page(() => `<title>${fill('&')}`),
  'a million ampersands in an attribute': page(() => `<a href="${fill('&')}">`),
  'entities in an attribute': page(() => `<meta name=description content="${fill('&amp;')}">`),
  'an entity of a megabyte': page(() => `<title>&${fill('a')};`),
  'entities that nearly are': page(() => `<title>${fill('&CounterClockwiseContourIntegra')}`),
  'numbers of characters that do not exist': page(() => `<title>${fill('&#xffffffff;&#0;&#x10ffff;')}`),
  'a number of a character of a megabyte': page(() => `<title>&#x${fill('f')};`),
  'entities within entities': page(
    () => `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "${fill('&a;', 50_000)}">]><title>${fill('&b;', 50_000)}`,
  ),
  'a bomb in gzip': packed('gzip', () => gzipSync(zeros(BOMB_MB))),
  'a bomb in Brotli': packed('br', () => brotli(zeros(BOMB_MB))),
  'a bomb in deflate': packed('deflate', () => deflateSync(zeros(BOMB_MB))),
  'a bomb within a bomb': packed('gzip', () => gzipSync(gzipSync(zeros(BOMB_MB)))),
  'a bomb in two encodings': packed('gzip, gzip', () => gzipSync(gzipSync(zeros(BOMB_MB)))),
  'gzip of a thousand members': packed('gzip', () =>
    Buffer.from(fill(gzipSync('<p>').toString('latin1'), MB / 2), 'latin1'),
  ),
  'gzip that breaks off': packed('gzip', () => gzipSync(zeros(2)).subarray(0, 500)),
  'gzip that is none': packed('gzip', () => zeros(2)),
  'Brotli that is none': packed('br', () => Buffer.alloc(2 * MB, 0xff)),
}
