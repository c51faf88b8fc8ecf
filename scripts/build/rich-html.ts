/** Makes HTML of a case study's text, which is a part of a page: paragraphs, lists, links and code in the page's own styles. */
import type { Element, ElementContent, Root } from 'hast'
import type { Root as MarkdownRoot, Nodes } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { writingTexts } from '#content/interface/writing-texts.ts'
import { createTranslate } from '#content/translate.ts'
import { linkAddress } from '#content/writing/article-text.ts'
import type { Language } from '#contract/language.ts'
import { changed, element, joinLines, reachable } from './article-html.ts'

/** Of the blocks that a text is made of. */
const blockClasses: Record<string, string> = {
  p: 'prose',
  ul: 'prose',
  ol: 'prose',
  blockquote: 'prose note',
  h3: 'text-card',
}

export async function richHtml(markdown: string, language: Language): Promise<string> {
  const t = createTranslate(language, writingTexts[language])
  const withClass = (node: Element, ...className: string[]) =>
    element(node.tagName, { ...node.properties, className }, node.children)
  const change = (node: Element): ElementContent[] => {
    // What leads anywhere else, such as to code, is words.
    if (node.tagName === 'a')
      return linkAddress.test(String(node.properties.href)) ? [withClass(node, 'link')] : node.children
    if (node.tagName === 'ul') return [withClass(node, 'list')]
    if (node.tagName === 'ol') return [numbered(node)]
    if (node.tagName === 'pre') return [reachable(withClass(node, 'overflow-x-auto'), t('code'))]
    if (node.tagName === 'table')
      return [reachable(element('div', { className: ['overflow-x-auto'] }, [node]), t('table'))]
    return [node]
  }
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(() => (tree: MarkdownRoot) => inPlace(tree))
    .use(remarkRehype)
    .use(() => (tree: Root) => {
      const blocks = changed(tree.children as ElementContent[], change).filter((node) => node.type === 'element')
      tree.children = blocks.map((block, i) => {
        const own = Array.isArray(block.properties.className) ? block.properties.className.map(String) : []
        return withClass(block, ...own, ...(blockClasses[block.tagName]?.split(' ') ?? []), ...(i > 0 ? ['mt-3'] : []))
      })
    })
    .use(rehypeStringify)
  return String(await processor.process(joinLines(markdown)))
}

/** Headings stand below that of the part, whatever is no Markdown is shown as it was written, and pictures have their own key. */
function inPlace(node: Nodes): void {
  if (node.type === 'heading') node.depth = 3
  if (!('children' in node)) return
  const children: Nodes[] = node.children.map((child): Nodes => {
    if (child.type === 'image') return { type: 'text', value: child.alt ?? '' }
    if (child.type !== 'html') return child
    const text = { type: 'text', value: child.value } as const
    return isOfWords(node) ? text : { type: 'paragraph', children: [text] }
  })
  children.forEach(inPlace)
  // Each stands where one of its kind may.
  Object.assign(node, { children })
}

/** Whether words stand in it themselves, and not in its paragraphs. */
const isOfWords = ({ type }: Nodes) => !['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(type)

/** With the numbers in words: a style for them would cost every case study its bytes. */
function numbered(list: Element): Element {
  const first = Number(list.properties.start ?? 1)
  const items = list.children.filter((child) => child.type === 'element')
  const children = items.map((item, i): Element => {
    const number = { type: 'text', value: `${first + i}. ` } as const
    const [paragraph, ...rest] = item.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    return paragraph?.type === 'element' && paragraph.tagName === 'p'
      ? { ...item, children: [{ ...paragraph, children: [number, ...paragraph.children] }, ...rest] }
      : { ...item, children: [number, ...item.children] }
  })
  return { ...list, children }
}
