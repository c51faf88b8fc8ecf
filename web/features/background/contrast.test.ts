/** Accessibility checkers do not see what is drawn on a canvas: that text stays readable on it is calculated here. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recordOf } from '#contract/keys.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { strength } from './paint.ts'

const css = readFileSync(join(import.meta.dirname, '../../styles/theme.css'), 'utf8')
const names = ['paper', 'ink', 'muted', 'brand', 'tick', 'violet', 'green'] as const
type Name = (typeof names)[number]
type Rgb = readonly number[]

/** A theme's colours as the stylesheet has them. */
function colorsOf(theme: 'light' | 'dark'): Record<Name, Rgb> {
  const find = (name: Name) => {
    const [, light, dark] = expectDefined(new RegExp(`--color-${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(css))
    const hex = theme === 'light' ? expectDefined(light) : expectDefined(dark)
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  }
  return recordOf(names, find)
}

/** Relative luminance by WCAG 2.2. */
function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: Rgb, other: Rgb): number {
  const lights = [luminance(one), luminance(other)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

describe.each(['light', 'dark'] as const)('on a particle that passes behind text, %s', (theme) => {
  const colors = colorsOf(theme)
  const share = strength[theme].text
  test.each(['tick', 'brand', 'violet', 'green'] as const)('text keeps its contrast (%s)', (mood) => {
    const behind = colors.paper.map((paper, i) => paper * (1 - share) + expectDefined(colors[mood][i]) * share)
    expect(contrast(colors.ink, behind)).toBeGreaterThanOrEqual(7)
    expect(contrast(colors.muted, behind)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colors.brand, behind)).toBeGreaterThanOrEqual(4.5)
  })
})
