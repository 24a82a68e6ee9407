import { describe, expect, it } from 'vitest'
import { accessPolicy } from '../../../src/http/access-policy.ts'
import { classOf, type LoadClass, maybeShed } from '../../../src/http/overload/load-class.ts'
import { isShed } from '../../../src/http/overload/shed.ts'

const limits = {
  busy: { delayMs: 200, requests: 100 },
  full: { delayMs: 600, requests: 300 },
  fewRequests: 8,
}
const classes: readonly LoadClass[] = ['office-read', 'entrance', 'work', 'kept', 'watching']

describe('Under a load of', () => {
  it.each<[number, number, readonly LoadClass[]]>([
    [0, 0, []],
    [199, 99, []],
    [200, 8, ['office-read']],
    [60_000, 7, []],
    [0, 100, ['office-read']],
    [599, 299, ['office-read']],
    [600, 8, ['office-read', 'work']],
    [0, 300, ['office-read', 'work']],
    [60_000, 60_000, ['office-read', 'work']],
  ])('%d ms of delay and %d requests, what is asked to come back is %j', (delayMs, requests, shed) => {
    const load = { delayMs, requests }
    expect(classes.filter((loadClass) => isShed(load, loadClass, limits))).toEqual(shed)
  })
})

describe('The class of a call', () => {
  it.each<[LoadClass, string]>([
    ['entrance', 'POST /api/enrollment/login'],
    ['entrance', 'POST /api/guardians/session'],
    ['entrance', 'POST /api/guardians'],
    ['entrance', 'POST /api/guardians/reset'],
    ['work', 'POST /api/staff/session'],
    ['work', 'GET /api/staff/oidc'],
    ['work', 'GET /api/guardians/oidc'],
    ['work', 'POST /api/enrollment/login/code'],
    ['work', 'POST /api/enrollment/login/link'],
    ['work', 'POST /api/guardians/verify'],
    ['work', 'POST /api/guardians/password'],
    ['office-read', 'GET /api/enrollment/admin/progress'],
    ['office-read', 'GET /api/payments'],
    ['office-read', 'POST /api/enrollment/admin/fees/impact'],
    ['work', 'GET /api/enrollment/student'],
    ['work', 'PUT /api/enrollment/draft'],
    ['work', 'POST /api/enrollment/quotes'],
    ['work', 'GET /api/invoices'],
    ['work', 'POST /api/enrollment/admin/orders'],
    ['kept', 'POST /api/payments/callbacks/{instance}'],
    ['kept', 'POST /api/payments/enrollment/invoice'],
    ['kept', 'GET /api/payments/enrollment/check/{who}'],
    ['kept', 'POST /api/family/payment'],
    ['kept', 'POST /api/invoices/payment'],
    ['kept', 'GET /api/payments/return/{instance}'],
    ['kept', 'GET /api/enrollment/resume/{token}'],
    ['kept', 'GET /api/receipts/{token}.pdf'],
    ['kept', 'GET /api/health/live'],
    ['kept', 'GET /api/health/ready'],
    ['kept', 'GET /metrics'],
    ['kept', 'GET /api/session'],
    ['watching', 'GET /api/payments/events/{token}'],
    ['watching', 'GET /api/changes'],
  ])('is %s for %s', (loadClass, call) => {
    const rule = accessPolicy[call]
    if (rule === undefined) throw new Error(`no access rule for ${call}`)
    expect(classOf(call, rule)).toBe(loadClass)
  })

  it('never asks a payment that is under way, a vendor or a page to come back', () => {
    const paid = /\/payment(?:\/|$)|\/payments\/enrollment\/|\/payments\/(?:callbacks|events|return)\//
    const kept = Object.entries(accessPolicy).filter(([call, rule]) => rule === 'provider' || paid.test(call))
    expect(kept.length).toBeGreaterThan(8)
    expect(kept.filter(([call, rule]) => maybeShed(classOf(call, rule)))).toEqual([])
  })
})
