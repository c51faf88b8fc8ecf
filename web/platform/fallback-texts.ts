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
  const mark = () => {
    for (const element of marked) {
      if (known.has(element.textContent)) continue
      element.removeAttribute('lang')
      marked.delete(element)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || element.childNodes.length > 1 || !known.has(node.nodeValue ?? '')) continue
      element.setAttribute('lang', language)
      marked.add(element)
    }
  }
  mark()
  const observer = new MutationObserver(mark)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const element of marked) element.removeAttribute('lang')
  }
}
