import { describe, expect, it } from 'vitest'
import { type FaultCode, faultCodes } from '@matricula/contract'
import { decideDelivery } from '../../../src/modules/outbox/decide-delivery.ts'

const maxAttempts = 12
const pauses = [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]

/** They say something of the vendor, and nothing of the delivery. */
const ofVendor: readonly FaultCode[] = ['unreachable', 'throttled', 'unauthorised']
const lasting = faultCodes.filter((code) => ![...ofVendor, 'unknown-outcome'].includes(code))

const decide = (code: FaultCode, tried: Partial<Parameters<typeof decideDelivery>[1]>) =>
  decideDelivery(
    { code, retryAfterMs: undefined },
    { attempts: 1, postponed: 0, isVendorUp: true, ...tried },
    maxAttempts,
  )

const tries = pauses.map((seconds, index) => ({ attempts: index + 1, seconds }))
const waits = ofVendor.flatMap((code) => tries.map((attempt) => ({ code, ...attempt })))

describe('a delivery that met a fault', () => {
  it.each(waits)(
    '$code at attempt $attempts is tried again after $seconds s, and does not count',
    ({ code, attempts, seconds }) => {
      expect(decide(code, { attempts })).toEqual({ is: 'retry', afterMs: seconds * 1000, counts: false })
    },
  )

  it.each(ofVendor)('%s is tried again however often it was', (code) => {
    expect(decide(code, { attempts: 5000 })).toEqual({ is: 'retry', afterMs: 900_000, counts: false })
  })

  it.each(tries)(
    'whose outcome nobody knows at attempt $attempts counts, and waits for a minute at least',
    ({ attempts, seconds }) => {
      const afterMs = Math.max(60, seconds) * 1000
      expect(decide('unknown-outcome', { attempts })).toEqual({ is: 'retry', afterMs, counts: true })
    },
  )

  it('whose outcome nobody knows is on hold after as many that counted, not those that did not', () => {
    expect(decide('unknown-outcome', { attempts: 12 })).toEqual({ is: 'hold' })
    expect(decide('unknown-outcome', { attempts: 111, postponed: 99 })).toEqual({ is: 'hold' })
    expect(decide('unknown-outcome', { attempts: 110, postponed: 99 })).toMatchObject({ is: 'retry' })
  })

  it('whose outcome nobody knows does not count while its vendor is away for everybody', () => {
    const tried = { attempts: 12, isVendorUp: false }
    expect(decide('unknown-outcome', tried)).toEqual({ is: 'retry', afterMs: 900_000, counts: false })
  })

  it.each(lasting.flatMap((code) => [1, 5, maxAttempts].map((attempts) => ({ code, attempts }))))(
    '$code at attempt $attempts is on hold',
    ({ code, attempts }) => {
      expect(decide(code, { attempts })).toEqual({ is: 'hold' })
      expect(decide(code, { attempts, isVendorUp: false })).toEqual({ is: 'hold' })
    },
  )

  it('waits as long as the vendor asks, and never less than its own pause', () => {
    const asked = (retryAfterMs: number, attempts: number) =>
      decideDelivery(
        { code: 'throttled', retryAfterMs },
        { attempts, postponed: 0, isVendorUp: true },
        maxAttempts,
      )
    expect(asked(60_000, 1)).toMatchObject({ afterMs: 60_000 })
    expect(asked(1, 3)).toMatchObject({ afterMs: 8000 })
  })
})
