import { describe, expect, it } from 'vitest'
import { toAddressText } from '../../src/parts/index.ts'

describe('an address as it was typed', () => {
  it.each([
    ['Cra 7 # 100-10 Apto 501', 'Cra 7 # 100-10'],
    ['Calle 127 # 15-20, Torre 2, Apto 1203, Bogotá', 'Calle 127 # 15-20, Bogotá'],
    ['Calle 127 # 15-20 Torre B Int. 3 Bogotá', 'Calle 127 # 15-20 Bogotá'],
    ['Conjunto Hacienda Fontanar casa 45 Chía', 'Conjunto Hacienda Fontanar Chía'],
    ['apartamento 501 carrera 9 # 11-20', 'carrera 9 # 11-20'],
    ['Cl. 93 #14-20 Of. 302', 'Cl. 93 #14-20'],
  ])('%j is looked for as %j', (typed, looked) => {
    expect(toAddressText(typed)).toBe(looked)
  })

  it.each([
    'Casa de Nariño',
    'Torre Colpatria',
    'Calle 127A Bis # 15-20 Sur',
    'Vereda Yerbabuena, Chía',
    'Peñón de Sopó',
    'Apto 501',
    '   ',
  ])('%j stays as it is', (typed) => {
    expect(toAddressText(typed)).toBe(typed.trim())
  })
})
