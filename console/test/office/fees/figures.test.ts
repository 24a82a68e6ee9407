import { describe, expect, it } from 'vitest'
import { figureText } from '../../../src/office/fees/marked-figures.tsx'

describe('an amount in a list', () => {
  it.each([
    ['650.000', '50000', '50.000'],
    ['1.650.000', '165', '1.65'],
    ['650.000', '650.000', '650.000'],
    ['650.000', '7', '7'],
    ['650.000', 'eco', 'eco'],
  ])('%s is found by %s at %s', (written, word, found) => {
    expect(figureText(written, word)).toBe(found)
  })
})
