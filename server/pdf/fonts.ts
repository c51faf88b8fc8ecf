/** The typefaces of a résumé: Noto, in the script of each language, with the others' for foreign characters. */

import { create, type Font } from 'fontkit'
import type { Language } from '#contract/language.ts'
import { required } from '#server/required.ts'
import { type Family, type FontName, readFont } from './font-files.ts'

/** Where a character is looked for. The Japanese one is never the first for Chinese: its characters look different. */
export const families: Record<Language, readonly [own: Family, ...others: Family[]]> = {
  en: ['latin', 'chinese', 'japanese'],
  es: ['latin', 'chinese', 'japanese'],
  fr: ['latin', 'chinese', 'japanese'],
  de: ['latin', 'chinese', 'japanese'],
  zh: ['chinese', 'japanese', 'latin'],
  ja: ['japanese', 'chinese', 'latin'],
}

export interface Fonts {
  get(name: FontName): Font
  /**
   * How words were laid out in documents before, which takes most of the time that a document takes: the same words stand
   * in all of them. Kept as pdfkit keeps it for one document, which may add to it.
   */
  layoutsOf(name: FontName): Record<string, object>
  /**
   * To be called before each document. A glyph remembers the character that it was first made for, and one that was only
   * needed as a part of another (the dot of an ellipsis) has none: it could not be read in the next document.
   */
  forgetGlyphs(): void
  /** To be called when a document could not be read: what was laid out for it may be what is wrong. */
  forgetLayouts(): void
  /** The families that a text is set in, piece by piece; undefined for characters that none of them has. */
  split(text: string, language: Language): { text: string; family: Family | undefined }[]
}

/** The sample's words in one language are a tenth of it. What visitors type could fill it without end. */
const WORDS_MAX = 20_000

/** Before it are the accented letters of Europe's languages, each of which is a glyph of its own. */
const FIRST_PUT_TOGETHER = 0x180

/** Each file is read and understood once, when the first text needs it: 10 MB each for Chinese. */
export function openFonts(): Fonts {
  const opened = new Map<FontName, Font>()
  const layouts = new Map<FontName, Record<string, object>>()
  /** Asked in place of the one that documents are set with, whose glyphs would remember the question. */
  let probe: Font | undefined

  function get(name: FontName): Font {
    let font = opened.get(name)
    if (!font) {
      font = create(readFont(name)) as Font
      opened.set(name, font)
    }
    return font
  }

  function familyOf(character: string, language: Language): Family | undefined {
    const code = required(character.codePointAt(0))
    return families[language].find((family) => get(`${family} regular`).hasGlyphForCodePoint(code))
  }

  /**
   * A letter that the typeface puts together from others (ṣ from s and a dot) would make its first part, wherever that
   * stands, be read as the whole. It is set as those others.
   */
  function apart(character: string, family: Family | undefined): string {
    if (family !== 'latin' || required(character.codePointAt(0)) < FIRST_PUT_TOGETHER) return character
    const parts = character.normalize('NFD')
    if (parts === character) return character
    probe ??= create(readFont('latin regular')) as Font
    return probe.layout(character).glyphs.length > 1 ? parts : character
  }

  return {
    get,
    forgetLayouts: () => layouts.clear(),
    layoutsOf(name) {
      let known = layouts.get(name)
      if (!known || Object.keys(known).length > WORDS_MAX) {
        known = Object.create(null) as Record<string, object>
        layouts.set(name, known)
      }
      return known
    },
    forgetGlyphs() {
      // fontkit's own cache; it has no other way to empty it than to parse the file again.
      for (const font of opened.values()) (font as unknown as { _glyphs: object })._glyphs = {}
    },
    split(text, language) {
      const pieces: { text: string; family: Family | undefined }[] = []
      for (const character of text) {
        const family = familyOf(character, language)
        const last = pieces.at(-1)
        const shown = apart(character, family)
        if (last && last.family === family) last.text += shown
        else pieces.push({ text: shown, family })
      }
      return pieces
    },
  }
}
