/** Reads what others say of somebody in a Markdown résumé: quotations, each with its author. */
import { isSaid } from '#content/language/any-language.ts'
import type { Language } from '#contract/language.ts'
import { plain } from './markdown-text.ts'
import type { Source } from './source.ts'

const headings: Record<Language, RegExp> = {
  en: /reference|testimonial|recommendation/i,
  es: /referencia|testimonio|recomendaci/i,
  fr: /référence|témoignage|recommandation/i,
  de: /referenz|empfehlung/i,
  zh: /推荐|评价/,
  ja: /推薦/,
}

/** Whether a heading announces what others say. */
export const isAboutReferences = (title: string): boolean => isSaid(headings, title)

/** A dash before a name; a hyphen is one where what follows begins as names do. */
const AUTHOR = /^(.{1,2000}?)\s?(?:[—–―]| - (?=[\p{Lu}\p{Lo}]))\s?([^—–―]{1,200})$/u
const QUOTATION_MARKS = /^["“”„«»「『]\s?|\s?["“”«»」』]$/g

/**
 * `> "She teaches." — Bea Code, Matron`, also over several lines.
 * @returns the quotations, and what was read as none.
 */
export function quotesIn(lines: string[]): { quotes: Source['recommendations']; unread: string[] } {
  const texts: string[] = []
  const unread: string[] = []
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('>')) {
      if (line.trim()) unread.push(`"${plain(line)}": it is no quotation`)
      continue
    }
    const text = plain(line.replace(/^>\s?/, ''))
    if (lines[at - 1]?.startsWith('>')) texts.push(`${texts.pop() ?? ''} ${text}`.trim())
    else texts.push(text)
  }
  const quotes = texts.flatMap((said) => {
    const [, quote, by] = AUTHOR.exec(said) ?? []
    if (!quote || !by) {
      unread.push(`"${said}": it does not say who said so`)
      return []
    }
    const [author = by, ...role] = by.split(/[,，、]\s?/)
    return [{ author: author.trim(), role: role.join(', ') || undefined, quote: quote.replace(QUOTATION_MARKS, '') }]
  })
  return { quotes, unread }
}
