import { describe, expect, it } from 'vitest'
import { type FaultCode, faultCodes } from '@matricula/contract'
import { decideDelivery } from '../../../src/rooms/outbox/decide-delivery.ts'

const maxAttempts = 12
const pauses = [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]

const passing: readonly FaultCode[] = ['unreachable', 'throttled', 'unknown-outcome', 'unauthorised']
const lasting = faultCodes.filter((code) => !passing.includes(code))

const tries = pauses.map((seconds, index) => ({ attempts: index + 1, seconds }))
const waits = passing.flatMap((code) => tries.map((attempt) => ({ code, ...attempt })))
const parks = [
  ...lasting.flatMap((code) => [1, 5, maxAttempts].map((attempts) => ({ code, attempts }))),
  ...passing.flatMap((code) => [maxAttempts, maxAttempts + 1].map((attempts) => ({ code, attempts }))),
]

describe('a delivery that met a fault', () => {
  it.each(waits)(
    '$code at attempt $attempts is tried again after $seconds s',
    ({ code, attempts, seconds }) => {
      expect(decideDelivery({ code, retryAfterMs: undefined }, attempts, maxAttempts)).toEqual({
        is: 'retry',
        afterMs: seconds * 1000,
      })
    },
  )

  it.each(parks)('$code at attempt $attempts is parked', ({ code, attempts }) => {
    expect(decideDelivery({ code, retryAfterMs: undefined }, attempts, maxAttempts)).toEqual({ is: 'park' })
  })

  it('waits as long as the vendor asks, and never less than its own pause', () => {
    expect(decideDelivery({ code: 'throttled', retryAfterMs: 60_000 }, 1, maxAttempts)).toEqual({
      is: 'retry',
      afterMs: 60_000,
    })
    expect(decideDelivery({ code: 'throttled', retryAfterMs: 1 }, 3, maxAttempts)).toEqual({
      is: 'retry',
      afterMs: 8000,
    })
  })
})
