/** The few things of Markdown that pages are written with (CommonMark; what GitHub adds is kept out). */
import { colon } from '#content/language/colon.ts'
import type { Language } from '#contract/language.ts'

/** A text as it is, whatever in it would mean something to Markdown. Line breaks become spaces; no-break spaces are kept. */
export function plain(text: string): string {
  return (
    text
      .replace(/[ \t\r\n]+/g, ' ')
      .replace(/^ | $/g, '')
      .replace(/[\\`*[\]<>~|]/g, '\\$&')
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/&(?=#?\w+;)/g, '\\&')
      // GitHub links bare addresses, and takes what follows for a part of them.
      .replace(/\bhttps?(?=:\/\/)|\bwww(?=\.)/gi, '$&\\')
      .replace(/^(?:(?:#{1,6}|[-+])(?=\s|$)|[-=]+$)/, '\\$&')
      .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
      .replace(/(?<=\s)#+$/, '\\$&')
  )
}

export const heading = (level: 1 | 2 | 3 | 4, text: string): string => `${'#'.repeat(level)} ${plain(text)}`

/** @param items already Markdown. */
export const list = (items: string[]): string => items.map((item) => `- ${item}`).join('\n')

/** `**Label**: text`, as the ledger joins the two. */
export const labelled = (language: Language, label: string, text: string): string =>
  `**${plain(label)}**${colon[language]}${plain(text)}`

/** @param address whole, and encoded as addresses are. */
export const link = (text: string, address: string): string =>
  `[${plain(text)}](${address.replace(/[()\s<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`

export const quote = (lines: string[]): string => lines.map((line) => `> ${line}`).join('\n>\n')

/** @param blocks already Markdown; those that are empty or false are left out. */
export const join = (...blocks: (string | false | undefined)[]): string => blocks.filter(Boolean).join('\n\n')

/** A heading and what stands below it; nothing where nothing does. */
export function section(level: 1 | 2 | 3 | 4, title: string, ...blocks: (string | false | undefined)[]): string {
  const text = join(...blocks)
  return text && join(heading(level, title), text)
}
