/** Texts of a few paragraphs, in which there may be a list, a link or code, written in Markdown. */
import type { BlockContent, DefinitionContent, Nodes, RootContent } from 'mdast'
import { parseMarkdown, wordsOf } from './article-text.ts'

type Block = RootContent | BlockContent | DefinitionContent

/** Whether there is more in it than one paragraph of words. */
export function isRich(markdown: string): boolean {
  const { children } = parseMarkdown(markdown)
  const isPlain = (node: Nodes) => node.type === 'text' || node.type === 'html'
  const isWords = (block: Block) => isPlain(block) || (block.type === 'paragraph' && block.children.every(isPlain))
  return children.length > 1 || !children.every(isWords)
}

/** Its words alone, in one line: what answers, résumés and feeds say. One paragraph of words stays as it was written. */
export function plainWords(markdown: string): string {
  if (!isRich(markdown)) return markdown
  return joined(parseMarkdown(markdown).children.flatMap(saidIn))
}

/** Chinese and Japanese put no blanks between sentences. */
const joined = (said: string[]) => said.join(' ').replace(/(?<=[。！？；：、，]) /g, '')

function saidIn(block: Block): string[] {
  if (block.type === 'list') {
    const items = block.children.map((item) => joined(item.children.flatMap(saidIn)))
    return items.map((item, i) => ended(item, i === items.length - 1 ? '.' : ';'))
  }
  if (block.type === 'heading') return [ended(wordsOf(block), ':')]
  if (block.type === 'blockquote') return block.children.flatMap(saidIn)
  const words = wordsOf(block)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .reduce(withLine, '')
  return words === '' ? [] : [words]
}

/** Lines of a text without blanks are joined without one. */
function withLine(before: string, line: string): string {
  if (before === '') return line
  const isWide =
    /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、。，]$/u.test(before) && /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}「]/u.test(line)
  return `${before}${isWide ? '' : ' '}${line}`
}

const wideSigns = { '.': '。', ';': '；', ':': '：' }

/** What ends without a sign gets one. */
function ended(text: string, sign: keyof typeof wideSigns): string {
  if (/\p{P}$/u.test(text)) return text
  return text + (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text) ? wideSigns[sign] : sign)
}
