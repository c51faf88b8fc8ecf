import { expect, test } from 'vitest'
import { accentFault, contrastOf, selectedGround } from './accent.ts'

/** The palest and the darkest that an owner may choose, and a few between them. */
const accents = {
  light: ['#000000', '#0066cc', '#8a1c4a', '#00704a', '#7a5200', '#5b00d6'],
  dark: ['#ffffff', '#6cb0ff', '#ff9ac2', '#00ff00', '#ffe066', '#c7a6ff'],
} as const
/** As `web/styles/theme.css` has them: `--color-ink` and `--color-muted`. */
const texts = { light: ['#0e1a2f', '#414e64'], dark: ['#e6edf8', '#a4b3ca'] } as const

test.each(['light', 'dark'] as const)(
  'what a reader selects can be read in the %s theme, whatever the accent',
  (theme) => {
    for (const accent of accents[theme]) {
      expect(accentFault(accent, theme)).toBeUndefined()
      for (const text of texts[theme])
        expect([accent, text, contrastOf(text, selectedGround(accent, theme)) >= 4.5]).toEqual([accent, text, true])
    }
  },
)
