/** Puts the owner's colour and typeface into the stylesheet; without any, it stays as it is written. */
import type { Plugin } from 'vite'
import { selectedGround, softGround } from '#contract/site/accent.ts'
import { DEFAULT_ACCENT, type SiteFile, type Typeface } from '#contract/site/schema.ts'
import { site } from '#contract/site/site.ts'

/** Faces that systems bring along: short lists, for each name that is not there costs a look-up before the first paint. */
const faces: Record<Exclude<Typeface, 'geist' | 'system'>, string> = {
  humanist: 'Optima, Candara, "Noto Sans", sans-serif',
  geometric: 'Avenir, "Century Gothic", "URW Gothic", sans-serif',
  serif: 'Charter, Cambria, "Noto Serif", serif',
}

export function appearance(): Plugin {
  return {
    name: 'appearance',
    // Before what reads the stylesheet's rules.
    enforce: 'pre',
    transform: (code, file) => (file.endsWith('/web/styles.css') ? code + rulesOf(site) : undefined),
  }
}

/** Rules of the layer that names the product's own, after them. Chinese and Japanese keep the faces that have their signs. */
function rulesOf({ accent, typeface }: Pick<SiteFile, 'accent' | 'typeface'>): string {
  const { light, dark } = accent
  const isOwnAccent = light !== DEFAULT_ACCENT.light || dark !== DEFAULT_ACCENT.dark
  const soft = `light-dark(${softGround(light, 'light')}, ${softGround(dark, 'dark')})`
  const selected = `light-dark(${selectedGround(light, 'light')}, ${selectedGround(dark, 'dark')})`
  const rules = [
    ...(isOwnAccent ? [`--color-brand: light-dark(${light}, ${dark});`, `--color-brand-soft: ${soft};`] : []),
    ...(typeface === 'geist' || typeface === 'system' ? [] : [`--font-sans: ${faces[typeface]};`]),
  ]
  // Colours that the stylesheet writes into its rules, as `theme.css` says.
  const inline = isOwnAccent ? `\n@theme inline { --color-chosen: ${soft}; --color-selection: ${selected}; }\n` : ''
  return rules.length === 0 ? '' : `\n@layer theme { :root { ${rules.join(' ')} } }\n${inline}`
}
