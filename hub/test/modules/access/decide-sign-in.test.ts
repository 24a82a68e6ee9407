import { describe, expect, it } from 'vitest'
import { antiquityOf } from '../../../src/modules/students/antiquity.ts'
import { decideSignIn } from '../../../src/modules/access/decide-sign-in.ts'
import { isPaid } from '../../../src/modules/students/payment-complete.ts'
import { parentPart } from '../../../src/modules/seasons/season.ts'
import { readSeason } from '../seasons/read-season.ts'

const shipped = parentPart(readSeason('2025-2026')).windows
const windows = { ...shipped, maintenance: { from: '05:00', to: '06:00' } }
const old = { antiquity: 'old', authorisation: 'VALID', paymentStatus: '' }
const outcome = (student: Partial<typeof old> | null, now = '2025-06-25T10:00:00-05:00') =>
  decideSignIn({ student: student && { ...old, ...student }, windows, now: new Date(now) })

describe('a payment status', () => {
  it.each([
    ['APROBADO', true],
    ['aprobado', true],
    ['Pago aprobado el 3 de junio', true],
    ['PAGO DAVIVIENDA', true],
    ['PAGO  ANTICIPO', true],
    ['INGRESO MANUAL.', true],
    ['NO APROBADO', false],
    ['  no   aprobado ', false],
    ['NO-APROBADO', false],
    ['DESAPROBADO', false],
    ['APROBADOS', false],
    ['NO INGRESO MANUAL', false],
    ['PILINO APROBADO', true],
    ['PAGO', false],
    ['PAGO DAVIVIENDAS', false],
    ['PENDIENTE', false],
    ['', false],
  ])('%o is paid: %s', (status, expected) => {
    expect(isPaid(status)).toBe(expected)
  })
})

it.each([
  ['old', 'old'],
  ['new', 'new_current'],
  ['New', 'new_current'],
  ['new_current', 'new_current'],
  ['reintegrate', 'reintegrate'],
  ['new_next', 'new_next'],
  ['new20', null],
  ['', null],
  ['constructor', null],
])('the antiquity %o stands for %s', (word, expected) => {
  expect(antiquityOf(word)).toBe(expected)
})

describe('a student code', () => {
  it.each([
    [{}, 'proceed'],
    [{ authorisation: 'PENDIENTE' }, 'late-form'],
    [{ authorisation: 'INVALID' }, 'late-form'],
    [{ authorisation: '' }, 'late-form'],
    [{ antiquity: 'new', authorisation: 'PENDIENTE' }, 'proceed'],
    [{ antiquity: 'new_next', authorisation: '' }, 'proceed'],
    [{ antiquity: 'reintegrate' }, 'proceed'],
    [{ antiquity: 'new20' }, 'not-active'],
    [{ antiquity: 'new20', paymentStatus: 'APROBADO' }, 'complete'],
    [{ paymentStatus: 'INGRESO MANUAL' }, 'complete'],
    [{ paymentStatus: 'APROBADO', authorisation: 'PENDIENTE' }, 'complete'],
    [{ paymentStatus: 'NO APROBADO' }, 'proceed'],
    [{ paymentStatus: 'DESAPROBADO' }, 'proceed'],
  ])('of %o leads to %s', (student, expected) => {
    expect(outcome(student)).toBe(expected)
  })

  it('that nobody has leads where a student who is not active yet is led', () => {
    expect(outcome(null)).toBe('not-active')
  })

  it.each([
    ['2025-06-17T23:59:59.999-05:00', 'late-form'],
    ['2025-06-18T00:00:00-05:00', 'proceed'],
    ['2025-06-18T04:00:00Z', 'late-form'],
    ['2025-06-20T23:59:59.999-05:00', 'proceed'],
    ['2025-06-21T00:00:00-05:00', 'late-form'],
  ])('of an old student without authorisation at %s leads to %s', (now, expected) => {
    expect(outcome({ authorisation: 'PENDIENTE' }, now)).toBe(expected)
  })

  it.each([
    ['2025-06-03T05:59:59.999-05:00', 'closed'],
    ['2025-06-03T06:00:00-05:00', 'complete'],
    ['2025-08-31T23:59:59.999-05:00', 'complete'],
    ['2025-09-01T00:00:00-05:00', 'closed'],
    ['2025-06-25T04:59:59.999-05:00', 'complete'],
    ['2025-06-25T05:00:00-05:00', 'maintenance'],
    ['2025-06-25T05:59:59.999-05:00', 'maintenance'],
    ['2025-06-25T06:00:00-05:00', 'complete'],
  ])('already paid at %s leads to %s', (now, expected) => {
    expect(outcome({ paymentStatus: 'APROBADO' }, now)).toBe(expected)
  })

  it('meets a maintenance over midnight on both sides of it, and none when there is none', () => {
    const at = (time: string, maintenance: { from: string; to: string } | null) =>
      decideSignIn({
        student: old,
        windows: { ...windows, maintenance },
        now: new Date(`2025-06-25T${time}-05:00`),
      })
    const night = { from: '22:00', to: '06:00' }
    expect(
      ['21:59:59', '22:00:00', '00:00:00', '05:59:59', '06:00:00'].map((time) => at(time, night)),
    ).toEqual(['proceed', 'maintenance', 'maintenance', 'maintenance', 'proceed'])
    expect(at('05:30:00', null)).toBe('proceed')
  })
})
