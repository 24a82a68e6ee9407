import { describe, expect, it } from 'vitest'
import { says } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { only, resolve, settings } from '@matricula/hub/testing/exceptions'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { guardedRefund } from '../../../src/modules/payments-office/guarded-refund.ts'
import { aPaidOrder, askNow, broken, giveBack, givenByProvider, part, refundsOf, sums } from './a-refund.ts'

describe.each(databases)('A refund of an order’s payment on $name', (database) => {
  const options = { database, settings }

  it('of a part goes back by the provider, and the order stays paid by the rest', async () => {
    const { hub, family, finance, token, amount } = await aPaidOrder(options)
    expect(await refundsOf(finance, token)).toEqual({
      left: amount,
      provider: 'part',
      contested: false,
      second_person_from: 50_000_000,
      waiting: null,
      refunds: [],
      documents: [],
    })

    const sent = await giveBack(finance, token)

    expect([sent.status, sent.body.status]).toEqual([200, 'done'])
    expect(await givenByProvider(hub)).toEqual([part])
    expect(await refundsOf(finance, token)).toMatchObject({ left: amount - part, refunds: [sent.body] })
    expect(await sums(hub)).toEqual({
      'provider/card': amount - part,
      'to-post': part,
      'accounting/main': -amount,
    })
    expect((await family.check()).status).toBe('APROBADO')
    for (const query of ['', '?status=APROBADO']) {
      const { headers, body } = await finance.get<readonly object[]>(`/api/payments${query}`)
      expect(headers.get('x-total-amount'), query).toBe(String(amount - part))
      expect(body, query).toEqual([expect.objectContaining({ amount, returned: part })])
    }
    expect(await broken(hub)).toEqual([])

    const exception = await only(finance)
    expect(exception).toMatchObject({ kind: 'refunded', amount: part })
    expect((await resolve(finance, exception, 'attended')).status).toBe(200)
    expect(await sums(hub)).toEqual({ 'provider/card': amount - part, 'accounting/main': part - amount })
    expect(await broken(hub)).toEqual([])
  })

  it('by transfer waits for finance, who records its number and day, once', async () => {
    const { hub, finance, token, amount } = await aPaidOrder(options)
    const { body } = await giveBack(finance, token, { way: 'bank' })
    expect(body).toMatchObject({ status: 'sent', way: 'bank', day: null })
    expect(await sums(hub)).toMatchObject({ 'provider/card': amount, 'refund-due': -part, 'to-post': part })
    expect(await broken(hub)).toEqual([])

    const transfer = { reference: 'Transferencia 4711', day: '2025-06-19' }
    for (const day of ['2099-01-01', '2025-06-18']) {
      const refused = await finance.post(`/api/refunds/${body.id}/done`, { ...transfer, day })
      expect([problemOf(refused).code, Object.keys(problemOf(refused).errors ?? {})]).toEqual([
        'BAD_INPUT',
        ['day'],
      ])
    }
    const done = await finance.post(`/api/refunds/${body.id}/done`, transfer)

    expect(done.body).toMatchObject({ status: 'done', ...transfer })
    expect(await sums(hub)).toMatchObject({ 'provider/card': amount, 'bank/refunds': -part })
    const again = await finance.post(`/api/refunds/${body.id}/done`, transfer)
    expect([again.status, again.body]).toEqual([200, done.body])
    for (const other of [{ reference: 'Otra 1' }, { day: '2025-06-18' }]) {
      const late = await finance.post(`/api/refunds/${body.id}/done`, { ...transfer, ...other })
      expect(problemOf(late).code).toBe('REFUND_ENDED')
    }
    expect(await sums(hub)).toMatchObject({ 'bank/refunds': -part })
    expect(await givenByProvider(hub)).toEqual([])
    expect(await broken(hub)).toEqual([])
  })

  it('by transfer that is dropped pays the order again', async () => {
    const { hub, finance, token, amount } = await aPaidOrder(options)
    const before = await sums(hub)
    const { body } = await giveBack(finance, token, { way: 'bank', amount })
    expect((await refundsOf(finance, token)).left).toBe(0)
    expect(await broken(hub)).toEqual([])

    const dropped = await finance.post(`/api/refunds/${body.id}/refused`, { reason: 'Cuenta errada' })

    expect(dropped.body).toMatchObject({ status: 'refused', refusal: 'Cuenta errada' })
    expect(await sums(hub)).toEqual(before)
    expect((await refundsOf(finance, token)).left).toBe(amount)
    expect(await broken(hub)).toEqual([])
  })

  it('that the provider refuses pays the order again, with its reason', async () => {
    const { hub, family, finance, token, amount } = await aPaidOrder(options)
    const before = await sums(hub)
    await faultsAt(hub.hub.app, 'payments.card').injectFault('refuses')

    const { body } = await giveBack(finance, token, { amount })

    expect(body).toMatchObject({ status: 'refused', refusal: 'switched to refuse' })
    expect(await sums(hub)).toEqual(before)
    expect((await family.check()).status).toBe('APROBADO')
    expect(await broken(hub)).toEqual([])
  })

  it.each(['hangs-up', 'unreachable'] as const)(
    'whose provider %s is looked up, and given once',
    async (fault) => {
      const { hub, finance, token } = await aPaidOrder(options)
      const faults = faultsAt(hub.hub.app, 'payments.card')
      await faults.injectFault(fault)
      expect((await giveBack(finance, token)).body.status).toBe('sent')
      expect(await broken(hub)).toEqual([])
      await faults.clearFault()

      await askNow(hub)

      const { refunds } = await until(
        () => refundsOf(finance, token),
        (now) => now.refunds[0]?.status === 'done',
      )
      expect(refunds).toHaveLength(1)
      expect(await givenByProvider(hub)).toEqual([part])
      expect(await broken(hub)).toEqual([])
    },
  )

  it('asked twice with one key is one, also at once, and with another body it is refused', async () => {
    const { hub, finance, token } = await aPaidOrder(options)

    const both = await Promise.all([1, 2].map(() => giveBack(finance, token)))

    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.body.id).toBe(both[1]?.body.id)
    expect((await giveBack(finance, token)).body.id).toBe(both[0]?.body.id)
    expect(problemOf(await giveBack(finance, token, { amount: 5 })).code).toBe('KEY_REUSED')
    expect(await givenByProvider(hub)).toEqual([part])
    expect(await broken(hub)).toEqual([])
  })

  it('of all that is left, asked again with its key, is that one, however far it has come', async () => {
    const { hub, finance, token, amount } = await aPaidOrder(options)
    const many = await Promise.all([1, 2, 3, 4].map(() => giveBack(finance, token, { amount })))
    expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { app } = hub.hub
    const asked = { token, key: 'devolver-1', amount, way: 'provider', reason: 'Cupo no usado' }
    expect(await guardedRefund(app).check(asked)).toBe('done')
    expect(await guardedRefund(app).check({ ...asked, key: 'devolver-2' })).toMatchObject({
      code: 'BAD_INPUT',
    })
    expect(await givenByProvider(hub)).toEqual([amount])
    expect(await broken(hub)).toEqual([])
  })

  it('is never more than the order still has, also of two at once', async () => {
    const { hub, finance, token, amount } = await aPaidOrder(options)
    const most = amount - 1

    const both = await Promise.all(
      ['devolver-1', 'devolver-2'].map((key) => giveBack(finance, token, { key, amount: most })),
    )

    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    expect((await giveBack(finance, token, { key: 'devolver-3', amount: 2 })).status).toBe(422)
    expect(await givenByProvider(hub)).toEqual([most])
    expect(await broken(hub)).toEqual([])
  })

  it('of the last peso reverses the order, and its provider’s word of it changes nothing more', async () => {
    const { hub, family, finance, token, amount } = await aPaidOrder(options)
    await giveBack(finance, token)

    const rest = await giveBack(finance, token, { key: 'devolver-2', amount: amount - part })

    expect(rest.body.status).toBe('done')
    await says(family, 'DEVUELTO')
    const story = await finance.get(`/api/payments/${token}/timeline`)
    expect(story.body).toMatchObject({ word: 'DEVUELTO', attempts: [{ status: 'refunded' }] })
    const [order] = (await finance.get<object[]>(`/api/enrollment/orderhistory/list/${token}`)).body
    expect(order).toMatchObject({ returned: 'whole', returned_value: amount })
    for (const [status, tokens] of [
      ['DEVUELTO', [token]],
      ['EN REVISION', []],
      ['APROBADO', []],
    ] as const) {
      const listed = await finance.get<{ token: string }[]>(`/api/payments?status=${status}`)
      expect(
        listed.body.map((row) => row.token),
        status,
      ).toEqual(tokens)
    }
    expect(await sums(hub)).toEqual({ 'to-post': amount, 'accounting/main': -amount })
    expect(await only(finance)).toMatchObject({ kind: 'refunded', amount })
    expect(await broken(hub)).toEqual([])
  })

  it('on its way when the provider takes the whole back is not taken twice', async () => {
    const { hub, family, started, provider, finance, token, amount } = await aPaidOrder(options)
    const faults = faultsAt(hub.hub.app, 'payments.card')
    await faults.injectFault('hangs-up')
    await giveBack(finance, token)
    await faults.clearFault()

    await provider.change(started, 'reverse')
    await says(family, 'EN REVISION')

    expect(await sums(hub)).toEqual({ 'to-post': amount, 'accounting/main': -amount })
    expect((await refundsOf(finance, token)).refunds).toMatchObject([{ status: 'done' }])
    expect(await broken(hub)).toEqual([])
  })
})

describe('A refund of an order’s payment', () => {
  it('of much money waits for a second person, and is one when asked again', async () => {
    const { hub, finance, token } = await aPaidOrder({ settings: { payments: { secondPersonFrom: part } } })
    const asked = await giveBack(finance, token)
    expect(asked.status).toBe(202)
    expect(asked.body).toMatchObject({ act: 'payment.refund', amount: part, state: 'requested' })
    expect((await giveBack(finance, token)).body.id).toBe(asked.body.id)
    expect(await givenByProvider(hub)).toEqual([])
    const admin = await signInStaff(hub, 'admin')

    const approved = await admin.post(`/api/approvals/${asked.body.id}/approve`, {})

    expect(approved.body).toMatchObject({ state: 'approved', result: 'sent' })
    expect(await givenByProvider(hub)).toEqual([part])
    expect((await giveBack(finance, token)).body.status).toBe('done')
    expect((await giveBack(finance, token, { key: 'devolver-2', amount: 1 })).status).toBe(202)
    expect(await broken(hub)).toEqual([])
  })

  it('is each in the trail, and only finance gives back', async () => {
    const { hub, finance, token } = await aPaidOrder({ settings })
    await giveBack(finance, token)
    const acts = await hub.hub.app.database('audit').whereLike('act', 'refund.%').orderBy('id')
    expect(acts.map(({ act, actor, subject }) => [act, actor, subject])).toEqual([
      ['refund.send', 'staff:finanzas', token],
      ['refund.done', 'provider:card', token],
    ])
    const admissions = await signInStaff(hub, 'admissions')
    expect((await giveBack(admissions, token, { key: 'devolver-9' })).status).toBe(403)
  })
})
