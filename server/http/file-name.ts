/** Says under which name a file is saved, in the two forms of RFC 6266: plain for old readers, and as it is. */

import { normalize } from '#server/knowledge/normalize.ts'

/** @param name any text: what could end or add a header is not in either form. */
export const attachment = (name: string): string => disposition('attachment', name)

/** As `attachment`, for a file that is shown rather than saved. */
export const inline = (name: string): string => disposition('inline', name)

function disposition(kind: string, name: string): string {
  const plain = normalize(name, 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
  // Characters of RFC 5987's attr-char that encodeURIComponent leaves as they are, and which are none.
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`
}
