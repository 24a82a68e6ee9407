import { describe, expect, it } from 'vitest'
import { settled } from '@matricula/hub/testing/a-payment'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { list, only, resolve, settings } from '@matricula/hub/testing/exceptions'
import { rightAndCosts } from '@matricula/hub/testing/family'
import { linkPayer } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { Auditor } from '@matricula/hub/testing/reconciliation'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { aSplit, payPart, splitOf } from '@matricula/hub/testing/splits'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { endSplits } from '../../../src/modules/payments/end-splits.ts'
import { broken, giveBack, sums } from '../payments-office/a-refund.ts'

const code = '10001'

async function passDeadline(hub: TestHub): Promise<void> {
  await setSeasonClock(hub, '2025-06-30T00:00:00-05:00')
  await endSplits(hub.hub.app)
}

/** The first two of the three are paid. */
async function twoPaid(options: Parameters<typeof aSplit>[0]) {
  const order = await aSplit({ settings, ...options })
  const [mother, father, company] = order.payers
  if (mother === undefined || father === undefined || company === undefined) throw new Error('three')
  const paid = [await payPart(mother), await payPart(father)] as const
  return { ...order, mother, father, company, paid, finance: await signInStaff(order.hub, 'finance') }
}

describe.each(databases)('A split whose deadline comes first, on $name', (database) => {
  it('lets the order go, and what was paid waits without a home until finance gives it back', async () => {
    const { hub, family, mother, company, paid, finance } = await twoPaid({ database })

    await passDeadline(hub)

    expect(await sums(hub)).toEqual({ 'provider/card': 3_750_000, unapplied: -3_750_000 })
    expect(await broken(hub)).toEqual([])
    const found = (await list(finance)).body
    expect(found.map(({ kind }) => kind)).toEqual(['split-ended', 'split-ended'])
    expect(found.map(({ part }) => part)).toEqual(
      expect.arrayContaining([
        { place: 1, of: 3, label: 'Mamá' },
        { place: 2, of: 3, label: 'Papá' },
      ]),
    )
    for (const search of [code, 'mariana gomez', '2.375.000'])
      expect((await list(finance, `?search=${encodeURIComponent(search)}`)).body).toHaveLength(2)
    expect(await splitOf(family.visitor, code)).toMatchObject({ status: 'ended' })
    expect((await mother.payment(paid[0].token)).body).toMatchObject({
      status: 'EN REVISION',
      data: { finishedAt: paid[0].data.finishedAt },
      title: 'El colegio devuelve este pago',
      body: expect.stringMatching(/^No todas las partes se pagaron a tiempo, y este pago se devuelve\./),
    })
    expect((await company.read()).body).toMatchObject({ state: 'expired', amount: null })
    const [first, second] = found
    if (first === undefined || second === undefined) throw new Error('two')
    expect((await resolve(finance, first, 'refund')).body.state).toBe('resolved')
    expect((await resolve(finance, second, 'refunded-by-bank')).body.state).toBe('resolved')
    const transferred = paid.find(({ data }) => data.reference === second.reference)
    const { body: given } = await mother.payment(String(transferred?.token))
    expect(given.title).toBe('El colegio devolvió este pago')
    expect((await mother.read()).body.state).toBe('over')
    const day = await new Auditor(finance).day()
    expect(day.rows.map(({ verdict }) => verdict)).toEqual(['agrees', 'agrees'])
    expect(await broken(hub)).toEqual([])
    expect((await family.pay(await family.quote(rightAndCosts))).status).toBe(200)
    await until(
      () => hub.hub.app.database('outbox').where({ topic: 'notice.split-ended', status: 'done' }),
      ({ length }) => length === 1,
    )
  })

  it('lets a payment that is under way end first', async () => {
    const { hub, family, company } = await twoPaid({ database })
    await setSeasonClock(hub, '2025-06-29T23:58:00-05:00')
    const begun = await company.pay()

    await passDeadline(hub)

    expect((await splitOf(family.visitor, code)).status).toBe('standing')
    await company.choose(begun.body, 'approve')
    const books = await until(() => readBooks(hub.hub.app, code), isDelivered)
    expect(books).toMatchObject({ ...onePaidEnrolment, payments: [{ amount: 4_750_000 }] })
    expect(await broken(hub)).toEqual([])
  })

  it('takes an approval that comes after its end as money that goes back', async () => {
    const { hub, company, finance } = await twoPaid({ database })
    const begun = (await company.pay()).body
    const provider = new Provider(hub)
    const { reference, amount } = begun.data
    await setSeasonClock(hub, '2025-06-30T00:00:00-05:00')
    await until(
      async () => (await company.payment(begun.token)).body,
      ({ status }) => status === 'EXPIRADO',
    )
    await endSplits(hub.hub.app)

    await provider.decide(reference, { rawStatus: 'Aceptada', amount })
    await provider.call(provider.written({ eventId: 'late', reference, status: 'Aceptada', amount }))
    await until(
      async () => (await company.payment(begun.token)).body,
      ({ status }) => status === 'EN REVISION',
    )

    expect((await company.payment(begun.token)).body.title).toBe('El colegio devuelve este pago')
    expect((await list(finance)).body.map(({ kind }) => kind)).toEqual(Array(3).fill('split-ended'))
    expect(await sums(hub)).toEqual({ 'provider/card': 4_750_000, unapplied: -4_750_000 })
    expect(await broken(hub)).toEqual([])
  })
})

describe('Money of a part that its provider takes back', () => {
  it('makes the part payable again before the order is complete', async () => {
    const { hub, family, mother, company, father, paid, finance } = await twoPaid({})

    await new Provider(hub).change(paid[0], 'reverse')
    const [part] = await until(
      async () => (await splitOf(family.visitor, code)).parts,
      ([first]) => first?.paid === null,
    )

    expect(part).toMatchObject({ state: 'payable', amount: 2_375_000, paid: null })
    expect((await mother.payment(paid[0].token)).body).toMatchObject({
      status: 'RECHAZADO',
      title: 'El banco devolvió este pago',
      data: { payAgainSafe: true, returned: true },
    })
    expect(await only(finance)).toMatchObject({ kind: 'reversed' })
    expect(await sums(hub)).toEqual({ 'provider/card': 1_375_000, 'to-post': -1_375_000 })
    for (const payer of [mother, company]) await payPart(payer)
    expect((await father.read()).body.state).toBe('paid')
    expect(await until(() => readBooks(hub.hub.app, code), isDelivered)).toMatchObject(onePaidEnrolment)
    expect(await broken(hub)).toEqual([])
  })

  it('is for finance once the order is complete, which stays', async () => {
    const { hub, mother, company, family, paid, finance } = await twoPaid({})
    await payPart(company)
    await until(() => readBooks(hub.hub.app, code), isDelivered)

    await new Provider(hub).change(paid[0], 'reverse')
    await settled(hub)

    expect((await family.check()).status).toBe('APROBADO')
    expect((await mother.payment(paid[0].token)).text).toContain('Con el enlace ya no se puede pagar.')
    expect((await mother.read()).body.state).toBe('over')
    const exception = await only(finance)
    expect(exception).toMatchObject({ kind: 'reversed', token: (await family.check()).token, student: code })
    expect(await broken(hub)).toEqual([])
    expect((await resolve(finance, exception, 'attended')).status).toBe(200)
    expect(await sums(hub)).toEqual({ 'provider/card': 2_375_000, 'accounting/main': -2_375_000 })
    expect(await broken(hub)).toEqual([])
  })

  it('is attended to by itself where two of them went back', async () => {
    const { hub, company, paid, finance } = await twoPaid({})
    await payPart(company)
    await until(() => readBooks(hub.hub.app, code), isDelivered)
    const provider = new Provider(hub)
    for (const part of paid) await provider.change(part, 'reverse')
    await settled(hub)
    const found = (await list(finance)).body
    const ofMother = found.find(({ amount }) => amount === 2_375_000)
    if (ofMother === undefined || found.length !== 2) throw new Error('two went back')

    expect((await resolve(finance, ofMother, 'attended')).status).toBe(200)

    expect(await sums(hub)).toEqual({
      'provider/card': 1_000_000,
      'to-post': 1_375_000,
      'accounting/main': -2_375_000,
    })
    expect(await broken(hub)).toEqual([])
  })

  it('is given back by transfer where finance refunds the order', async () => {
    const { hub, company, family, finance } = await twoPaid({})
    await payPart(company)
    await until(() => readBooks(hub.hub.app, code), isDelivered)
    const { token } = await family.check()

    expect((await giveBack(finance, token)).status).toBe(422)
    const { status, body } = await giveBack(finance, token, { way: 'bank' })

    expect([status, body.status]).toEqual([200, 'sent'])
    const transfer = { reference: 'Transferencia 4711', day: '2025-06-19' }
    expect((await finance.post(`/api/refunds/${body.id}/done`, transfer)).status).toBe(200)
    expect(await broken(hub)).toEqual([])
  })
})

/** Accounting has raised every price. */
function raisePrices({ hub: { app } }: TestHub): void {
  const { prices } = app
  const ofStudent = prices.ofStudent.bind(prices)
  const raised = async (question: Parameters<typeof prices.ofStudent>[0]) =>
    (await ofStudent(question)).map((item) => ({ ...item, price: item.price + 1000 }))
  Object.assign(prices, { ofStudent: raised })
  Object.assign(prices.current, { ofStudent: raised })
}

describe('A price that changes', () => {
  it('before the first part moves the shares and the rest', async () => {
    const { hub, family, payers } = await aSplit()
    raisePrices(hub)
    const { total, parts } = await splitOf(family.visitor, code)
    expect(total).toBeGreaterThan(4_750_000)
    expect(parts.map(({ amount }) => amount)).toEqual([
      (total ?? 0) / 2,
      1_375_000,
      (total ?? 0) / 2 - 1_375_000,
    ])
    const refused = await payers[0]?.begin({ shownTotal: 2_375_000, payer: linkPayer })
    if (refused === undefined) throw new Error('there is one')
    expect(problemOf(refused)).toMatchObject({ code: 'PRICE_CHANGED', amount: (total ?? 0) / 2 })
  })

  it('leaves parts that were given in pesos to be made anew, and none of them is paid', async () => {
    const parts = [
      { label: 'Mamá', amount: 4_000_000 },
      { label: 'Papá', amount: 750_000 },
    ]
    const { hub, family, payers } = await aSplit({}, { parts })
    raisePrices(hub)
    expect((await splitOf(family.visitor, code)).parts.map(({ state }) => state)).toEqual(['stale', 'stale'])
    expect((await payers[0]?.read())?.body.state).toBe('not-now')
    expect((await payers[0]?.begin({ shownTotal: 4_000_000, payer: linkPayer }))?.status).toBe(409)
  })

  it('after the first part changes nothing', async () => {
    const { hub, company } = await twoPaid({})
    raisePrices(hub)
    expect((await company.read()).body).toMatchObject({
      state: 'payable',
      amount: 1_000_000,
      expiresAt: '2025-06-30T00:00:00-05:00',
    })
    await payPart(company)
    const books = await until(() => readBooks(hub.hub.app, code), isDelivered)
    expect(books).toMatchObject({ payments: [{ amount: 4_750_000 }] })
    expect(await broken(hub)).toEqual([])
  })
})
