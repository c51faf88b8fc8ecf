/** Files of the installable app: icons from one drawing, and a manifest in each language. */
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

/**
 * In the owner's colour.
 * @param drawing path of an SVG. @param folder where files that visitors fetch are.
 */
export async function makeIcons(drawing: string, folder: string): Promise<void> {
  const svg = (await readFile(drawing, 'utf8')).replaceAll(DEFAULT_ACCENT.light, site.accent.light)
  await writeFile(join(folder, 'favicon.svg'), svg)
  await mkdir(join(folder, 'icons'), { recursive: true })
  await Promise.all([...listed, forApple].map((icon) => makeIcon(svg, icon, join(folder, icon.path))))
}

/** Full-bleed icon for systems that cut the shape: the ground without round corners, and the drawing inside. */
async function makeIcon(svg: string, { size, purpose }: Icon, file: string): Promise<void> {
  const square = svg.replace(/(<rect\b[^>]*?) rx="[^"]*"/, '$1')
  if (purpose && square === svg) throw new Error('The icon’s drawing has no <rect rx="…"> as its ground.')
  const drawing = purpose ? shrunk(square) : svg
  await sharp(Buffer.from(drawing), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
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
