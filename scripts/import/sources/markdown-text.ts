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
/** Texts behind each other: no space parts sentences and words of Chinese and Japanese. */
export const inOneLine = (texts: string[]): string =>
  texts.filter(Boolean).reduce((said, next) => {
    const isOpen =
      /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}。、，！？」』）]$/u.test(said) &&
      /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}「『（]/u.test(next)
    return said === '' || isOpen ? said + next : `${said} ${next}`
  }, '')

/** Paragraphs are parted by empty lines; one without a full stop gets it before the next. */
export const paragraph = (lines: string[]): string =>
  lines
    .map((line) => (isBullet(line) ? '' : plain(line)))
    .reduce<{ text: string; isOpen: boolean }>(
      ({ text, isOpen }, line) => {
        if (!line) return { text, isOpen: false }
        const isNew = text !== '' && !isOpen
        return { text: inOneLine([isNew ? withStop(text) : text, line]), isOpen: true }
      },
      { text: '', isOpen: false },
    ).text

const withStop = (text: string): string => {
  if (!/[\p{L}\p{N})）»”"』」%]$/u.test(text)) return text
  return text + (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}）』」]$/u.test(text) ? '。' : '.')
}

/** No sentence. */
export const isShort = (line: string): boolean => line.length <= 100 && !/[.!?。]$/.test(line)

export const ADDRESS = /https?:\/\/[^\s)>\]]{1,500}/g

/** "Go, Terraform; Kubernetes", but "tea (Urasenke, 15 years)" is one. */
export const words = (line: string): string[] => {
  const asides: string[] = []
  return line
    .replace(/[(（][^()（）]{0,200}[)）]/g, (aside) => `\ue000${asides.push(aside) - 1}\ue001`)
    .split(/[,;，、；]/)
    .map((word) => word.replace(/\ue000(\d+)\ue001/g, (_, at) => asides[Number(at)] ?? '').trim())
    .filter(Boolean)
}
