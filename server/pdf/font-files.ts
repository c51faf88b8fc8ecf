/** The font files of PDFs and link previews. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

export type Weight = 'regular' | 'semibold'
export type Family = 'latin' | 'chinese' | 'japanese'
export type FontName = `${Family} ${Weight}`

const files: Record<FontName, string> = {
  'latin regular': 'NotoSans_400Regular',
  'latin semibold': 'NotoSans_600SemiBold',
  'chinese regular': 'NotoSansSC_400Regular',
  'chinese semibold': 'NotoSansSC_600SemiBold',
  'japanese regular': 'NotoSansJP_400Regular',
  'japanese semibold': 'NotoSansJP_600SemiBold',
}

/** @returns a whole TrueType font, unpacked from `typefaces/`, which `scripts/update-fonts.ts` fills. */
export const readFont = (name: FontName): Buffer =>
  brotliDecompressSync(readFileSync(join(import.meta.dirname, 'typefaces', `${files[name]}.ttf.br`)))
