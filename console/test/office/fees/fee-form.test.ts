import { describe, expect, it } from 'vitest'
import { HubProblem } from '../../../src/api/problem.ts'
import { changedFields, lastChangeIn } from '../../../src/office/fees/changed-fields.ts'
import { editOf, errorsByField, newFeeOf, savedLink, valuesOf } from '../../../src/office/fees/fee-form.ts'
import { impactAddress } from '../../../src/office/fees/impact-address.ts'
import { aFee } from './a-fee.ts'

describe('a new fee', () => {
  it('is asked for with all its grades at once', () => {
    const values = { code: 'CA-9', concept: 'Agenda', grade: [101, 102], value: 0, mandatory: false } as const
    expect(newFeeOf({ ...values, grade: [101, 102], type: 'ANUAL' })).toEqual({ ...values, type: 'ANUAL' })
  })
  it('has no places, kind or schedule unless it is an activity', () => {
    const values = { code: 'X', cuota: 3, eco_type: 'club', schedule: 'Lunes' } as const
    expect(newFeeOf({ ...values, type: 'MENSUAL' })).toEqual({ code: 'X', type: 'MENSUAL' })
    expect(newFeeOf({ ...values, type: 'CLUB' })).toEqual({ ...values, type: 'CLUB' })
  })
  it('says nothing of a field that was emptied', () => {
    expect(newFeeOf({ type: 'ECO', value: null, cuota: null })).toEqual({ type: 'ECO' })
  })
})

describe('an edited fee', () => {
  it('goes with the version it was read at, and without its grade', () => {
    const fee = aFee()
    expect(editOf(fee, { ...valuesOf(fee), value: 170_000 })).toEqual({
      id: 12,
      version: 3,
      code: 'ECO-01',
      concept: 'Huerta escolar',
      description: '',
      value: 170_000,
      mandatory: false,
      type: 'ECO',
      cuota: 40,
      eco_type: 'adicional',
      schedule: 'Martes',
    })
  })
  it('differs from another version by its fields, and names who changed it', () => {
    expect(changedFields(aFee(), aFee({ version: 4, value: 1, cuota: null }))).toEqual(['value', 'cuota'])
    const changed = { by: 'staff:finanzas', at: '2025-06-19T15:00:00.000Z' }
    expect(lastChangeIn({ changed })).toEqual(changed)
    expect([lastChangeIn({}), lastChangeIn({ changed: null }), lastChangeIn({ changed: { by: 1 } })]).toEqual(
      [null, null, null],
    )
  })
  it('is shown on the page of its impact with the new value', () => {
    expect(impactAddress(aFee(), 170_000)).toBe(
      '/enrollment/admin/impact?grade=105&code=ECO-01&value=170000&type=ECO&does=edit&id=12',
    )
  })
})

describe('what the hub says of a field', () => {
  it('lands at the field, of a new fee and of an edited one', () => {
    const problem = new HubProblem(422, {
      errors: { '0.code': ['Ingrese código'], eco_type: ['Seleccione un tipo de actividad'], 'x.y': ['?'] },
    })
    expect(errorsByField(problem)).toEqual([
      { name: 'code', errors: ['Ingrese código'] },
      { name: 'eco_type', errors: ['Seleccione un tipo de actividad'] },
    ])
  })
})

describe('the link of an image', () => {
  it.each([
    ['imagenes.example/a.png', 'http://imagenes.example/a.png'],
    [' imagenes.example:8080/a.png ', 'http://imagenes.example:8080/a.png'],
    ['https://imagenes.example/a.png', null],
    ['HTTP://imagenes.example', null],
    ['javascript:alert(1)', null],
    ['localhost:8080', null],
    ['', null],
    [undefined, null],
  ])('%j is kept as %j', (written, kept) => {
    expect(savedLink(written)).toBe(kept)
  })
})
