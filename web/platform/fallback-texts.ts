/**
 * Marks the owner's texts that stand in another language than the page, so that they are read out and hyphenated in theirs. The
 * components need not know: whatever element has such a text, and nothing else, gets the language.
 */
import type { Content } from '#contract/content/content.ts'

type Fallback = NonNullable<Content['fallback']>

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
/** As React writes texts into HTML. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** In a rendered page. */
export function markInHtml(html: string, { language, texts }: Fallback): string {
  const known = new Set(texts.map(escaped))
  return html.replace(/<([a-z][\w-]*(?:\s[^<>]*)?)>([^<>]+)(?=<\/)/g, (whole, tag, text) =>
    known.has(text) ? `<${tag} lang="${language}">${text}` : whole,
  )
}

/** In the living page, now and whenever it changes. @returns how to stop, which takes the marks away. */
export function watchFallbackTexts({ language, texts }: Fallback): () => void {
  const known = new Set(texts)
  const marked = new Set<Element>()
  /** Marks an element if such a text is all that it holds, or else takes its mark away. */
  const mark = (element: Node | null) => {
    if (!(element instanceof Element)) return
    if (element.childNodes.length === 1 && known.has(element.firstChild?.nodeValue ?? '')) {
      element.setAttribute('lang', language)
      marked.add(element)
    } else if (marked.delete(element)) element.removeAttribute('lang')
  }
  const markWithin = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) mark(walker.currentNode.parentNode)
  }
  markWithin(document.body)
  // Looks at what has changed alone: an answer of the chat changes the page with every piece that comes.
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      mark(target)
      mark(target.parentNode)
      for (const added of addedNodes) markWithin(added)
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const element of marked) element.removeAttribute('lang')
  }
}
