import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHubOptions } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { aPaidOrder, giveBack, refundsOf } from '../payments-office/a-refund.ts'
import { propose, withdraw } from '../withdrawals/a-withdrawal.ts'
import { approvals, decide, type ApprovalBody } from './a-request.ts'

const limit = 2_000_000

async function beforeTwo({ database }: Pick<TestHubOptions, 'database'>) {
  const settings = { payments: { secondPersonFrom: limit } }
  const paid = await aPaidOrder({ ...(database !== undefined && { database }), settings })
  return { ...paid, admin: await signInStaff(paid.hub, 'admin') }
}

const ask = async (finance: Visitor, token: string, amount = limit) =>
  (await giveBack(finance, token, { amount, way: 'bank', key: 'mucho-dinero' }))
    .body as unknown as ApprovalBody

describe.each(databases)('Money that somebody has asked to give back on $name', (database) => {
  it('is given back by nothing else meanwhile, however little, and the request is done as it was asked', async () => {
    const { token, finance, admin } = await beforeTwo({ database })
    const { id } = await ask(finance, token)

    const little = await giveBack(admin, token, { amount: 200_000, way: 'bank', key: 'poco-dinero' })
    const leaving = await withdraw(finance, { returned: 0, way: null })

    for (const refused of [little, leaving]) {
      expect([refused.status, problemOf(refused).code]).toEqual([409, 'APPROVAL_PENDING'])
      expect(problemOf(refused)['approval']).toBe(id)
    }
    expect((await decide(admin, id, 'approve')).body).toMatchObject({ state: 'approved', result: 'sent' })
    expect((await refundsOf(finance, token)).refunds).toMatchObject([{ amount: limit, status: 'sent' }])
  })

  it('tells beside it who asked for what and when, until that has ended', async () => {
    const { token, finance, admin } = await beforeTwo({ database })
    expect(await refundsOf(finance, token)).toMatchObject({ waiting: null })
    const { id } = await ask(finance, token)

    const waiting = { id, act: 'payment.refund', amount: limit, requested_by: 'staff:finanzas' }
    expect(await refundsOf(admin, token)).toMatchObject({ waiting })
    expect((await propose(admin)).body).toMatchObject({ waiting })

    await decide(finance, id, 'withdraw', { reason: 'Era de otra orden' })
    expect(await refundsOf(finance, token)).toMatchObject({ waiting: null })
    const little = await giveBack(finance, token, { amount: 200_000, way: 'bank', key: 'poco-dinero' })
    expect(little.status).toBe(200)
  })
})

describe.each(databases)('Much money that is given back little by little on $name', (database) => {
  it('needs a second person once it comes to much', async () => {
    const { token, finance } = await beforeTwo({ database })
    const slice = (key: string, amount = 999_999) =>
      giveBack(finance, token, { amount, way: 'bank', key: `tajada-${key}` })

    expect(await refundsOf(finance, token)).toMatchObject({ second_person_from: limit })
    expect([(await slice('1')).status, (await slice('2')).status]).toEqual([200, 200])
    expect(await refundsOf(finance, token)).toMatchObject({ second_person_from: 2 })
    expect((await slice('3', 1)).status).toBe(200)
    expect((await slice('4')).status).toBe(202)
    expect((await withdraw(finance, { returned: 1 })).status).toBe(409)
    expect(await approvals(finance, 'open')).toMatchObject([{ amount: 999_999 }])
  })

  it('does not count what was not given back', async () => {
    const { token, finance } = await beforeTwo({ database })
    const { id } = (await giveBack(finance, token, { amount: 1_500_000, way: 'bank' })).body
    await finance.post(`/api/refunds/${id}/refused`, { reason: 'La familia no dio cuenta' })

    const again = await giveBack(finance, token, { amount: 1_500_000, way: 'bank', key: 'otra-vez' })

    expect(again.status).toBe(200)
  })

  it('is one refund of two that are asked for at once, each below the limit', async () => {
    const { token, finance, hub } = await beforeTwo({ database })

    await Promise.all(
      ['a', 'b', 'c'].map((key) =>
        giveBack(finance, token, { amount: 1_200_000, way: 'bank', key: `a-la-vez-${key}` }),
      ),
    )

    expect(await hub.hub.app.database('refund')).toHaveLength(1)
  })
})
