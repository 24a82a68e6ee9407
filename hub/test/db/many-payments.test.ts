import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { insertRows, type Row } from '../../src/db/statements.ts'
import { familyPaymentsDataSource } from '../../src/modules/families/family-payments-data-source.ts'
import { invoicePaymentsDataSource } from '../../src/modules/invoices/invoice-payments-data-source.ts'
import { unplacedCaptures } from '../../src/modules/operations/captured-money.store.ts'
import { databases } from '@matricula/hub/testing/databases'
import { guardianAddress, signInGuardian } from '@matricula/hub/testing/guardian'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'

/** More than SQL Server takes in one statement. */
const many = 2200

const at = '2025-06-01T12:00:00.000Z'
const student = '10001'

const rowsOf = (count: number, row: (n: number) => Row) => Array.from({ length: count }, (_, n) => row(n))

const tokenOf = (name: string) => name.padStart(32, '0')

/** A payment that came to nothing, of whatever kind. */
const payment = (name: string): Row => ({
  id: randomUUID(),
  idempotency_key: name,
  request_hash: '',
  instance: 'card',
  reference: name,
  amount: 1000,
  status: 'declined',
  provider_ref: name,
  payer: '{}',
  started_at: at,
  expires_at: at,
  asked: 0,
  finished_at: at,
  trace: name,
})

const guardianPayment = (name: string, guardian: string): Row => ({
  ...payment(name),
  guardian_id: guardian,
  token: tokenOf(name),
  path: 'provider',
})

async function anOrder(database: Database): Promise<string> {
  const id = randomUUID()
  const bought = { period: 10, method: 1, quotas: 1, total: 1000, quote: '{}', choices: '{}' }
  await database('enrollment_order').insert({
    id,
    ...bought,
    project: '2025-2026',
    student_code: student,
    flow: 'parent',
    token: tokenOf('0123'),
    reference: 'MH-ORDER',
    status: 'open',
    version: 1,
    created_at: at,
    updated_at: at,
  })
  return id
}

async function aGuardian(database: Database): Promise<string> {
  const id = randomUUID()
  await database('guardian').insert({ id, email: 'ana@example.com', name: 'Ana', created_at: at })
  return id
}

const part = { instance: 'card', amount: 1000, status: 'declined', planned_at: at, ended_at: at }

/** A guardian's payments and as many shares of each, all of one order. */
async function familyPayments(database: Database, guardian: string, { count = many, shares = 1 }) {
  const order = await anOrder(database)
  const payments = rowsOf(count, (n) => ({ ...guardianPayment(`F${n}`, guardian), pays: 'orders' }))
  await insertRows(database, 'payment_attempt', payments)
  const parts = rowsOf(count * shares, (n) => ({
    ...part,
    id: randomUUID(),
    attempt_id: payments[n % count]?.['id'] ?? null,
    order_id: order,
    reference: `A${n}`,
  }))
  await insertRows(database, 'allocation', parts)
}

describe.each(databases)(`Of ${many} payments on $name`, (kind) => {
  it('the exceptions, the tries of their order and their guardian’s history are listed, and their payer is erased', async () => {
    const hub = await runHub({ database: kind })
    const { database } = hub.hub.app
    const guardian = await signInGuardian(hub)
    const { id } = await database('guardian').where({ email: guardianAddress }).first('id')
    await familyPayments(database, id, {})
    const about = { kind: 'reversed', instance: 'card', facts: '{}', created_at: at }
    const exceptions = rowsOf(many, (n) => ({ ...about, reference: `F${n}`, provider_ref: `F${n}` }))
    await insertRows(database, 'payment_exception', exceptions)
    const finance = await signInStaff(hub, 'finance')

    const listed = await finance.get<{ students: object[] }[]>('/api/payments/exceptions')
    const order = await finance.get<{ attempts: object[]; exceptions: object[] }>(
      `/api/payments/${tokenOf('0123')}/timeline`,
    )
    const past = await guardian.get<{ shares: object[] }[]>('/api/family/payments')

    expect(listed.body.filter(({ students }) => students.length === 1)).toHaveLength(many)
    expect([order.body.attempts.length, order.body.exceptions.length]).toEqual([many, many])
    expect(past.body.filter(({ shares }) => shares.length === 1)).toHaveLength(many)
    const erase = (codes: string[]) =>
      database.transaction((trx) => familyPaymentsDataSource.erase(trx, codes))
    expect([await erase(['10002']), await erase([student])]).toEqual([0, many])
    expect(await database('payment_attempt').where({ pays: 'orders' }).whereNotNull('payer')).toEqual([])
  })

  it('of invoices the payer is erased, and of nobody where no student is named', async () => {
    const { database } = await openTestDatabase(kind)
    const guardian = await aGuardian(database)
    const payments = rowsOf(many, (n) => ({
      ...guardianPayment(`I${n}`, guardian),
      pays: 'invoices',
    }))
    await insertRows(database, 'payment_attempt', payments)
    const parts = payments.map(({ id = null, reference = null }) => ({
      ...part,
      id: randomUUID(),
      attempt_id: id,
      reference,
      partner_code: `C${student}`,
      doc_num: '1',
    }))
    await insertRows(database, 'allocation', parts)
    const erase = (codes: string[]) =>
      database.transaction((trx) => invoicePaymentsDataSource.erase(trx, codes))
    expect([await erase([]), await erase(['10002']), await erase([student])]).toEqual([0, 0, many])
  })

  it('the shares of captured money are looked for', async () => {
    const { database } = await openTestDatabase(kind)
    await familyPayments(database, await aGuardian(database), { count: 200, shares: many / 200 })
    await database('payment_attempt').where({ pays: 'orders' }).update({ status: 'approved' })
    const taken = {
      instance: 'card',
      amount: 1000,
      currency: 'COP',
      status: 'taken',
      is_test: 0,
      seen_at: at,
    }
    const captures = rowsOf(200, (n) => ({ ...taken, reference: `F${n}`, provider_ref: `F${n}` }))
    await insertRows(database, 'payment_capture', captures)
    expect(await unplacedCaptures(database)).toHaveLength(200)
  })
})
