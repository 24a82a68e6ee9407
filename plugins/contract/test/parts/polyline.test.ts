import { describe, expect, it } from 'vitest'
import { decodePolyline } from '../../src/parts/index.ts'
import { encodePolyline } from '../../src/kit/index.ts'

describe('an encoded line', () => {
  it('is the three points of the algorithm’s own example', () => {
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ])
  })

  it('holds a single number as the algorithm’s example writes it', () => {
    expect(decodePolyline('`~oia@?')).toEqual([{ lat: -179.98321, lng: 0 }])
  })

  it.each([
    [[]],
    [[{ lat: 0, lng: 0 }]],
    [
      [
        { lat: 4.676, lng: -74.048 },
        { lat: 4.8186, lng: -74.0347 },
        { lat: 4.67599, lng: -74.048 },
      ],
    ],
    [
      [
        { lat: -90, lng: -180 },
        { lat: 90, lng: 180 },
      ],
    ],
  ])('comes back as it was written: %j', (points) => {
    expect(decodePolyline(encodePolyline(points))).toEqual(points)
  })

  it.each([
    ['breaks off within a number', '_p~iF~ps|'],
    ['has a latitude without its longitude', '_p~iF'],
    ['holds a sign below the alphabet', '_p~iF~ps|U !'],
    ['holds a sign above the alphabet', '_p~iF~ps|Uñ?'],
    ['holds a number without end', '~~~~~~~~~~~~~~~?'],
  ])('that %s is unreadable', (_title, encoded) => {
    expect(() => decodePolyline(encoded)).toThrow(expect.objectContaining({ code: 'unknown-outcome' }))
  })
})
