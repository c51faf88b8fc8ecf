/** Lines of Markdown as plain text. */

/** Links as their words, without what makes words bold or slanted. */
export const plain = (line: string): string =>
  line
    .replace(/\[([^[\]]{1,300})\]\([^()]{0,600}\)/g, '$1')
    .replace(/\*|`|__|^#{1,6} /g, '')
    .trim()

export const isBullet = (line: string): boolean => /^\s{0,9}(?:[-*+•]|\d{1,2}[.)]) /.test(line)
export const bullet = (line: string): string => plain(withoutBullet(line))
export const withoutBullet = (line: string): string => line.trimStart().replace(/^\S+ /, '')
export const bullets = (lines: string[]): string[] => lines.filter(isBullet).map(bullet)
export const paragraph = (lines: string[]): string =>
  lines
    .filter((line) => !isBullet(line))
    .map(plain)
    .filter(Boolean)
    .join(' ')

/** No sentence. */
export const isShort = (line: string): boolean => line.length <= 100 && !/[.!?。]$/.test(line)

export const ADDRESS = /https?:\/\/[^\s)>\]]{1,500}/g
