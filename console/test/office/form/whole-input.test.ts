import { describe, expect, it } from 'vitest'
import { wholeIn } from '../../../src/office/form/whole-input.tsx'

describe('a whole number as somebody writes it', () => {
  it.each([
    ['1.234.567', 1_234_567],
    ['1234567', 1_234_567],
    ['$ 1.500', 1500],
    ['0', 0],
    ['', null],
    [' ', null],
  ])('%j is %j', (written, whole) => {
    expect(wholeIn(written)).toBe(whole)
  })

  it.each(['-5', '1500,6', '300000.50', '1.5', '1.234.56', '1e3', '99999999999999999999', 'mil'])(
    '%j is none and stays as it is',
    (written) => {
      expect(wholeIn(written)).toBe(written)
    },
  )
})
