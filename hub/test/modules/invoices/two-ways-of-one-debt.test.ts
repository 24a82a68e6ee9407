import { describe, expect, it } from 'vitest'
import { insertRows } from '../../../src/db/statements.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { beginInvoices, Guardian } from '@matricula/hub/testing/invoices'
import { problemOf } from '@matricula/hub/testing/problem'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { memoOf, faultsAt } from '@matricula/hub/testing/vendor'

const statesOf = async (guardian: Guardian) => [
  ...new Set((await guardian.students()).flatMap(({ invoices }) => invoices.map(({ state }) => state))),
]
const attempts = ({ hub }: TestHub) => hub.app.database('payment_attempt')

const undelivered = ({ hub }: TestHub): Promise<string[]> =>
  hub.app.database('outbox').whereNot({ status: 'done' }).pluck('topic')

/** Pesos that the sandbox's accounting has booked as paid by a partner. */
async function bookedOn({ hub }: TestHub, partnerCode: string): Promise<number> {
  const payments = await memoOf(hub.app, 'accounting.main').list('payment/')
  return payments
    .map(({ value }) => value as { partnerCode: string; amount: number })
    .filter((payment) => payment.partnerCode === partnerCode)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** As many families' paid debts as an opening day brings, none of which accounting has heard of. */
async function makeUnreportedBalances({ hub }: TestHub, count: number): Promise<void> {
  const later = '2999-01-01T00:00:00.000Z'
  const rows = Array.from({ length: count }, (_, n) => ({
    topic: 'accounting.balance-payment',
    key: `balance:order-${n}`,
    payload: '{}',
    trace: 'opening-day',
    status: 'due',
    attempts: 0,
    due_at: later,
    created_at: later,
  }))
  await insertRows(hub.app.database, 'outbox', rows)
}

describe.each(databases)('One debt and two ways to pay it, on $name', (database) => {
  it('under way in the wizard, it is in process in the portal and refused there', async () => {
    const hub = await runHub({ database })
    const guardian = await Guardian.comes(hub)
    const payables = await guardian.payables()
    const family = await Family.signIn(hub, '10003')
    const started = (await family.pay(await family.quote(rightAndCosts))).body

    expect(await statesOf(guardian)).toEqual(['in-process'])
    const refused = await guardian.pay(payables)
    expect([refused.status, problemOf(refused).code]).toEqual([409, 'INVOICE_PENDING'])

    await family.chooseAtProvider(started, 'decline')
    await expect.poll(() => statesOf(guardian), { timeout: 20_000 }).toEqual(['open'])
  })

  it('under way in the portal, the wizard refuses to pay it and names the document', async () => {
    const { hub, payables, guardian, started } = await beginInvoices({ database })
    const family = await Family.signIn(hub, '10003')
    const quote = await family.quote(rightAndCosts)

    const refused = await family.pay(quote)

    expect([refused.status, problemOf(refused).code]).toEqual([409, 'INVOICE_PENDING'])
    expect(payables.some(({ DocNum }) => problemOf(refused).detail.includes(DocNum))).toBe(true)
    expect(await hub.hub.app.database('enrollment_order')).toEqual([])
    await guardian.choose(started, 'decline')
    await guardian.says(started.token, 'RECHAZADO')
    expect((await family.pay(quote)).status).toBe(200)
  })

  it('paid in the wizard, it is gone from the portal once accounting has booked it', async () => {
    const hub = await runHub({ database })
    const guardian = await Guardian.comes(hub)
    const payables = await guardian.payables()
    const faults = faultsAt(hub.hub.app, 'accounting.main')
    const family = await Family.signIn(hub, '10003')
    const quote = await family.quote(rightAndCosts)
    const started = (await family.pay(quote)).body
    await faults.injectFault('unreachable')
    await family.chooseAtProvider(started, 'approve')
    await expect.poll(() => family.check(), { timeout: 20_000 }).toMatchObject({ status: 'APROBADO' })
    const toAccounting = () => hub.hub.app.database('outbox').whereLike('topic', 'accounting.%')
    await expect.poll(() => toAccounting().whereNull('last_fault'), { timeout: 20_000 }).toEqual([])
    expect(await undelivered(hub)).toContain('accounting.balance-payment')

    // Nothing is tried again until the test says so.
    await toAccounting().update({ due_at: '2999-01-01T00:00:00.000Z' })
    await faults.clearFault()
    expect(await statesOf(guardian)).toEqual(['in-process'])
    expect((await guardian.pay(payables)).status).toBe(409)

    await toAccounting().update({ due_at: '2000-01-01T00:00:00.000Z' })
    hub.hub.app.work.trigger('deliver-outbox')
    await expect.poll(() => undelivered(hub), { timeout: 20_000 }).toEqual([])
    expect(await statesOf(guardian)).toEqual([])
    expect(await bookedOn(hub, 'C10003')).toBe(quote.totals.balance)
  })

  it('is listed on a day when accounting has not heard of 2,200 others', async () => {
    const hub = await runHub({ database })
    await makeUnreportedBalances(hub, 2200)
    const guardian = await Guardian.comes(hub)

    expect(await statesOf(guardian)).toEqual(['open'])
    expect((await guardian.pay(await guardian.payables())).status).toBe(200)
  })

  it('begun in both at once, it is paid in one', async () => {
    const hub = await runHub({ database })
    const guardian = await Guardian.comes(hub)
    const payables = await guardian.payables()
    const family = await Family.signIn(hub, '10003')
    const quote = await family.quote(rightAndCosts)

    const answers = await Promise.all([guardian.pay(payables), family.pay(quote)])

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await attempts(hub)).toHaveLength(1)
  })

  it('of a family that owes nothing, an enrollment is not in its way', async () => {
    const hub = await runHub({ database })
    await beginInvoicesOf(hub)
    const family = await Family.signIn(hub, '10001')

    expect((await family.pay(await family.quote(rightAndCosts))).status).toBe(200)
  })
})

/** A payment of the invoices of 10003, in a hub where others enrol. */
async function beginInvoicesOf(hub: TestHub) {
  const guardian = await Guardian.comes(hub)
  expect((await guardian.pay(await guardian.payables())).status).toBe(200)
}
