import { describe, expect, it } from 'vitest'
import { addressOf, changeForm, firstForm, waysOf } from '../../../src/parents/transport/transport-form.ts'
import { aMeasure, aStudent } from './a-student.ts'

const season = { map: { centre: { lat: 4.763374, lng: -74.04616 }, tileUrl: null } }
const lastYear = { concept: 'TRANSPORTE COMPLETO CERCANO', price: 738000, lastPrice: 701000 }
const provisional = { name: 'TRANSPORTE MEDIO CERCANO', itemCode: 'CT-0001', price: 438000 }
const elsewhere = { lat: 4.9, lng: -74.02, address: '' }

describe('waysOf', () => {
  it("offers last year's fee to who had transport, and then no provisional one", () => {
    expect(waysOf(aStudent({ lastYear, provisional, mayBeProvisional: true }))).toEqual([
      'last-year',
      'measured',
      'none',
    ])
  })

  it('offers the provisional near fee to who had none', () => {
    const student = aStudent({ provisional, mayBeProvisional: true })
    expect(waysOf(student)).toEqual(['provisional', 'measured', 'none'])
  })

  it('offers it without a ride to who has a profile that does not say which', () => {
    const student = aStudent({ required: true, flagged: true, mayBeProvisional: true })
    expect(waysOf(student)).toEqual(['provisional', 'measured', 'none'])
  })

  it('always offers measuring and going without', () => {
    expect(waysOf(aStudent())).toEqual(['measured', 'none'])
  })
})

describe('firstForm', () => {
  it('starts on the first way for who requires transport, with the modality required', () => {
    const form = firstForm(aStudent({ required: true, modality: 'MEDIO', lastYear }), season)
    expect(form).toMatchObject({ way: 'last-year', modality: 'MEDIO' })
  })

  it('chooses nothing for who does not require it', () => {
    expect(firstForm(aStudent({ lastYear }), season).way).toBeNull()
  })

  it('leaves the ride to the family where the profile does not say which', () => {
    expect(firstForm(aStudent({ required: true, flagged: true }), season).modality).toBeNull()
    expect(firstForm(aStudent(), season).modality).toBe('COMPLETO')
  })

  it('lets the marker be dragged (mode 2) until an address is searched', () => {
    expect(firstForm(aStudent(), season).addressMode).toBe(2)
  })

  it('opens at the home on file', () => {
    expect(firstForm(aStudent(), season)).toMatchObject({ place: { lat: 4.86 }, placed: true })
  })

  it("opens at the season's centre without a home, and does not take it for one", () => {
    const form = firstForm(aStudent({ home: null }), season)
    expect(form).toMatchObject({ place: { lat: 4.763374, lng: -74.04616, address: '' }, placed: false })
  })
})

describe('changeForm', () => {
  const form = firstForm(aStudent({ home: null }), season)

  it('takes a moved marker for the home', () => {
    expect(changeForm(form, { is: 'place', place: elsewhere })).toMatchObject({
      place: elsewhere,
      placed: true,
    })
  })

  it('drops the distance of a place that was left', () => {
    const measured = changeForm(form, { is: 'measured', at: form.place, measure: aMeasure() })
    expect(measured.measure).not.toBeNull()
    expect(changeForm(measured, { is: 'place', place: elsewhere }).measure).toBeNull()
  })

  it('ignores a distance that arrives after the marker moved on', () => {
    const moved = changeForm(form, { is: 'place', place: elsewhere })
    expect(changeForm(moved, { is: 'measured', at: form.place, measure: aMeasure() }).measure).toBeNull()
  })

  it('keeps the distance when only the modality changes', () => {
    const measured = changeForm(form, { is: 'measured', at: form.place, measure: aMeasure() })
    expect(changeForm(measured, { is: 'modality', modality: 'MEDIO' }).measure).toBe(measured.measure)
  })
})

describe('addressOf', () => {
  it('prefers the address searched or on file to the one the maps service gives', () => {
    const form = { ...firstForm(aStudent(), season), measure: aMeasure() }
    expect(addressOf(form)).toBe('Calle 12 # 5-**, Chía')
    expect(addressOf({ ...form, place: elsewhere })).toBe('Calle 12 # 5-40, Chía')
  })
})
