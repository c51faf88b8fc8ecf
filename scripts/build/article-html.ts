/** Makes HTML of an article's Markdown: highlighted code, tables that scroll, pictures in the size that a screen needs. */
import type { Element, ElementContent, Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import rehypeHighlight from 'rehype-highlight'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { passageId } from '#content/anchors.ts'
import { writingTexts } from '#content/interface/writing-texts.ts'
import { createTranslate } from '#content/translate.ts'
import { passageParts } from '#content/writing/article-text.ts'
import { type PictureFormat, sourcesOf } from '#content/writing/pictures.ts'
import type { Article, Picture } from '#contract/content/content.ts'
import { codeTones } from '#web/features/writing/code-tones.ts'

type Found = Pick<Picture, 'src' | 'width' | 'height'>

/** @param pictures of the owner, among which the article's are. */
export async function articleHtml(
  { body, language }: Pick<Article, 'body' | 'language'>,
  pictures: Found[],
): Promise<string> {
  const t = createTranslate(language, writingTexts[language])
  const change = (node: Element): ElementContent[] => {
    if (node.tagName === 'pre') return [reachable(node, t('code'))]
    if (node.tagName === 'table') return [reachable(element('div', { className: ['table'] }, [node]), t('table'))]
    if (node.tagName === 'img') return [responsive(node, pictures)]
    return node.tagName === 'span' ? toned(node) : [node]
  }
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(() => placePassages)
    .use(remarkRehype)
    .use(rehypeHighlight)
    .use(() => (tree: Root) => {
      tree.children = changed(tree.children as ElementContent[], change)
    })
    .use(rehypeStringify)
  return String(await processor.process(joinLines(body)))
}

/** Each passage can be led to. An item's first paragraph becomes no element of its own. */
function placePassages(tree: MarkdownRoot): void {
  for (const [i, { node, item = node }] of passageParts(tree).entries())
    item.data = { ...item.data, hProperties: { id: passageId(i + 1) } }
}

/** Without the line breaks inside a text without spaces, which would become spaces. Code keeps them. */
export const joinLines = (markdown: string): string =>
  markdown
    .split(/(^```[\s\S]*?^```)/m)
    .map((part) =>
      part.startsWith('```')
        ? part
        : part.replace(/(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、。，])\n(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}「])/gu, ''),
    )
    .join('')

export const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

export const changed = (nodes: ElementContent[], change: (node: Element) => ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) =>
    node.type === 'element' ? change({ ...node, children: changed(node.children, change) }) : [node],
  )

/** A part of code in its colour; one that has none is text like the rest. */
function toned({ properties, children }: Element): ElementContent[] {
  const [name = ''] = Array.isArray(properties.className) ? properties.className : []
  const tone = codeTones[String(name).replace('hljs-', '')]
  return tone ? [element('span', { className: [tone] }, children)] : children
}

/** What scrolls has to be reached by the keyboard, and to have a name then. */
export const reachable = (node: Element, label: string): Element => ({
  ...node,
  properties: { ...node.properties, tabIndex: 0, role: 'group', ariaLabel: label },
})

/** Of the column of text: `max-width` of `.article-text`, and the page's margins on small screens. */
const SIZES = '(min-width: 45rem) 42rem, 92vw'

function responsive(image: Element, pictures: Found[]): Element {
  const found = pictures.find(({ src }) => src === image.properties.src)
  if (!found) return image
  const { width, height } = found
  const source = (format: PictureFormat) => {
    const srcSet = sourcesOf(found, [format]).map(({ src, width }) => `${src} ${width}w`)
    return element('source', { type: `image/${format}`, srcSet: srcSet.join(', '), sizes: SIZES })
  }
  const plain = element('img', { ...image.properties, width, height, loading: 'lazy', decoding: 'async' })
  return element('picture', {}, [source('avif'), source('webp'), plain])
}
