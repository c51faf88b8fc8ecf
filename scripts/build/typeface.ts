/** Makes the site's own typeface as small as its texts allow: the weights that it uses, and the characters that stand there. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Language } from '#contract/language.ts'
import { site } from '#contract/site/site.ts'
import { families } from '#server/pdf/fonts.ts'

const source = new URL(import.meta.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'))
const licence = new URL('../LICENSE', source)

/** It has Latin letters alone; languages of other scripts keep the system's faces, which have their signs. */
const withOwnTypeface = (language: Language) => families[language][0] === 'latin'

/** What visitors may type, and punctuation that texts are made with. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}\u00a0\u202f–—‘’“”„…·×−€`

/**
 * Writes the typeface into the folder of files for visitors, with its licence.
 * @param texts everything that may be shown.
 * @returns its address in a language; undefined where the system's faces are shown.
 */
export async function writeTypeface(
  client: string,
  texts: string[],
): Promise<(language: Language) => string | undefined> {
  if (site.typeface !== 'geist') return () => undefined
  const characters = [...new Set([ALWAYS, ...texts].join(''))].sort().join('')
  const whole = await readFile(source)
  const small = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  })
  const hash = createHash('sha256').update(small).digest('hex').slice(0, 8)
  await writeFile(join(client, 'assets', `typeface-${hash}.woff2`), small)
  await writeFile(join(client, 'assets', `typeface-${hash}.txt`), await readFile(licence))
  return (language) => (withOwnTypeface(language) ? `/assets/typeface-${hash}.woff2` : undefined)
}
