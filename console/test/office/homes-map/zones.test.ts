import { describe, expect, it } from 'vitest'
import { countByZone } from '../../../src/office/homes-map/zones.ts'
import { nudge } from '../../../src/components/map/place.ts'

const school = { lat: 4.83, lng: -74.03 }
const northOf = (metres: number) => ({ custom_id: '10001', ...nudge(school, 'north', metres) })

describe('homes by zone', () => {
  it('stand in eight sides, each with its own homes and what is around them', () => {
    const homes = [northOf(1000), northOf(3000), { custom_id: '10002', ...nudge(school, 'west', 2000) }]
    const zones = countByZone(homes, school)
    expect(zones.map(({ side, homes: count }) => [side, count])).toEqual([
      ['n', 2],
      ...['ne', 'e', 'se', 's', 'sw'].map((side) => [side, 0]),
      ['w', 1],
      ['nw', 0],
    ])
    const [west, south, east, north] = zones[0]?.bounds ?? []
    expect([west, east]).toEqual([school.lng, school.lng])
    expect(Number(north) - Number(south)).toBeCloseTo(2000 / 111_320, 6)
    expect(zones[1]?.bounds).toBeNull()
  })

  it.each([
    [4900, [1, 0, 0]],
    [5100, [0, 1, 0]],
    [14_900, [0, 1, 0]],
    [15_100, [0, 0, 1]],
  ])('%d metres away belong to one ring', (metres, counts) => {
    expect(countByZone([northOf(metres)], school)[0]?.counts).toEqual(counts)
  })
})
