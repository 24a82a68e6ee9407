import { describe, expect, it } from 'vitest'
import {
  averageMetres,
  bandOf,
  feeName,
  feeOfName,
  isNearBorder,
  typeOfModality,
} from '../../../src/modules/transport/transport-band.ts'
import { parentPart } from '../../../src/modules/seasons/season.ts'
import { readSeason } from '../seasons/read-season.ts'

const { transport } = parentPart(readSeason('2025-2026'))

describe('the band of a distance', () => {
  it.each([
    [0, 'CERCANO'],
    [18000, 'CERCANO'],
    [18001, 'INTERMEDIO'],
    [22000, 'INTERMEDIO'],
    [22001, 'LEJANO'],
    [60000, 'LEJANO'],
    [60001, 'TOO_FAR'],
  ])('of %i m is %s', (metres, band) => {
    expect(bandOf(metres, transport)).toBe(band)
  })

  it.each([
    [0, false],
    [17_499, false],
    [17_500, true],
    [18_000, true],
    [18_500, true],
    [18_501, false],
    [21_499, false],
    [21_500, true],
    [22_500, true],
    [22_501, false],
    [60_000, false],
  ])('of %i m is near a border: %s', (metres, near) => {
    expect(isNearBorder(metres, transport)).toBe(near)
  })

  it('is never near a border of no width, but on it', () => {
    const sharp = { ...transport, border: 0 }
    expect([17_999, 18_000, 18_001].map((metres) => isNearBorder(metres, sharp))).toEqual([
      false,
      true,
      false,
    ])
  })

  it('comes from the average rounded half up to whole metres', () => {
    expect(averageMetres([18000, 18001])).toBe(18001)
    expect(averageMetres([18000, 18000, 18001])).toBe(18000)
    expect(() => averageMetres([])).toThrow(RangeError)
  })
})

describe('the name of a fee', () => {
  it.each([
    [{ busStop: false, modality: 'COMPLETO', band: 'CERCANO' }, 'TRANSPORTE COMPLETO CERCANO'],
    [{ busStop: true, modality: 'MEDIO', band: 'LEJANO' }, 'TRANSPORTE PARADERO MEDIO LEJANO'],
  ] as const)('of %o is %s, and back', (fee, name) => {
    expect(feeName(fee)).toBe(name)
    expect(feeOfName(name)).toEqual(fee)
  })

  it.each(['TRANSPORTE', 'TRANSPORTE ESPECIAL', 'TRANSPORTE COMPLETO CERCANO 2', ''])('is not %o', (name) => {
    expect(feeOfName(name)).toBeNull()
  })

  it('has type 1 for full and 0 for half', () => {
    expect([typeOfModality('COMPLETO'), typeOfModality('MEDIO')]).toEqual([1, 0])
  })
})
