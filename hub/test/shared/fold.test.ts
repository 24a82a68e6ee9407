import { describe, expect, it } from 'vitest'
import { fold } from '../../api/fold.ts'

describe('A folded text', () => {
  it.each([
    ['José Ángel Núñez', 'jose angel nunez'],
    ["  Pérez-Gómez,  D'Artagnan ", 'perez gomez d artagnan'],
    ['100%_[a-z]', '100 a z'],
    ['A1B2C', 'a1b2c'],
    ['%', ''],
    ['', ''],
  ])('of %j is %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})
