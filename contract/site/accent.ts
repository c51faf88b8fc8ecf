/** Tells whether a colour can be read on the site's grounds (WCAG 2.2, success criterion 1.4.3). */

/** Of text; a colour that is used for text is clear enough for lines and buttons too. */
const NEEDED = 4.5

export type Theme = 'light' | 'dark'

/** The grounds that the accent stands on, and is stood on: pages (`web/styles/theme.css`) and mails have the same. */
export const grounds: Record<Theme, string[]> = {
  light: ['#ffffff', '#fafbfd'],
  dark: ['#0a1120', '#111c31', '#18253f'],
}

/** How much of the accent is in the soft ground behind what is chosen. */
const SOFT_SHARE: Record<Theme, number> = { light: 0.09, dark: 0.13 }

/** How much of it is in the ground behind text that a reader selects: no more, or grey text would be hard to read on some. */
const SELECTED_SHARE: Record<Theme, number> = { light: 0.25, dark: 0.2 }

/** The ground behind what is chosen: a little of the accent. */
export const softGround = (accent: string, theme: Theme): string => groundWith(SOFT_SHARE[theme], accent, theme)

/** The ground behind text that a reader selects. */
export const selectedGround = (accent: string, theme: Theme): string => groundWith(SELECTED_SHARE[theme], accent, theme)

function groundWith(share: number, accent: string, theme: Theme): string {
  const [own, below] = [channels(accent), channels(grounds[theme][0] ?? '')]
  const mixed = own.map((channel, i) => channel * share + (below[i] ?? 0) * (1 - share))
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Why a colour cannot be the accent of a theme, if it cannot. */
export function accentFault(accent: string, theme: Theme): string | undefined {
  const all = [...grounds[theme], softGround(accent, theme)]
  const [contrast = 0, ground] =
    all.map((ground) => [contrastOf(accent, ground), ground] as const).sort(([a], [b]) => a - b)[0] ?? []
  if (contrast >= NEEDED) return undefined
  const remedy = theme === 'light' ? 'a darker' : 'a lighter'
  return `is hard to read on ${ground} in the ${theme} theme: the contrast is ${contrast.toFixed(1)}, and ${NEEDED} is needed; choose ${remedy} colour`
}

/** As WCAG defines it, from 1 to 21. @param one a colour like `#0066cc`. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue of a colour like `#0066cc`, 0 to 255. */
const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
