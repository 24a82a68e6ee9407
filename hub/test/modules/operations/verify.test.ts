import { beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from '../../../src/db/migrate-database.ts'
import type { Database } from '../../../src/db/database.ts'
import { connectDatabase } from '../../../src/db/open-database.ts'
import { type Verification, verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { configFor, root, runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { aPaidOrder, keepOrder, type KeptOrder } from './a-paid-order.ts'
import { breakTheRest } from './break-the-rest.ts'

/** What goes wrong with an order, and the rule that sees it. */
const breaks: Readonly<Record<string, Partial<KeptOrder>>> = {
  'order-total-is-its-quote': { order: { total: 900 }, payment: { amount: 900 }, attempt: { amount: 900 } },
  'charges-sum-to-order': { charges: [{ unit_price: 999, paid_now: 1 }] },
  'charges-only-of-paid-orders': {
    ...none(),
    order: { status: 'open' },
    charges: [{ unit_price: 1, paid_now: 1 }],
  },
  'paid-order-has-payment': { payment: null, attempt: null },
  'payment-only-of-paid-orders': { order: { status: 'open' }, charges: [], receipt: null },
  'payment-is-its-attempt': { attempt: { status: 'declined' } },
  'reversed-order-is-its-payment': { order: { status: 'reversed' } },
  'one-approval': { ...none(), order: { status: 'open' }, attempt: { status: 'approved' } },
  'paid-order-is-announced': { outbox: {} },
  'receipt-is-told-to-payer': { attempt: { payer: '{}' } },
  'held-attempt-is-its-order': {
    ...none(),
    order: { status: 'paying' },
    attempt: { status: 'open', amount: 999 },
  },
  'receipt-issued-or-due': { receipt: null, outbox: { order: 'done' } },
  'receipt-only-of-paid-orders': { ...none(), order: { status: 'open' }, receipt: {} },
  'accounting-has-paid-order-or-will': { document: null, outbox: { order: 'done' } },
  'accounting-told-of-paid-debt': {
    quote: { balance: 500, subtotal: 500 },
    charges: [
      { unit_price: 500, paid_now: 1 },
      { unit_price: 300, paid_now: 0 },
    ],
  },
  'accounting-has-admin-order-or-will': {
    ...none(),
    order: { flow: 'admin', status: 'sending' },
    outbox: {},
  },
  'paying-order-is-held': { ...none(), order: { status: 'paying' } },
}

const told = { order: 'done', 'notice:receipt': 'on_hold' }

function none() {
  return { payment: null, attempt: null, charges: [], receipt: null, document: null, outbox: {} }
}

describe.each(databases)('A database of $name is verified:', (kind) => {
  let database: Database
  let found: Verification
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    const place = await kind.create()
    const { settings } = await configFor(place.environment)
    database = await connectDatabase(settings.database, root)
    await migrateDatabase(database)
    for (const [name, wrong] of Object.entries(breaks))
      ids[name] = await keepOrder(database, aPaidOrder(wrong))
    await keepOrder(database, aPaidOrder({}))
    await keepOrder(database, aPaidOrder({ attempt: { payer: '{}' }, outbox: told }))
    await keepOrder(database, aPaidOrder({ ...none(), order: { status: 'open' } }))
    await keepOrder(database, aPaidOrder({ order: { status: 'reversed' }, attempt: { status: 'reversed' } }))
    await breakTheRest(database)
    found = await verifyDatabase(database)
    return async () => {
      await database.destroy()
      await place.drop()
    }
  })

  const first = (name: string) => found.invariants.find((one) => one.name === name)

  it.each(Object.keys(breaks))('%s is broken by one order alone, and that is named', (name) => {
    expect(first(name)).toEqual({ name, count: 1, first: [ids[name]] })
  })

  it('orders are counted, those that are right as well', () => {
    expect(found.orders).toBe(Object.keys(breaks).length + 4)
  })

  it.each([
    ['delivery-has-its-state', 2, 5],
    ['delivery-names-an-order', 7, 5],
    ['no-orphan-rows', 1, 1],
    ['attempt-is-its-allocations', 1, 1],
    ['invoice-payment-is-announced', 2, 2],
    ['documents-held-for-something', 1, 1],
    ['refunds-within-payment', 1, 1],
    ['taken-money-is-placed', 3, 3],
    ['payment-trail-is-whole', 2, 2],
    ['audit-chain-is-unbroken', 2, 2],
    ['rows-of-known-students', 2, 2],
    ['season-row-is-its-sources', 3, 3],
    ['no-session-of-nobody', 3, 3],
  ])('%s is broken %i times, and the first %i are named', (name, count, named) => {
    const seen = first(name)
    expect(seen?.count).toBe(count)
    expect(seen?.first).toHaveLength(Math.min(count, named))
  })

  it('the database itself is sound', () => {
    expect(first('database-is-sound')).toMatchObject({ count: 0 })
  })
})

describe.each(databases)('A hub on $name', (kind) => {
  it('that families have paid at, and are paying at, agrees with itself', async () => {
    const hub = await runHub({ database: kind })
    const paid = await Family.signIn(hub, 'A1B2C')
    const started = await paid.pay(await paid.quote(rightAndCosts))
    await paid.chooseAtProvider(started.body, 'approve')
    await until(
      () => hub.hub.app.database('accounting_document').select(),
      (rows) => rows.length === 1,
    )
    const paying = await Family.signIn(hub, '10003')
    await paying.pay(await paying.quote(rightAndCosts))
    const { orders, invariants } = await verifyDatabase(hub.hub.app.database)
    expect(orders).toBe(2)
    expect(invariants.filter(({ count }) => count > 0)).toEqual([])
    expect(invariants.length).toBeGreaterThan(15)
  })
})
