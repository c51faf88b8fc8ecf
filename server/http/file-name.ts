/** Content-Disposition with a file name, in both forms of RFC 6266: ASCII and UTF-8. */

import { normalize } from '#server/knowledge/normalize.ts'

/** @param name any text; characters that could end or add a header are removed. */
export const attachment = (name: string): string => disposition('attachment', name)

/** Like `attachment`, for a file that the browser shows. */
export const inline = (name: string): string => disposition('inline', name)

function disposition(kind: string, name: string): string {
  const plain = normalize(name, 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
  // Characters that encodeURIComponent keeps, but that are not in RFC 5987's attr-char.
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`
}
