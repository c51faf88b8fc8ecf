/** Reads the text of an article: what it shows, where it leads, and what in it cannot be shown. */
import type { ListItem, Nodes, Paragraph, Root, Table } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { ArticlePassage } from '#contract/content/article.ts'

interface Place {
  /** In the text, counted from 1. */
  line: number
  /** The passage that it stands in. */
  passage: number
}

interface ArticlePicture extends Place {
  file: string
  words: string
  /** Where its Markdown begins and ends in the text. */
  start: number
  end: number
}

export interface ArticleText {
  /** Headings and paragraphs, in words. */
  passages: { text: string; line: number }[]
  pictures: ArticlePicture[]
  links: (Place & { address: string })[]
  faults: { line: number; reason: string }[]
}

/** Markdown with tables, as GitHub has them. */
export const parseMarkdown = (text: string): Root => unified().use(remarkParse).use(remarkGfm).parse(text)

/** A file of `pictures/`. */
const pictureFile = /^[\w-]+\.(?:jpe?g|png|webp|avif)$/i
/** Of the web, mail, a page of the site, or a place in it. */
export const linkAddress = /^(?:https?:|mailto:|\/(?!\/)|#)/

export function readText(markdown: string): ArticleText {
  const found: ArticleText = { passages: [], pictures: [], links: [], faults: [] }
  const look = (node: Nodes): void => {
    const line = node.position?.start.line ?? 1
    const refuse = (reason: string) => found.faults.push({ line, reason })
    if (node.type === 'heading' || node.type === 'paragraph') {
      // A picture by itself is a passage, too, and has a place.
      found.passages.push({ line, text: wordsOf(node) })
    }
    const passage = Math.max(0, found.passages.length - 1)
    if (node.type === 'heading' && node.depth === 1)
      refuse('has a heading of the first level, which the title is: begin headings with ##')
    if (node.type === 'html') refuse('has HTML, which is not shown: write Markdown')
    if (node.type === 'footnoteReference') refuse('has a footnote, which is not shown: write it into the text')
    if (node.type === 'link' || node.type === 'definition') {
      found.links.push({ line, passage, address: node.url })
      if (!linkAddress.test(node.url))
        refuse(`leads to "${node.url}": write https://…, or a page of the site like /skills`)
    }
    if (node.type === 'image') {
      const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
      if (pictureFile.test(node.url))
        found.pictures.push({ line, passage, file: node.url, words: node.alt ?? '', start, end })
      else refuse(`shows "${node.url}": name a JPEG, PNG, WebP or AVIF file in pictures/`)
    }
    if (node.type === 'imageReference') refuse('names a picture somewhere else: write ![words](file.jpg)')
    if ('children' in node) node.children.forEach(look)
  }
  look(parseMarkdown(markdown))
  return found
}

/** A paragraph, an item of a list or a table, and the heading that it stands below. */
export interface PassagePart {
  node: Paragraph | Table
  /** The item, where it is a paragraph that an item begins with. */
  item?: ListItem
  heading?: string
}

/** The parts of an article that are passages, in their order: those that have words, and no code. */
export function passageParts(root: Root): PassagePart[] {
  const parts: PassagePart[] = []
  let heading: string | undefined
  const look = (node: Nodes, around?: Nodes): void => {
    if (node.type === 'heading') heading = wordsOf(node)
    else if (node.type === 'paragraph' || node.type === 'table') {
      const item = around?.type === 'listItem' && around.children[0] === node ? around : undefined
      if (wordsOf(node).trim()) parts.push({ node, ...(item && { item }), ...(heading && { heading }) })
    } else if ('children' in node) for (const child of node.children) look(child, node)
  }
  look(root)
  return parts
}

/**
 * The passages of an article in words. A table is one, of each row's first two cells.
 * @param between the cells of a row, and its rows, in the language of the article.
 */
export const passagesOf = (markdown: string, between: { cells: string; rows: string }): ArticlePassage[] =>
  passageParts(parseMarkdown(markdown)).map(({ node, heading }) => {
    const text = node.type === 'table' ? tableWords(node, between) : wordsOf(node)
    return { ...(heading && { heading }), text: text.replace(/\s+/g, ' ').trim() }
  })

const tableWords = ({ children: [, ...rows] }: Table, between: { cells: string; rows: string }) =>
  rows.map(({ children }) => children.slice(0, 2).map(wordsOf).join(between.cells)).join(between.rows)

/** What can be read of a part, code and words of pictures included. */
export const wordsOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(wordsOf).join('') : ''

/** Words of a language with spaces that are read in a minute, and characters of one without. */
const WORDS_A_MINUTE = 220
const CHARACTERS_A_MINUTE = 450

/** How many minutes reading takes; Chinese and Japanese are counted by characters, and code like text. */
export function readingMinutes(markdown: string): number {
  const characters = markdown.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu)?.length ?? 0
  const words = markdown.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(word))
  return Math.max(1, Math.round((words?.length ?? 0) / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE))
}
