import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'
import { formatMessage, formatNumber } from '@matricula/hub/api/format-message'

describe('A number', () => {
  it.each([
    ['es', 0, '0'],
    ['es', 999, '999'],
    ['es', 4_750_000, '4.750.000'],
    ['es-CO', 1234, '1.234'],
    ['en', 4_750_000, '4,750,000'],
    ['en-CO', 1234, '1.234'],
    ['es', 12.5, '12,5'],
    ['en-CO', 12.5, '12.5'],
    ['es', -1000, '-1.000'],
  ] as const)('is written in %s from %d as %s', (locale, value, written) => {
    expect(formatNumber(locale, value)).toBe(written)
  })
})

describe('A message', () => {
  const said = (message: string, values = {}) => formatMessage(compile(message), 'es-CO', values)

  it('says one thing of one and another of many', () => {
    const rows = '{n, plural, one {queda # fila} other {quedan # filas}} de {total}'
    const found = [1, 2000].map((n) => said(rows, { n, total: 3000 }))
    expect(found).toEqual(['queda 1 fila de 3.000', 'quedan 2.000 filas de 3.000'])
  })

  it('may decide again by a number within a form', () => {
    const most = '{n, plural, one {una} other {hasta {n, plural, =2 {dos} other {#}} (#)}}'
    expect([1, 2, 30].map((n) => said(most, { n }))).toEqual(['una', 'hasta dos (2)', 'hasta 30 (30)'])
  })

  it('writes as it is what is no number but a name: a year, a code', () => {
    expect(said('Año {year}', { year: '2025' })).toBe('Año 2025')
  })

  it('leaves a gap to be seen where a value is missing', () => {
    expect(said('quedan {n} filas')).toBe('quedan {n} filas')
  })

  it('is not filled by a word that every object inherits', () => {
    expect(said('uno {constructor}', {})).toBe('uno {constructor}')
  })
})
