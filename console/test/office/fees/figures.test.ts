import { describe, expect, it } from 'vitest'
import { spellFigures } from '../../../src/office/fees/marked-figures.tsx'
import { pesosIn } from '../../../src/office/fees/pesos-input.tsx'

describe('an amount in a list', () => {
  it.each([
    ['650.000', '50000', '50.000'],
    ['1.650.000', '165', '1.65'],
    ['650.000', '650.000', '650.000'],
    ['650.000', '7', '7'],
    ['650.000', 'eco', 'eco'],
  ])('%s is found by %s at %s', (written, word, found) => {
    expect(spellFigures(written, word)).toBe(found)
  })
})

describe('an amount as somebody writes it', () => {
  it.each([
    ['1.234.567', '1234567'],
    ['$ 1.500', '1500'],
    ['1500,6', '1500.6'],
    ['-5', '-5'],
    ['', ''],
  ])('%j is %j', (written, pesos) => {
    expect(pesosIn(written)).toBe(pesos)
  })
})
