import { describe, expect, it } from 'vitest'
import { measureOf } from '../../../src/components/map/measure.ts'

const answer = {
  finalDir: {
    promObject: { text: '6,9 km', value: 6900 },
    distanceObjects: [
      { text: '6,3 km', value: 6300 },
      { text: '7,5 km', value: 7500 },
    ],
  },
  vectors: [{ path: [{ lat: 4.86, lng: -74.06 }] }, { path: [{ lat: 4.85, lng: -74.05 }] }],
  band: 'CERCANO' as const,
  near_border: true,
  simulated: true,
  address: 'Calle 12 # 5-40, Chía',
}

describe('measureOf', () => {
  it('keeps distances and lines in the same order, with the average and the band of the hub', () => {
    const measure = measureOf(answer)
    expect(measure.distances.map(({ value }) => value)).toEqual([6300, 7500])
    expect(measure.paths.map(([first]) => first?.lat)).toEqual([4.86, 4.85])
    expect(measure).toMatchObject({
      average: { value: 6900 },
      band: 'CERCANO',
      isNearBorder: true,
      simulated: true,
    })
  })

  it('names the home as the hub does', () => {
    expect(measureOf(answer).address).toBe('Calle 12 # 5-40, Chía')
  })

  it('leaves open country without a name', () => {
    expect(measureOf({ ...answer, address: '' }).address).toBe('')
  })
})
