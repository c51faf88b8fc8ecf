/** Reads a text file of the owner, whatever program wrote it: a mark of the byte order and line ends of Windows do not matter. */
import { readFileSync } from 'node:fs'

/** A text, or where it stops being UTF-8. Lines and columns count from 1. */
type Utf8Text = { text: string } | { line: number; column: number }

/** @throws where the file cannot be read. */
export function readUtf8(path: string): Utf8Text {
  const bytes = readFileSync(path)
  const text = decode(bytes)
  if (text !== undefined) return { text: text.replaceAll('\r\n', '\n') }
  let start = 0
  for (let line = 1; ; line++) {
    const end = bytes.indexOf('\n', start)
    const part = bytes.subarray(start, end < 0 ? undefined : end)
    if (decode(part) === undefined || end < 0) {
      const column = part.toString('utf8').search(/[\ufffd\0]/)
      return { line, column: Math.max(column, 0) + 1 }
    }
    start = end + 1
  }
}

/** Zero bytes are of UTF-16, which would otherwise pass where all letters are Latin. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

export const wrongEncoding = {
  key: '',
  reason: 'is not in UTF-8',
  suggestion: 'Save the file anew with the encoding UTF-8, which every editor offers.',
}
