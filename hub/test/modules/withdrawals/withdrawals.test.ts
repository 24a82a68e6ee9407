import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { settings } from '@matricula/hub/testing/exceptions'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { guardedWithdrawal } from '../../../src/modules/withdrawals/guarded-withdrawal.ts'
import {
  aPaidOrder,
  broken,
  giveBack,
  givenByProvider,
  refundsOf,
  sums,
} from '../payments-office/a-refund.ts'
import { leavingDay, propose, withdraw, withdrawalsOf } from './a-withdrawal.ts'

describe.each(databases)('The withdrawal of a student on $name', (database) => {
  const options = { database, settings }

  it('is proposed line by line by the season’s rules, with what is charged no more', async () => {
    const { finance, amount } = await aPaidOrder(options)

    const { body } = await propose(finance)

    expect(body).toMatchObject({ from: leavingDay, to: leavingDay, left: amount, provider: 'part' })
    expect(body.lines.every(({ kind, why }) => kind === 'annual' && why === 'share')).toBe(true)
    expect(body.lines.every(({ paid, kept, returned }) => kept + returned === paid)).toBe(true)
    expect(body.paid).toBe(amount)
    expect(body.returned).toBe(amount - body.kept)
    expect(body.kept).toBeGreaterThan(0)
    expect(body.cancelled.every(({ day }) => day > leavingDay)).toBe(true)
    expect(body.cancelled_amount).toBe(body.cancelled.reduce((sum, one) => sum + one.amount, 0))
    expect(body.cancelled_amount).toBeGreaterThan(0)
    expect(body.owed_amount).toBe(0)
  })

  it('is proposed less what went back before, and says what a credit paid', async () => {
    const { hub, finance, token, amount } = await aPaidOrder(options)
    await giveBack(finance, token, { amount: 300_000 })
    const { body } = await propose(finance)
    expect(body).toMatchObject({ returned_before: 300_000, left: amount - 300_000, credit: 0 })
    expect(body.returned).toBe(amount - body.kept - 300_000)

    await (await Family.signIn(hub, '10004')).enrol(rightAndCosts)
    const { body: covered } = await propose(finance, { code: '10004' })
    expect(covered).toMatchObject({ credit: covered.paid, left: 0, returned: 0 })
    expect(covered.paid).toBeGreaterThan(0)
  })

  it('gives back what finance decides, tells accounting and the family, and frees the place', async () => {
    const { hub, family, finance, token, amount } = await aPaidOrder(options)
    const { returned: proposed } = (await propose(finance)).body

    const recorded = await withdraw(finance, { returned: 2_000_000 })

    expect([recorded.status, recorded.body]).toEqual([
      200,
      expect.objectContaining({
        student_code: '10001',
        token,
        day: leavingDay,
        kept: amount - 2_000_000,
        returned: 2_000_000,
        proposed,
        reason: 'Se muda de ciudad',
        refund: { id: expect.any(String), way: 'provider', status: 'done' },
      }),
    ])
    expect(await givenByProvider(hub)).toEqual([2_000_000])
    expect(await refundsOf(finance, token)).toMatchObject({
      left: amount - 2_000_000,
      refunds: [{ amount: 2_000_000, reason: 'Retiro del estudiante' }],
    })
    expect(await sums(hub)).toMatchObject({ 'provider/card': amount - 2_000_000 })
    const { status, title } = await family.check()
    expect([status, title]).toEqual(['RETIRADO', 'Matrícula retirada'])
    expect(await withdrawalsOf(finance)).toEqual([recorded.body])
    expect(await broken(hub)).toEqual([])
  })

  it('of whom nothing goes back asks nobody for money', async () => {
    const { hub, finance, amount } = await aPaidOrder(options)

    const { body } = await withdraw(finance, { returned: 0, way: null })

    expect(body).toMatchObject({ kept: amount, returned: 0, refund: null })
    expect(await givenByProvider(hub)).toEqual([])
    expect(await broken(hub)).toEqual([])
  })

  it('stays what it is when the whole goes back, is refused or is dropped later', async () => {
    const { hub, family, finance, token, amount } = await aPaidOrder(options)
    await faultsAt(hub.hub.app, 'payments.card').injectFault('refuses')
    const { body } = await withdraw(finance, { returned: amount })
    expect(body.refund?.status).toBe('refused')
    expect(await refundsOf(finance, token)).toMatchObject({ left: amount })
    expect((await family.check()).status).toBe('RETIRADO')
    expect(await broken(hub)).toEqual([])

    const again = await giveBack(finance, token, { amount, way: 'bank' })

    expect(again.body.status).toBe('sent')
    expect((await family.check()).status).toBe('RETIRADO')
    expect(await broken(hub)).toEqual([])
    await finance.post(`/api/refunds/${again.body.id}/refused`, { reason: 'Cuenta errada' })
    expect((await family.check()).status).toBe('RETIRADO')
    expect(await broken(hub)).toEqual([])
  })

  it('is one for its key, and another is refused', async () => {
    const { hub, finance } = await aPaidOrder(options)
    const first = await withdraw(finance)

    expect((await withdraw(finance)).body).toEqual(first.body)
    expect(problemOf(await withdraw(finance, { returned: 2 })).code).toBe('KEY_REUSED')
    expect(problemOf(await withdraw(finance, { key: 'retiro-2' })).code).toBe('ALREADY_WITHDRAWN')
    expect(problemOf(await propose(finance)).code).toBe('ALREADY_WITHDRAWN')
    expect(await givenByProvider(hub)).toEqual([1_000_000])
    expect(await withdrawalsOf(finance)).toHaveLength(1)
  })

  it('asked for twice at once is recorded once', async () => {
    const { hub, finance } = await aPaidOrder(options)

    const both = await Promise.all([withdraw(finance), withdraw(finance)])

    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1)
    const asked = { studentCode: '10001', key: 'retiro-1', day: leavingDay, reason: 'Se muda de ciudad' }
    const { check } = guardedWithdrawal(hub.hub.app)
    expect(await check({ ...asked, returned: 1_000_000, way: 'provider' })).toBe('done')
    const other = { ...asked, key: 'retiro-2', returned: 1_000_000, way: 'provider' }
    expect(await check(other)).toMatchObject({ code: 'ALREADY_WITHDRAWN' })
    expect(await givenByProvider(hub)).toEqual([1_000_000])
    expect(await broken(hub)).toEqual([])
  })

  it.each([
    ['a day before the payment', { day: '2025-06-18' }, 'day'],
    ['a day to come', { day: '2025-06-20' }, 'day'],
    ['more than is left', { returned: 99_000_000 }, 'returned'],
    ['money that nobody is to give', { way: null }, 'way'],
  ])('is refused of %s, by its field', async (_, said, field) => {
    const { hub, finance } = await aPaidOrder(options)
    const refused = problemOf(await withdraw(finance, said))
    expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual(['BAD_INPUT', [field]])
    expect(await withdrawalsOf(finance)).toEqual([])
    expect(await broken(hub)).toEqual([])
  })

  it('is refused of who has paid nothing, who got all back, and nobody', async () => {
    const { finance, token, amount } = await aPaidOrder(options)
    for (const student of ['10002', 'ZZ999'])
      expect(problemOf(await withdraw(finance, { student_code: student })).code).toBe('NOT_FOUND')
    await giveBack(finance, token, { amount })
    expect(problemOf(await withdraw(finance)).code).toBe('ORDER_NOT_PAID')
    expect(problemOf(await propose(finance)).code).toBe('ORDER_NOT_PAID')
  })

  it('of much money waits for a second person, in the place of any refund of the order', async () => {
    const { hub, finance, token, amount } = await aPaidOrder({
      database,
      settings: { payments: { ...settings.payments, secondPersonFrom: 500_000 } },
    })
    const { returned: proposed } = (await propose(finance)).body
    const asked = await withdraw(finance)
    const shares = { proposed: String(proposed), kept: String(amount - 1_000_000) }

    expect([asked.status, asked.body]).toMatchObject([
      202,
      {
        act: 'student.withdraw',
        amount: 1_000_000,
        state: 'requested',
        details: { day: leavingDay, ...shares },
      },
    ])
    expect(problemOf(await giveBack(finance, token)).code).toBe('APPROVAL_PENDING')
    expect(await withdrawalsOf(finance)).toEqual([])

    const admin = await signInStaff(hub, 'admin')
    const approved = await admin.post<{ result: string }>(`/api/approvals/${asked.body.id}/approve`, {})

    expect([approved.status, approved.body]).toMatchObject([200, { result: 'recorded', details: shares }])
    expect(await withdrawalsOf(finance)).toMatchObject([{ returned: 1_000_000, kept: amount - 1_000_000 }])
    expect(await givenByProvider(hub)).toEqual([1_000_000])
    expect(await broken(hub)).toEqual([])
  })
})
