/**
 * Compares a picture of a page with the one that was kept. Both are made a fifth as wide and looked at in squares, so that
 * another browser's way of smoothing letters is no difference, and a part that is gone, moved or coloured otherwise is one.
 */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** Of the size of the page. */
const SCALE = 0.2
/** Pixels of a picture made small. */
const SQUARE = 3
/** How far the mean of a square may be off, of 255, in one of its colours. */
const MEAN_MAX = 20
/** How many squares may be off by more: a button in another colour is some 35, letters smoothed otherwise are none. */
const SQUARES_MAX = 20

/** Keeps the picture, small: for `UPDATE_PICTURES=1`, once somebody has looked at it. */
export async function keepPicture(file: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await (await madeSmall(picture)).png({ palette: true, effort: 10, dither: 0 }).toFile(file)
}

/** @returns what is different, in words; undefined where nothing is. */
export async function difference(file: string, picture: Buffer): Promise<string | undefined> {
  if (!existsSync(file)) return 'No picture was kept.'
  const [kept, now] = await Promise.all([squares(sharp(file)), squares(await madeSmall(picture))])
  if (kept.width !== now.width || kept.height !== now.height) {
    return `It is ${now.width} × ${now.height} squares large and was ${kept.width} × ${kept.height}.`
  }
  const off = kept.means.flatMap((mean, i) => (Math.abs(mean - (now.means[i] ?? 0)) > MEAN_MAX ? [i] : []))
  const places = [...new Set(off.map((i) => Math.floor(i / 3)))]
  if (places.length <= SQUARES_MAX) return undefined
  const rows = places.map((place) => Math.floor(place / kept.width) * (SQUARE / SCALE))
  return `${places.length} of ${kept.width * kept.height} squares differ, between ${Math.min(...rows)} and ${Math.max(...rows)} pixels from the top.`
}

async function madeSmall(picture: Buffer) {
  const { width = 0 } = await sharp(picture).metadata()
  return sharp(
    await sharp(picture)
      .resize({ width: Math.round(width * SCALE) })
      .png()
      .toBuffer(),
  )
}

/** The mean colours of a picture's squares, row by row. */
async function squares(picture: Sharp) {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const width = Math.ceil(info.width / SQUARE)
  const height = Math.ceil(info.height / SQUARE)
  const sums = new Float64Array(width * height * 3)
  const counts = new Uint32Array(width * height)
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const square = Math.floor(y / SQUARE) * width + Math.floor(x / SQUARE)
      counts[square] = (counts[square] ?? 0) + 1
      for (let c = 0; c < 3; c++) {
        const at = square * 3 + c
        sums[at] = (sums[at] ?? 0) + (data[(y * info.width + x) * info.channels + c] ?? 0)
      }
    }
  }
  return { width, height, means: [...sums].map((sum, i) => sum / (counts[Math.floor(i / 3)] ?? 1)) }
}
