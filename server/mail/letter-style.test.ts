import { expect, test } from 'vitest'
import { grounds } from '#contract/site/accent.ts'
import { DEFAULT_ACCENT } from '#contract/site/schema.ts'
import { beOwner, leastSite } from '#tests/builders/owners/small-owner.ts'

/** The style that is sent, before and in its part for the dark theme. */
async function sent(): Promise<{ light: string; dark: string }> {
  const { letterHtml } = await import('./letter-html.ts')
  const letter = { siteUrl: 'https://berg.example', subject: 'News', template: 'Hello', values: {} }
  const style = /<style>(.*)<\/style>/s.exec(letterHtml({ language: 'en', ...letter }))?.[1] ?? ''
  const [light = '', dark = ''] = style.split('@media (prefers-color-scheme: dark)')
  return { light, dark }
}

/** What a rule says. @param selector as it is written. */
const valueIn = (style: string, selector: string, property: string): string | undefined => {
  const rule = style.split('\n').find((line) => line.startsWith(`${selector} {`))
  return new RegExp(`[{;] ?${property}: ([^;}]+?) ?[;}]`).exec(rule ?? '')?.[1]
}

const whole = (colour = '') => colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

test.each([
  ['the product’s own accent', DEFAULT_ACCENT],
  ['an owner’s accent', { light: '#8a1c4a', dark: '#ff9ac2' }],
])('links, buttons and lines of mails have %s', async (_, accent) => {
  await beOwner({ 'site.yaml': { ...leastSite, accent } })
  const style = await sent()
  for (const theme of ['light', 'dark'] as const) {
    expect(valueIn(style[theme], 'a', 'color')).toBe(accent[theme])
    expect(valueIn(style[theme], '.button', 'background')).toBe(accent[theme])
    expect(style[theme].match(new RegExp(accent[theme], 'g'))).toHaveLength(4)
  }
  const others = Object.values(DEFAULT_ACCENT).filter((one) => !Object.values(accent).includes(one))
  for (const other of [...others, '#06c;', '#06c }']) expect(style.light + style.dark).not.toContain(other)
})

test('the accent stands in mails on grounds that it was checked against', async () => {
  const style = await sent()
  for (const theme of ['light', 'dark'] as const) {
    const { [theme]: rules } = style
    const below = [
      valueIn(rules, '.sheet', 'background'),
      valueIn(rules, theme === 'light' ? 'body' : 'body, .page', 'background'),
      valueIn(rules, '.button', 'color'),
    ]
    for (const ground of below) expect(grounds[theme]).toContain(whole(ground))
  }
})
