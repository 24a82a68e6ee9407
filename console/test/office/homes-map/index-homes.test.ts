import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexHomes } from '../../../src/office/homes-map/index-homes.ts'
import type { Bounds, Home } from '../../../src/office/homes-map/index-homes.ts'

const options = { maxClusterZoom: 20, clusterRadius: 75 }
const around: Bounds = [-75, 4, -73, 6]

function homesAt(...points: readonly (readonly [number, number])[]): Home[] {
  return points.map(([lat, lng], at) => ({ custom_id: `1000${at}`, lat, lng }))
}

const sizes = (homes: Home[], zoom: number) =>
  indexHomes(homes, options)
    .within(around, zoom)
    .map((spot) => spot.homes)

describe('the index of homes', () => {
  // At zoom 10 a degree of longitude is 728 pixels wide: 74 and 76 pixels apart.
  it.each([
    [0.1016, [2]],
    [0.1044, [1, 1]],
  ])('clusters what lies within 75 pixels of the map: %d degrees apart', (apart, expected) => {
    expect(sizes(homesAt([4.83, -74.03], [4.83, -74.03 + apart]), 10)).toEqual(expected)
  })

  it('names a single home by its school code', () => {
    const [spot] = indexHomes(homesAt([4.83, -74.03]), options).within(around, 10)
    expect(spot).toMatchObject({ is: 'home', key: '10000', homes: 1 })
    expect(spot?.at.lat).toBeCloseTo(4.83, 6)
  })

  it('says at which zoom a cluster falls apart, and that one place never does', () => {
    const index = indexHomes(homesAt([4.83, -74.03], [4.83, -74.02], [4.9, -74.1], [4.9, -74.1]), options)
    const zooms = index
      .within(around, 11)
      .flatMap((spot) => (spot.is === 'cluster' ? [index.zoomInto(spot.id)] : []))
    expect(zooms).toHaveLength(2)
    expect(Math.min(...zooms)).toBe(14)
    expect(Math.max(...zooms)).toBeGreaterThan(options.maxClusterZoom)
  })

  it('knows who is in a cluster', () => {
    const index = indexHomes(homesAt([4.83, -74.03], [4.83, -74.03]), options)
    const [spot] = index.within(around, 20)
    expect(spot?.is === 'cluster' && index.codesOf(spot.id).toSorted()).toEqual(['10000', '10001'])
  })

  it('counts every home once, at any zoom', () => {
    const point = fc.tuple(
      fc.double({ min: 4.5, max: 5.2, noNaN: true }),
      fc.double({ min: -74.4, max: -73.7, noNaN: true }),
    )
    fc.assert(
      fc.property(fc.array(point, { maxLength: 40 }), fc.integer({ min: 6, max: 20 }), (points, zoom) => {
        expect(sizes(homesAt(...points), zoom).reduce((all, some) => all + some, 0)).toBe(points.length)
      }),
    )
  })
})
