import { expect, it } from 'vitest'
import { faultOfStatus, retryAfterMs } from '../../src/index.ts'
import type { FaultCode, HttpResponse } from '../../src/index.ts'

const now = new Date('2025-06-20T15:00:00Z')

function answered(status: number, headers: Readonly<Record<string, string>> = {}): HttpResponse {
  return { status, headers, body: new Uint8Array(), text: () => '', json: () => null }
}

const statuses = { 401: 'unauthorised', 404: 'not-found', 422: 'rejected', 429: 'throttled' } as const

it.each([200, 201, 204, 299])('status %i is no fault', (status) => {
  expect(faultOfStatus(answered(status), { statuses, now })).toBeNull()
})

const rows: [status: number, code: FaultCode][] = [
  [401, 'unauthorised'],
  [404, 'not-found'],
  [422, 'rejected'],
  [429, 'throttled'],
  [400, 'invalid'],
  [418, 'invalid'],
  [302, 'unknown-outcome'],
  [500, 'unknown-outcome'],
  [503, 'unknown-outcome'],
]
it.each(rows)('status %i is %s', (status, code) => {
  expect(faultOfStatus(answered(status), { statuses, now })).toMatchObject({ code })
})

it('what is rejected says by which status', () => {
  expect(faultOfStatus(answered(422), { statuses, now })).toMatchObject({ reason: 'status 422' })
})

const abortTimings: [said: string | undefined, ms: number][] = [
  ['2', 2000],
  ['0', 1],
  ['Fri, 20 Jun 2025 15:00:30 GMT', 30_000],
  ['Fri, 20 Jun 2025 14:00:00 GMT', 1],
  ['999999', 900_000],
  ['soon', 5000],
  [undefined, 5000],
]
it.each(abortTimings)('a Retry-After of %s is %i ms', (said, ms) => {
  expect(retryAfterMs(said === undefined ? {} : { 'retry-after': said }, now)).toBe(ms)
})
