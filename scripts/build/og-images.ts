/** Draws the Open Graph images. */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import type { Language } from '#contract/language.ts'
import { keyOf } from '#contract/site/compiled.ts'
import { site } from '#contract/site/site.ts'
import { type Family, readFont, type Weight } from '#server/pdf/font-files.ts'
import { families } from '#server/pdf/fonts.ts'

const weights: readonly (readonly [Weight, 400 | 600])[] = [
  ['regular', 400],
  ['semibold', 600],
]

const loaded = new Map<Language, Font[]>()

/** One array for each language: satori caches fonts by array. */
function fontsOf(language: Language): Font[] {
  const known = loaded.get(language)
  if (known) return known
  const [own] = families[language]
  // Latin letters are needed in every language.
  const fonts = [...new Set<Family>(['latin', own])].flatMap((family) =>
    weights.map(([name, weight]) => ({
      name: family === 'latin' ? 'Noto Sans' : family,
      data: readFont(`${family} ${name}`),
      weight,
    })),
  )
  loaded.set(language, fonts)
  return fonts
}

/** PNG by file name. */
export type Pictures = Map<string, Buffer>

/** Images of the last build, so that only changed ones are drawn. */
export async function readPictures(folder: string): Promise<Pictures> {
  const names = await readdir(folder).catch(() => [])
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)))
}

/** Changes with all that a picture looks like beside its words. */
const look = () => JSON.stringify([site.accent, site.typeface, keyOf(drawnBy)])
const root = join(import.meta.dirname, '..', '..')
const drawnBy = ['scripts/build/og-images.ts', 'web/og-image.tsx', 'content/drawing/sizes.ts'].map((file) =>
  join(root, file),
)

/**
 * Draws an image, unless the last build has it.
 *
 * @returns its file name, which changes with its content.
 */
export async function drawPicture(
  folder: string,
  name: string,
  picture: ReactElement,
  language: Language,
  size: { width: number; height: number },
  earlier: Pictures,
): Promise<string> {
  // An element says with what it is drawn, and not how.
  const digest = createHash('sha256')
    .update(look())
    .update(JSON.stringify([picture, size]))
    .digest('hex')
    .slice(0, 10)
  const file = `${name}.${language}.${digest}.png`
  await writeFile(join(folder, file), earlier.get(file) ?? (await png(picture, language, size)))
  return file
}

async function png(
  picture: ReactElement,
  language: Language,
  size: { width: number; height: number },
): Promise<Buffer> {
  const svg = await satori(picture, { ...size, fonts: fontsOf(language) })
  return await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
}
