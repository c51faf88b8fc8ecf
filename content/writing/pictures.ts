/** The owner's pictures: which files there are, and where visitors fetch them. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { FindPicture } from '../assemble.ts'
import type { ContentProblem } from '../reading/read-yaml.ts'

/** Pixels: no page shows one wider. */
const WIDTH_MAX = 1200

/** Widths below its own that an article offers a picture in. */
const articleWidths = [480, 800]

export type PictureFormat = 'avif' | 'webp'

/** Where an article's picture is, in these formats and in each width. @param src of the picture as wide as it is shown. */
export const sourcesOf = (
  { src, width }: { src: string; width: number },
  formats: PictureFormat[],
): { src: string; width: number }[] =>
  formats.flatMap((format) =>
    [...articleWidths.filter((one) => one < width), width].map((one) => {
      const size = one === width ? '' : `-${one}`
      return { src: src.replace(/\.webp$/, `${size}.${format}`), width: one }
    }),
  )

export interface OwnerPicture {
  /** As the owner named it. */
  file: string
  bytes: Buffer
  /** Where visitors fetch it; changes with the picture. */
  src: string
  width: number
  height: number
}

/** Names of the pictures' files. @param owner the folder of what the owner wrote. */
export function pictureFiles(owner: string): string[] {
  try {
    return readdirSync(join(owner, 'pictures')).filter((file) => /\.(?:jpe?g|png|webp|avif)$/i.test(file))
  } catch {
    return []
  }
}

/** @param owner the folder of what the owner wrote. @returns the pictures, and a problem for each file that is none. */
export function readOwnerPictures(owner: string): { pictures: OwnerPicture[]; problems: ContentProblem[] } {
  const pictures: OwnerPicture[] = []
  const problems: ContentProblem[] = []
  for (const file of pictureFiles(owner)) {
    const picture = readPicture(owner, file)
    if (picture) pictures.push(picture)
    else problems.push(unreadablePicture(file))
  }
  return { pictures, problems }
}

/** @param file as the owner named it. */
export const unreadablePicture = (file: string): ContentProblem => ({
  file: `pictures/${file}`,
  key: '',
  reason: 'is no picture that can be read',
  suggestion: 'Save it anew as JPEG, PNG, WebP or AVIF with a program for pictures, or remove it.',
})

/** @returns undefined for a file that says of no picture how large it is. */
function readPicture(owner: string, file: string): OwnerPicture | undefined {
  try {
    const bytes = readFileSync(join(owner, 'pictures', file))
    const size = imageSize(bytes)
    // Cameras note a turn instead of turning the picture (EXIF orientation 5 to 8).
    const isTurned = (size.orientation ?? 1) > 4
    const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height]
    if (!(width > 0 && height > 0)) return undefined
    const shown = Math.min(width, WIDTH_MAX)
    const key = createHash('sha256').update(bytes).digest('base64url').slice(0, 12)
    return { file, bytes, src: `/pictures/own-${key}.webp`, width: shown, height: Math.round((height * shown) / width) }
  } catch {
    return undefined
  }
}

/** @throws for a file that is not there; `content:check` says so first. */
export function findIn(pictures: OwnerPicture[]): FindPicture {
  return (name) => {
    const found = pictures.find(({ file }) => file === name)
    if (!found) throw new Error(`content/owner/pictures has no ${name}.`)
    return { src: found.src, width: found.width, height: found.height }
  }
}
