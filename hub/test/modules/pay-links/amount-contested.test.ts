import { expect, it } from 'vitest'
import { onlyContestable, open, opening, say, why } from '@matricula/hub/testing/disputes'
import { resolve, type Exception } from '@matricula/hub/testing/exceptions'
import { aPaidAmount, brokenIn, code, given } from './an-amount-link.ts'

it.each([
  { borne_by: 'school', status: 'APROBADO', exceptions: 0 },
  { borne_by: 'family', status: 'REVERSADO', exceptions: 1 },
] as const)(
  'What was paid on account and is contested and lost is borne by the $borne_by',
  async ({ borne_by, status, exceptions }) => {
    const { hub, finance, somebody, token, done } = await aPaidAmount()
    const { payment, contestable } = await onlyContestable(finance, done.data.reference)
    expect(contestable).toBe(given)
    const { body: dispute } = await open(finance, opening({ payment, amount: contestable }))
    expect(dispute.parts).toMatchObject([{ order: null, student: code }])

    const lost = await say(finance, dispute, 'lose', { borne_by, reason: why })

    expect(lost.body).toMatchObject({ status: 'lost', borne_by })
    expect((await somebody.payment(token)).body.status).toBe(status)
    const { body: raised } = await finance.get<readonly Exception[]>('/api/payments/exceptions')
    expect(raised).toHaveLength(exceptions)
    for (const one of raised) expect((await resolve(finance, one, 'attended')).status).toBe(200)
    expect(await brokenIn(hub)).toEqual([])
  },
)
