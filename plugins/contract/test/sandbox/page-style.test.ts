import { expect, it } from 'vitest'
import { pageStyle } from '../../src/sandbox/page-style.ts'

const colours = new Map(
  [...pageStyle.matchAll(/--(\w+):(#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex]),
)

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

it.each(['ink', 'green', 'deep', 'info', 'danger', 'quiet'])(
  '%s can be read on paper and on white',
  (name) => {
    const colour = colours.get(name) ?? ''
    expect(contrast(colour, colours.get('paper') ?? '')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  },
)
