import { wholePesos } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import { describe, expect, it } from 'vitest'
import { instantOf, isTest } from '../src/from-answers.ts'
import { codeOf, stateOf } from '../src/states.ts'

describe('pesos', () => {
  it.each([
    ['1850000', 1_850_000],
    ['1850000.0', 1_850_000],
    ['1850000.00', 1_850_000],
    ['1850000.01', null],
    ['1,850,000', null],
    ['1e6', null],
    ['-5', null],
    ['', null],
  ])('of %j are %s', (text, pesos) => {
    expect(wholePesos(text)).toBe(pesos)
  })
})

describe('ePayco’s codes', () => {
  it.each([
    ['1', 'approved'],
    ['2', 'declined'],
    ['3', 'pending'],
    ['4', 'declined'],
    ['6', 'reversed'],
    ['7', 'pending'],
    ['8', 'pending'],
    ['9', 'expired'],
    ['10', 'declined'],
    ['11', 'declined'],
    ['12', 'pending'],
  ])('%s means %s, and a decline says why', (code, status) => {
    const { log, logged } = memoryKit()
    const state = stateOf(code, log)
    expect(state.status).toBe(status)
    expect(state.reason === null).toBe(status !== 'declined')
    expect(logged).toEqual([])
  })

  it.each(['0', '5', '13', '', 'toString', 'Aceptada'])('%j is pending, with a warning', (code) => {
    const { log, logged } = memoryKit()
    expect(stateOf(code, log).status).toBe('pending')
    expect(logged).toHaveLength(1)
  })

  it.each([
    ['1', 'Rechazada', '1'],
    ['0', 'Aceptada', '1'],
    ['', ' ACEPTADA ', '1'],
    [null, 'Aprobada', '1'],
    [null, 'retenido', '7'],
    [null, 'Reversado', '6'],
    [null, 'Caducada', '9'],
    [null, 'Nueva', 'Nueva'],
    ['0', null, '0'],
    [null, null, '0'],
  ])('%j with the word %j is %s', (code, word, expected) => {
    expect(codeOf(code, word)).toBe(expected)
  })
})

describe('what else ePayco says', () => {
  it.each([
    ['2026-01-20 15:04:05', '2026-01-20T20:04:05.000Z'],
    ['2026-12-31 23:59:59', '2027-01-01T04:59:59.000Z'],
    ['2026-02-30 25:00:00', null],
    ['20/01/2026', null],
    [null, null],
  ])('the date %j is %s', (date, at) => {
    expect(instantOf(date)).toBe(at)
  })

  it.each([
    ['FALSE', false],
    ['false', false],
    ['0', false],
    ['TRUE', true],
    ['1', true],
    ['', true],
    [null, true],
  ])('the test flag %j is %s', (flag, test) => {
    expect(isTest(flag)).toBe(test)
  })
})
