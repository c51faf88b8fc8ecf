/** The typefaces of a résumé: Noto, in the script of each language, with the others' for foreign characters. */

import { create, type Font } from 'fontkit'
import type { Language } from '#contract/language.ts'
import { required } from '#server/required.ts'
import { type Family, type FontName, readFont } from './font-files.ts'

/** Order of fonts for a character. The Japanese font is never first for Chinese, whose characters look different. */
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
   * Cache of laid-out words, which take most of a document's time: documents share
   * most words. In pdfkit's own format for one document, which may add to it.
   */
  layoutsOf(name: FontName): Record<string, object>
  /**
   * Call this before each document. A glyph remembers its first character, and one that was only
   * needed as a part of another (the dot of an ellipsis) has none: it would be unreadable in the next document.
   */
  forgetGlyphs(): void
  /** Call this when a document failed verification: its cached layout may be wrong. */
  forgetLayouts(): void
  /** The fonts of a text, piece by piece; undefined for characters without a font. */
  split(text: string, language: Language): { text: string; family: Family | undefined }[]
}

/** The sample's words in one language are a tenth of it. Visitors' words could fill it without end. */
const WORDS_MAX = 20_000

/** Below are the accented letters of European languages, each with a glyph of its own. */
const FIRST_PUT_TOGETHER = 0x180

/** Without a prototype, because any word may be a key. */
const noLayouts = (): Record<string, object> => Object.create(null)

function openFont(name: FontName): Font {
  const font = create(readFont(name))
  if ('fonts' in font) throw new Error(`The file of ${name} has several fonts.`)
  return font
}

/** Parses each file once, on first use: 10 MB each for Chinese. */
export function openFonts(): Fonts {
  const opened = new Map<FontName, Font>()
  const layouts = new Map<FontName, Record<string, object>>()
  /** A second instance for queries: the drawing font's glyphs would remember them. */
  let probe: Font | undefined

  function get(name: FontName): Font {
    let font = opened.get(name)
    if (!font) {
      font = openFont(name)
      opened.set(name, font)
    }
    return font
  }

  function familyOf(character: string, language: Language): Family | undefined {
    const code = required(character.codePointAt(0))
    return families[language].find((family) => get(`${family} regular`).hasGlyphForCodePoint(code))
  }

  /**
   * A letter that the font composes (ṣ from s and a dot) would make its first part be
   * read as the whole everywhere. So it is drawn as its parts.
   */
  function apart(character: string, family: Family | undefined): string {
    if (family !== 'latin' || required(character.codePointAt(0)) < FIRST_PUT_TOGETHER) return character
    const parts = character.normalize('NFD')
    if (parts === character) return character
    probe ??= openFont('latin regular')
    return probe.layout(character).glyphs.length > 1 ? parts : character
  }

  return {
    get,
    forgetLayouts: () => layouts.clear(),
    layoutsOf(name) {
      let known = layouts.get(name)
      if (!known || Object.keys(known).length > WORDS_MAX) {
        known = noLayouts()
        layouts.set(name, known)
      }
      return known
    },
    forgetGlyphs() {
      // fontkit's own cache, which can only be cleared this way without parsing the file again.
      for (const font of opened.values()) (font as typeof font & { _glyphs: object })._glyphs = {}
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
