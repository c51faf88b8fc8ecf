/** Markdown as a reader sees it: rendered, with what GitHub adds, and taken apart. */
import { Parser } from 'htmlparser2'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'

export interface ReadMarkdown {
  /** All that can be read, line breaks as spaces. */
  text: string
  /** Addresses of links. */
  links: string[]
  /** Names of the elements it consists of. */
  elements: Set<string>
  /** What stands before the text, by key; empty if nothing does. */
  frontMatter: Record<string, string>
}

/** @param body without what stands before the text. */
export const markdownHtml = (body: string): string =>
  renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm] }, body))

export function readMarkdown(source: string): ReadMarkdown {
  const [, front = '', body = source] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const frontMatter = Object.fromEntries(
    front
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const at = line.indexOf(': ')
        return [line.slice(0, at), JSON.parse(line.slice(at + 2)) as string]
      }),
  )
  let text = ''
  const links: string[] = []
  const elements = new Set<string>()
  const parser = new Parser({
    onopentag(name, { href }) {
      elements.add(name)
      if (name === 'a' && href !== undefined) links.push(href)
    },
    ontext(part) {
      text += part
    },
  })
  parser.end(markdownHtml(body))
  return { text: text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, ''), links, elements, frontMatter }
}
