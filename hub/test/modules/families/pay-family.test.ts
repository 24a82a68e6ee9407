import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { readBooks, isDelivered, onePaidEnrolment } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { aFamily, askNow, beginFamily, chooseFor, Parent, siblings } from '@matricula/hub/testing/families'
import { Family, payer, rightAndCosts } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'

const payments = ({ hub }: TestHub) => hub.app.database('payment_attempt').where({ pays: 'orders' })
const shares = ({ hub }: TestHub) => hub.app.database('allocation').whereNotNull('order_id').orderBy('amount')
const orders = ({ hub }: TestHub) => hub.app.database('enrollment_order').orderBy('student_code')
const delivered = ({ hub }: TestHub, code: string) => until(() => readBooks(hub.app, code), isDelivered)

describe.each(databases)('One payment for several children on $name', (database) => {
  it('is one sum at the provider, and for each child a payment, an order in accounting and a receipt', async () => {
    const { hub, parent, payables, started } = await beginFamily({ database })
    const total = payables.reduce((sum, { shownTotal }) => sum + shownTotal, 0)
    expect(started).toMatchObject({ status: 'PENDIENTE', data: { amount: total, payAgainSafe: false } })
    expect(started.data.shares.map(({ student, amount }) => [student.code, amount])).toEqual(
      payables.map(({ student, shownTotal }) => [student, shownTotal]),
    )
    expect((await parent.children()).map(({ state, familyToken }) => [state, familyToken])).toEqual([
      ['paying', started.token],
      ['paying', started.token],
    ])

    await parent.choose(started, 'approve')

    const approved = await until(
      () => parent.check(started.token),
      ({ status, data }) =>
        status === 'APROBADO' && data.shares.every(({ receiptToken }) => receiptToken !== null),
    )
    for (const code of siblings) expect(await delivered(hub, code)).toMatchObject(onePaidEnrolment)
    expect(new Set(approved.data.shares.map(({ receiptToken }) => receiptToken)).size).toBe(2)
    expect(await hub.hub.app.database('payment').sum({ sum: 'amount' })).toEqual([
      { sum: expect.toSatisfy((sum) => Number(sum) === total) },
    ])
    expect((await parent.children()).map(({ state }) => state)).toEqual(['paid', 'paid'])
  })

  it('that is declined frees every child at once', async () => {
    const { hub, parent, payables, started } = await beginFamily({ database })

    await parent.choose(started, 'decline')

    const declined = await parent.says(started.token, 'RECHAZADO')
    expect(declined.data).toMatchObject({ payAgainSafe: true, go: null, reason: 'Fondos insuficientes' })
    expect((await orders(hub)).map(({ status }) => status)).toEqual(['open', 'open'])
    expect((await parent.pay(payables)).status).toBe(200)
  })

  it('of two parents at once is begun by one', async () => {
    const { hub, parent } = await aFamily({ database })
    const payables = await parent.payables()

    const answers = await Promise.all([
      parent.pay(payables),
      parent.pay(payables.toReversed()),
      parent.pay(payables),
    ])

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(await payments(hub)).toHaveLength(1)
    expect(await shares(hub)).toHaveLength(2)
  })

  it('and one for a child alone at the same time never lock the child twice', async () => {
    const { hub, parent } = await aFamily({ database })
    const child = await Family.signIn(hub, '10014')
    const quote = await child.quote(rightAndCosts)
    const payables = await parent.payables()

    const answers = await Promise.all([parent.pay(payables), child.pay(quote)])

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const open = (await shares(hub)).filter((row) => row.open_key !== null)
    expect(new Set(open.map((row) => row.order_id)).size).toBe(open.length)
  })

  it('answers the same key with the same payment, and refuses it for anything else', async () => {
    const { hub, parent } = await aFamily({ database })
    const payables = await parent.payables()
    const key = randomUUID()

    const same = await Promise.all([parent.pay(payables, key), parent.pay(payables, key)])
    const other = await parent.pay(payables, key, { payer: { ...payer, name: 'Luis' } })

    expect(same.map(({ status, body }) => [status, body.token])).toEqual([
      [200, same[0].body.token],
      [200, same[0].body.token],
    ])
    expect([other.status, problemOf(other).code]).toEqual([422, 'KEY_REUSED'])
    expect(await payments(hub)).toHaveLength(1)
  })

  it('frees every child at once when the provider did not take it up', async () => {
    const { hub, parent } = await aFamily({ database })
    const payables = await parent.payables()
    await faultsAt(hub.hub.app, 'payments.card').injectFault('unreachable')

    const refused = await parent.pay(payables)
    await faultsAt(hub.hub.app, 'payments.card').clearFault()

    expect([refused.status, problemOf(refused).code]).toEqual([503, 'FEATURE_DOWN'])
    expect((await shares(hub)).map(({ status }) => status)).toEqual(['failed', 'failed'])
    expect((await parent.pay(payables)).status).toBe(200)
  })

  it('keeps the children locked when the provider hung up, and goes on with the same checkout in any tab', async () => {
    const { hub, parent } = await aFamily({ database })
    const payables = await parent.payables()
    const key = randomUUID()
    await faultsAt(hub.hub.app, 'payments.card').injectFault('hangs-up')

    const lost = await parent.pay(payables, key)
    await faultsAt(hub.hub.app, 'payments.card').clearFault()
    const other = await parent.pay(payables, randomUUID(), { payer: { ...payer, name: 'Luis' } })
    const same = await parent.pay(payables, key)
    const third = await parent.pay(payables)

    expect([lost.status, other.status, same.status, third.status]).toEqual([503, 200, 200, 409])
    expect(other.body.data.go?.is).toBe('form')
    expect({ ...same.body.data, go: other.body.data.go }).toEqual(other.body.data)
    expect(await new Provider(hub, 'card').checkouts()).toBe(1)
  })

  it('finds its way on by itself when the provider hung up', async () => {
    const { hub, parent } = await aFamily({ database })
    await faultsAt(hub.hub.app, 'payments.card').injectFault('hangs-up')
    const lost = await parent.pay(await parent.payables())
    await faultsAt(hub.hub.app, 'payments.card').clearFault()
    const { familyToken } = await parent.child('10014')
    const locked = await parent.check(familyToken ?? '')

    await askNow(hub)

    expect([lost.status, locked.status, locked.data.go]).toEqual([503, 'PENDIENTE', null])
    const found = await until(
      () => parent.check(familyToken ?? ''),
      ({ data }) => data.go !== null,
    )
    await parent.choose(found, 'approve')
    await parent.says(found.token, 'APROBADO')
    expect(await new Provider(hub).checkouts()).toBe(1)
  })

  it('with one child that was paid meanwhile begins nothing for the others', async () => {
    const { hub, parent } = await aFamily({ database })
    const payables = await parent.payables()
    const child = await Family.signIn(hub, '10014')
    await child.pay(await child.quote(rightAndCosts))

    const refused = await parent.pay(payables)

    expect([refused.status, problemOf(refused).code]).toEqual([409, 'PAYMENT_PENDING'])
    expect(problemOf(refused)['student']).toBe('10014')
    expect(await payments(hub)).toEqual([])
    expect((await orders(hub)).map((row) => row.student_code)).toEqual(['10014'])
  })
})

describe('A payment for several children', () => {
  const theHub = useHub()
  let parent: Parent
  beforeAll(async () => {
    for (const code of siblings) await chooseFor(theHub(), code)
    parent = await Parent.comes(theHub())
  })

  it.each([1, -1])('that is off by %i peso for one child is refused, and names it', async (off) => {
    const [first, second] = await parent.payables()
    if (first === undefined || second === undefined) throw new Error('both can be paid')

    const answer = await parent.pay([first, { ...second, shownTotal: second.shownTotal + off }])

    expect([answer.status, problemOf(answer).code]).toEqual([409, 'PRICE_CHANGED'])
    expect(problemOf(answer)['student']).toBe('10014')
    expect(await payments(theHub())).toEqual([])
  })

  it('of choices that somebody has changed since is refused', async () => {
    const payables = await parent.payables()

    const answer = await parent.pay(
      payables.map((input) => ({ ...input, draftVersion: input.draftVersion + 1 })),
    )

    expect([answer.status, problemOf(answer).code]).toEqual([409, 'PRICE_CHANGED'])
  })

  it('is not for a child whose way is another', async () => {
    const { hub, parent } = await aFamily()
    const payables = await parent.payables()
    const child = await Family.signIn(hub, '10013')
    await child.visitor.put('/api/enrollment/draft', {
      version: 1,
      step: 5,
      period: 3,
      method: 1,
      quotas: 11,
      transport: { is: 'none' },
    })

    const answer = await parent.pay(payables)

    expect([answer.status, problemOf(answer).code]).toEqual([409, 'FAMILY_NOT_PAYABLE'])
    expect(problemOf(answer)['student']).toBe('10013')
  })

  it('is not for a child of somebody else, and nobody else sees it', async () => {
    const { hub, parent, payables, started } = await beginFamily()
    const stranger = await Parent.comes(hub, 'familia.10001@example.com')

    const answers = [
      await stranger.pay(payables),
      await stranger.visitor.get(`/api/family/payment/${started.token}`),
      await stranger.visitor.post('/api/family/students/10013/session', {}),
      await parent.pay([{ student: '10001', shownTotal: 1, draftVersion: 1 }]),
    ]

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it.each([
    ['no child', { students: [] }, 400],
    ['no payer', { payer: { name: '', lastname: '', id: '', email: '', phone: '' } }, 422],
    ['a child twice', 'twice', 400],
    ['eleven children', 'eleven', 400],
  ])('with %s is refused', async (_title, changes, status) => {
    const payables = await parent.payables()
    const [one] = payables
    const many = Array.from({ length: 11 }, (_, n) => ({ ...one, student: `2${String(n).padStart(4, '0')}` }))
    const asked =
      changes === 'twice' ? { students: [one, one] } : changes === 'eleven' ? { students: many } : changes

    const answer = await parent.pay(payables, randomUUID(), typeof asked === 'string' ? {} : asked)

    expect(answer.status).toBe(status)
    expect(await payments(theHub())).toEqual([])
  })
})
