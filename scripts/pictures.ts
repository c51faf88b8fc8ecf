/** Draws the pictures that are shown where somebody shares a page. */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReactElement } from 'react'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import type { Language } from '../contract/language.ts'

const file = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}`))

/** Every language has Latin letters too. */
const latin = [
  ['noto-sans/400Regular/NotoSans_400Regular.ttf', 400],
  ['noto-sans/600SemiBold/NotoSans_600SemiBold.ttf', 600],
] as const
const own: Partial<Record<Language, readonly (readonly [string, 400 | 600])[]>> = {
  zh: [
    ['noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf', 400],
    ['noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf', 600],
  ],
  ja: [
    ['noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf', 400],
    ['noto-sans-jp/600SemiBold/NotoSansJP_600SemiBold.ttf', 600],
  ],
}

const loaded = new Map<Language, Promise<Font[]>>()

/** One array for each language: satori reads its fonts once for each array. */
function fontsOf(language: Language): Promise<Font[]> {
  const known = loaded.get(language)
  if (known) return known
  const fonts = Promise.all(
    [...latin, ...(own[language] ?? [])].map(async ([name, weight]) => ({
      name: name.startsWith('noto-sans/') ? 'Noto Sans' : name.slice(0, name.indexOf('/')),
      data: await readFile(file(name)),
      weight,
    })),
  )
  loaded.set(language, fonts)
  return fonts
}

/** PNG by file name. */
export type Pictures = Map<string, Buffer>

/** The pictures that the last build left, so that only changed ones are drawn. */
export async function readPictures(folder: string): Promise<Pictures> {
  const names = await readdir(folder).catch(() => [])
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)))
}

/**
 * Draws a picture, unless it is among the earlier ones.
 *
 * @returns the name of its file in the folder, which changes with the picture.
 */
export async function drawPicture(
  folder: string,
  name: string,
  picture: ReactElement,
  language: Language,
  size: { width: number; height: number },
  earlier: Pictures,
): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(picture)).digest('hex').slice(0, 10)
  const file = `${name}.${language}.${digest}.png`
  await writeFile(join(folder, file), earlier.get(file) ?? (await png(picture, language, size)))
  return file
}

async function png(
  picture: ReactElement,
  language: Language,
  size: { width: number; height: number },
): Promise<Buffer> {
  const svg = await satori(picture, { ...size, fonts: await fontsOf(language) })
  return await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
}
