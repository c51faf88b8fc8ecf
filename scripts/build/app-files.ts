/** Files of the installable app: icons from one drawing, and a manifest in each language. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Language, languages } from '#contract/language.ts'
import { DEFAULT_ACCENT } from '#contract/site/schema.ts'
import { site } from '#contract/site/site.ts'
import { THEME_COLOR } from '#web/document.ts'
import { manifestPath } from '#web/features/installable/manifest.ts'

/** Margin of a maskable icon that systems may cut off (W3C manifest: the safe zone is a circle of 40 % radius). */
const MASK_MARGIN = 0.1

interface Icon {
  /** Public address. */
  path: string
  /** Width and height in pixels. */
  size: number
  purpose?: 'maskable'
}

const listed: Icon[] = [
  { path: '/icons/icon-192.png', size: 192 },
  { path: '/icons/icon-512.png', size: 512 },
  { path: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
]
/** iOS looks for this name, not in the manifest. It rounds the corners itself. */
const forApple: Icon = { path: '/apple-touch-icon.png', size: 180, purpose: 'maskable' }

/** What an owner's own icon is called in their folder. */
export const OWN_ICON = 'icon.svg'

/**
 * From the owner's drawing, or else from the product's in the owner's colour.
 * @param drawing path of the product's SVG. @param own path of the owner's, which need not be there.
 * @param folder where files that visitors fetch are.
 */
export async function makeIcons(drawing: string, own: string, folder: string): Promise<void> {
  const isOwn = existsSync(own)
  const written = await readFile(isOwn ? own : drawing, 'utf8')
  const svg = isOwn ? written : written.replaceAll(DEFAULT_ACCENT.light, site.accent.light)
  await mkdir(join(folder, 'icons'), { recursive: true })
  const make = isOwn ? makeOwnIcon : makeIcon
  try {
    await Promise.all([...listed, forApple].map((icon) => make(svg, icon, join(folder, icon.path))))
  } catch (error) {
    throw isOwn ? new Error(`${own} is no SVG that can be drawn.`, { cause: error }) : error
  }
  await writeFile(join(folder, 'favicon.svg'), svg)
}

const png = { compressionLevel: 9, palette: true } as const

/** Whole, whatever its shape; systems that cut the shape get it on the owner's colour. */
async function makeOwnIcon(svg: string, { size, purpose }: Icon, file: string): Promise<void> {
  const bytes = Buffer.from(svg)
  const { width, height } = await sharp(bytes).metadata()
  const side = purpose ? Math.round(size * (1 - 2 * MASK_MARGIN)) : size
  const drawn = await sharp(bytes, { density: Math.max(1, (72 * side) / Math.max(width, height)) })
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
  const background = purpose ? site.accent.light : '#0000'
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png(png)
    .toFile(file)
}

/** Full-bleed icon for systems that cut the shape: the ground without round corners, and the drawing inside. */
async function makeIcon(svg: string, { size, purpose }: Icon, file: string): Promise<void> {
  const square = svg.replace(/(<rect\b[^>]*?) rx="[^"]*"/, '$1')
  if (purpose && square === svg) throw new Error('The icon’s drawing has no <rect rx="…"> as its ground.')
  const drawing = purpose ? shrunk(square) : svg
  await sharp(Buffer.from(drawing), { density: (72 * size) / 64 })
    .resize(size, size)
    .png(png)
    .toFile(file)
}

/** Shrinks the drawing around the middle; the ground stays. */
function shrunk(svg: string): string {
  const [, , width = '64'] = /viewBox="([\d.]+) ([\d.]+) ([\d.]+)/.exec(svg)?.slice(1) ?? []
  const scale = 1 - 2 * MASK_MARGIN
  const shift = Number(width) * MASK_MARGIN
  const ground = /<rect\b[^>]*\/>/.exec(svg)?.[0] ?? ''
  const [before = '', after = ''] = svg.split(ground)
  const drawn = after.replace('</svg>', '')
  return `${before}${ground}<g transform="translate(${shift} ${shift}) scale(${scale})">${drawn}</g></svg>`
}

interface Told {
  name: string
  description: string
}

/** @param describe returns name and description of the app in a language. */
export async function writeManifests(folder: string, describe: (language: Language) => Promise<Told>): Promise<void> {
  for (const language of languages) {
    const manifest = {
      // One id, so that every language installs the same app.
      id: '/',
      start_url: '/',
      scope: '/',
      lang: language,
      ...(await describe(language)),
      display: 'standalone',
      theme_color: THEME_COLOR,
      background_color: '#fafbfd',
      icons: listed.map(({ path, size, purpose }) => ({
        src: path,
        sizes: `${size}x${size}`,
        type: 'image/png',
        ...(purpose && { purpose }),
      })),
    }
    await writeFile(join(folder, manifestPath(language).slice(1)), JSON.stringify(manifest))
  }
}
