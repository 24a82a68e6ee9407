import { describe, expect, it } from 'vitest'
import { degrees, joinWords, pesos, siNo, siUnlessNo, wholeNumber } from '../../src/parts/index.ts'

describe('an amount', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['185000', 185_000],
    ['185000.00', 185_000],
    ['185000,0', 185_000],
    ['3.033.000', 3_033_000],
    ['3,033,000', 3_033_000],
    ['$ 3.033.000,00', 3_033_000],
    ['3,033,000.00 COP', 3_033_000],
    ['1.850', 1850],
    ['9007199254', 9_007_199_254],
  ])('%j is %d pesos', (text, amount) => {
    expect(pesos(text)).toBe(amount)
  })

  it.each([
    '185000.50',
    '1.5',
    '-1',
    '1e6',
    '12.34.567',
    '3.033,000',
    '3.033.000,50',
    'gratis',
    '1234567890123',
    '0x10',
  ])('%j is nobody’s guess', (text) => {
    expect(() => pesos(text)).toThrow(expect.objectContaining({ code: 'unknown-outcome' }))
  })
})

describe('a yes', () => {
  it.each(['Si', 'SÍ', 'si', 'Yes', 'true', '1', 'X'])('is %s', (word) => expect(siNo(word)).toBe('Si'))
  it.each(['', 'No', 'NO', 'false', 'tal vez', 'sin'])('is not %j', (word) => expect(siNo(word)).toBe('No'))
})

describe('the bank agreement', () => {
  it.each(['No', 'NO', 'no ', 'false', '0'])('is closed by %j', (word) => expect(siUnlessNo(word)).toBe('No'))
  it.each(['', 'Si', 'pendiente'])('stays open with %j', (word) => expect(siUnlessNo(word)).toBe('Si'))
})

describe('a number in words', () => {
  it.each([
    ['2', 2],
    ['', null],
    ['dos', null],
    ['1.5', null],
    ['-1', null],
  ])('%j is %s', (text, number) => expect(wholeNumber(text)).toBe(number))

  it.each([
    ['4.8612', 90, 4.8612],
    ['-74,0591', 180, -74.0591],
    ['91', 90, null],
    ['', 90, null],
    ['4.8°', 90, null],
    ['1e1', 90, null],
  ])('%j within %d degrees is %s', (text, most, value) => expect(degrees(text, most)).toBe(value))
})

describe('a name', () => {
  it('is in one writing, without doubled spaces', () => {
    expect(joinWords(' Jose\u0301 ', '', 'Nun\u0303ez  Peña')).toBe('José Nuñez Peña')
  })
})
