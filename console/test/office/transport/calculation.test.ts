import { describe, expect, it } from 'vitest'
import {
  changeCalculation,
  directionOf,
  feeName,
  firstCalculation,
} from '../../../src/office/transport/calculation.ts'
import type { StudentHome } from '../../../src/office/transport/student-home.ts'
import type { Measure } from '../../../src/components/map/measure.ts'

const season = {
  map: {
    centre: { lat: 4.763374, lng: -74.04616 },
    tileUrl: null,
    homes: { centre: { lat: 4.83, lng: -74.03 }, zoom: 10, maxClusterZoom: 20, clusterRadius: 75 },
  },
}

const home = { lat: 4.86, lng: -74.05, address: 'Calle 1' }

const student: StudentHome = {
  student: '10001',
  name: 'Ana Ruiz',
  grade: 'Primero',
  grade_id: 105,
  next_grade_id: 106,
  requirement: { text: 'Half bus stop', way: 'MEDIO', busStop: true, flagged: false },
  home,
  metres: null,
  band: null,
  near_border: false,
}

const measure: Measure = {
  distances: [],
  paths: [],
  average: { text: '5,0 km', value: 5000 },
  band: 'CERCANO',
  isNearBorder: false,
  address: '',
  simulated: true,
}

describe('a calculation', () => {
  it('begins with what the record asks for, at the home on record', () => {
    expect(firstCalculation(student, season)).toMatchObject({
      modality: 'MEDIO',
      busStop: true,
      place: home,
      isPlaced: true,
    })
  })

  it('leaves the ride to who calculates where the record does not say which', () => {
    const requirement = { text: 'Consultar con la abuela', way: null, busStop: false, flagged: true }
    expect(firstCalculation({ ...student, requirement }, season).modality).toBeNull()
  })

  it('without a home or a need begins at the map’s centre, not placed, with the full route', () => {
    const requirement = { text: '', way: null, busStop: false, flagged: false }
    expect(firstCalculation({ ...student, requirement, home: null }, season)).toMatchObject({
      modality: 'COMPLETO',
      busStop: false,
      place: { ...season.map.centre, address: '' },
      isPlaced: false,
    })
  })

  it('keeps a measure while the ride changes, and drops it when the home moves', () => {
    const first = firstCalculation(student, season)
    const measured = changeCalculation(first, { is: 'measured', at: first.place, measure })
    expect(changeCalculation(measured, { is: 'ride', ride: { half: 'PM' } }).measure).toBe(measure)
    const moved = changeCalculation(measured, { is: 'place', place: { ...home, lat: 4.9 } })
    expect(moved.measure).toBeNull()
  })

  it('forgets an answer that comes for a place left behind', () => {
    const first = firstCalculation(student, season)
    const moved = changeCalculation(first, { is: 'place', place: { ...home, lat: 4.9 } })
    expect(changeCalculation(moved, { is: 'measured', at: first.place, measure }).measure).toBeNull()
  })

  it.each([
    ['COMPLETO', 'PM', 'AMBAS'],
    ['MEDIO', 'AM', 'AM'],
    ['MEDIO', 'PM', 'PM'],
  ] as const)('%s in the %s goes %s', (modality, half, direction) => {
    expect(directionOf({ modality, half, busStop: false })).toBe(direction)
  })

  it.each([
    ['COMPLETO', false, 'CERCANO', 'TRANSPORTE COMPLETO CERCANO'],
    ['MEDIO', true, 'LEJANO', 'TRANSPORTE PARADERO MEDIO LEJANO'],
  ] as const)('%s, bus stop %s, %s is the fee %s', (modality, busStop, band, name) => {
    expect(feeName({ modality, busStop, half: 'AM' }, band)).toBe(name)
  })
})
