import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split("[data-theme='dark']")

// Text on its background, in either theme. The accent is for marks and is never text on paper.
const pairs: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'ink-soft', 'green', 'green-strong', 'info', 'danger'].flatMap(
    (text) =>
      [
        [text, 'paper'],
        [text, 'card'],
      ] as const,
  ),
  ['ink', 'green-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'info-soft'],
  ['ink', 'danger-soft'],
  ['ink-soft', 'green-soft'],
  ['ink-soft', 'line'],
  ['green', 'green-soft'],
  ['cyan', 'cyan-soft'],
  ['on-green', 'green'],
  ['on-green', 'green-strong'],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_theme, tokens) => {
  it.each(pairs)('%s on %s reads at 4.5:1 at least', (text, ground) => {
    expect(contrast(colour(tokens, text), colour(tokens, ground))).toBeGreaterThanOrEqual(4.5)
  })
})

function colour(tokens: string, name: string): number[] {
  const [, hex] = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(tokens) ?? []
  if (!hex) throw new Error(`no --${name}`)
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

function contrast(one: number[], other: number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
