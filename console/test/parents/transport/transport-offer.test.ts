import { describe, expect, it } from 'vitest'
import { firstForm } from '../../../src/parents/transport/transport-form.ts'
import type { TransportForm } from '../../../src/parents/transport/transport-form.ts'
import { offerOf, priceOf } from '../../../src/parents/transport/transport-offer.ts'
import { aMeasure, aStudent } from './a-student.ts'

const season = { map: { centre: { lat: 4.763374, lng: -74.04616 }, tileUrl: null } }

function aForm(student: ReturnType<typeof aStudent>, form: Partial<TransportForm>): TransportForm {
  return { ...firstForm(student, season), ...form }
}

describe('offerOf', () => {
  it('asks for a way first', () => {
    const student = aStudent()
    expect(offerOf(student, aForm(student, { way: null }))).toEqual({ is: 'choose-first' })
  })

  it('lets anybody go without, wherever they live', () => {
    const student = aStudent({ home: null, required: true })
    expect(offerOf(student, aForm(student, { way: 'none' }))).toEqual({ is: 'without' })
  })

  it('asks for the home before any fee', () => {
    const student = aStudent({
      home: null,
      lastYear: { concept: 'TRANSPORTE COMPLETO CERCANO', price: 738000, lastPrice: 700000 },
    })
    expect(offerOf(student, aForm(student, { way: 'last-year' }))).toEqual({ is: 'place-first' })
    expect(offerOf(student, aForm(student, { way: 'measured' }))).toEqual({ is: 'place-first' })
  })

  it('asks to calculate before it prices a distance', () => {
    const student = aStudent()
    expect(offerOf(student, aForm(student, { way: 'measured' }))).toEqual({ is: 'measure-first' })
  })

  it('asks for the ride first where the profile does not say which, and prices the one chosen', () => {
    const student = aStudent({ required: true, flagged: true, mayBeProvisional: true })
    for (const way of ['measured', 'provisional'] as const) {
      const form = aForm(student, { way, measure: aMeasure() })
      expect(offerOf(student, form)).toEqual({ is: 'modality-first' })
      expect(offerOf(student, { ...form, modality: 'MEDIO' })).toMatchObject({
        is: 'fee',
        fee: { name: 'TRANSPORTE MEDIO CERCANO', price: 438000, modality: 'MEDIO', basis: way },
      })
    }
  })

  it('prices the modality, the band and the stop together', () => {
    const student = aStudent({ busStop: true })
    const form = aForm(student, { way: 'measured', modality: 'MEDIO', half: 'PM', measure: aMeasure() })
    expect(offerOf(student, form)).toEqual({
      is: 'fee',
      fee: {
        name: 'TRANSPORTE PARADERO MEDIO CERCANO',
        price: 348000,
        modality: 'MEDIO',
        busStop: true,
        direction: 'PM',
        basis: 'measured',
      },
    })
  })

  it('rides both ways when the route is full, whatever half was chosen before', () => {
    const student = aStudent()
    const form = aForm(student, { way: 'measured', modality: 'COMPLETO', half: 'PM', measure: aMeasure() })
    expect(offerOf(student, form)).toMatchObject({ fee: { direction: 'AMBAS', price: 738000 } })
  })

  it('never guesses a fee that the price list lacks', () => {
    const student = aStudent()
    const form = aForm(student, { way: 'measured', measure: aMeasure({ band: 'LEJANO' }) })
    expect(offerOf(student, form)).toEqual({ is: 'missing' })
  })

  it("takes the ride from the name of last year's fee, not from the form", () => {
    const student = aStudent({
      lastYear: { concept: 'TRANSPORTE PARADERO MEDIO LEJANO', price: 411000, lastPrice: 700000 },
    })
    expect(
      offerOf(student, aForm(student, { way: 'last-year', modality: 'COMPLETO', half: 'AM' })),
    ).toMatchObject({
      fee: { modality: 'MEDIO', busStop: true, direction: 'AM', price: 411000, basis: 'last-year' },
    })
  })

  it('offers the provisional fee without any measuring', () => {
    const student = aStudent({
      provisional: { name: 'TRANSPORTE COMPLETO CERCANO', itemCode: 'x', price: 738000 },
    })
    expect(offerOf(student, aForm(student, { way: 'provisional' }))).toMatchObject({
      fee: { modality: 'COMPLETO', basis: 'provisional', price: 738000 },
    })
  })
})

describe('priceOf', () => {
  it('reads the price of the stop that the student requires', () => {
    expect(priceOf(aStudent().transport, 'COMPLETO', 'CERCANO')).toBe(738000)
    expect(priceOf(aStudent({ busStop: true }).transport, 'COMPLETO', 'CERCANO')).toBe(648000)
    expect(priceOf(aStudent().transport, 'COMPLETO', 'INTERMEDIO')).toBeNull()
  })
})
