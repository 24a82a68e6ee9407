import { describe, expect, it } from 'vitest'
import { addressWith, requestedDay } from '../../../src/office/reconciliation/day-address.ts'

const requested = (search: string) => requestedDay(new URLSearchParams(search))

describe('The day of an address', () => {
  it('is what it says', () => {
    expect(requested('day=2025-06-19')).toBe('2025-06-19')
  })

  it.each(['', 'day=', 'day=2025-02-30', 'day=2025-13-01', 'day=ayer', 'day=2025-6-19'])(
    'is none where the calendar has none: %s',
    (search) => {
      expect(requested(search)).toBeNull()
    },
  )
})

it('An address keeps what is not changed, so that the way back leads to the same span', () => {
  const search = new URLSearchParams('from=2025-06-01&to=2025-06-19&day=2025-06-19&show=open')
  expect(addressWith(search, { day: '', show: '' })).toBe('?from=2025-06-01&to=2025-06-19')
  expect(addressWith(search, { day: '2025-06-18' })).toContain('show=open')
})
