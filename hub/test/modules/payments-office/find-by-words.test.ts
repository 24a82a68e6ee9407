import { describe, expect, it } from 'vitest'
import { listExceptions } from '../../../src/modules/payments-office/exception-list.store.ts'
import type { StaffRole } from '../../../src/http/caller.ts'
import { bankAgreement, Family, payer, rightAndCosts } from '@matricula/hub/testing/family'
import { beginPayment, says, settled } from '@matricula/hub/testing/a-payment'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

interface Row {
  readonly name?: string
  readonly grade?: string
  readonly amount: number
}

async function listed(hub: TestHub, path: string, role: StaffRole = 'finance') {
  const { body, headers, status, text } = await (await signInStaff(hub, role)).get<Row[]>(path)
  if (status !== 200) throw new Error(text)
  return { rows: body, amount: Number(headers.get('x-total-amount')) }
}

const mariana = { name: 'Mariana Gómez Rojas', grade: 'Segundo' }

describe('A payment', () => {
  it('says whose it is, and is found by name, by the reference of its order, by amount and by payer', async () => {
    const hub = await runHub()
    const { token } = await (await Family.signIn(hub, '10001')).enrol(rightAndCosts)
    await (await Family.signIn(hub, '10006')).enrol(bankAgreement)
    const { reference } = await hub.hub.app.database('enrollment_order').where({ token }).first('reference')
    const find = (search: string, role?: StaffRole) =>
      listed(hub, `/api/payments?search=${encodeURIComponent(search)}`, role)

    for (const search of ['gomez mariana', reference, reference.toLowerCase().slice(0, 8), '10001']) {
      const { rows, amount } = await find(search)
      expect([search, rows]).toEqual([search, [expect.objectContaining({ token, ...mariana })]])
      expect(amount).toBe(rows[0]?.amount)
    }
    const [{ amount: paid } = { amount: 0 }] = (await find('10001')).rows
    for (const written of [String(paid), `$ ${paid.toLocaleString('es-CO')}`, paid.toLocaleString('en-US')]) {
      expect([written, (await find(written)).rows]).toEqual([written, [expect.objectContaining({ token })]])
    }
    const { rows, amount } = await listed(hub, '/api/payments?page[size]=1')
    expect(rows).toHaveLength(1)
    // What waits at the bank is no money yet.
    expect(amount).toBe(paid)
    for (const role of ['finance', 'admin'] as const)
      expect((await find(`${payer.lastname} ${payer.id}`, role)).rows).toHaveLength(1)
  })

  it('that waits for the bank is found by name, with the sum of all that wait', async () => {
    const hub = await runHub()
    await (await Family.signIn(hub, '10001')).enrol(bankAgreement)
    await (await Family.signIn(hub, '10006')).enrol(bankAgreement)
    const path = '/api/payments/bank-agreement'
    const all = await listed(hub, path)
    const found = await listed(hub, `${path}?search=mariana`)
    expect(found.rows).toEqual([expect.objectContaining(mariana)])
    expect([found.amount, all.amount]).toEqual([
      found.rows[0]?.amount,
      all.rows.reduce((sum, row) => sum + row.amount, 0),
    ])
  })
})

it('A payment is found however long ago it began, within the days that are asked for', async () => {
  const hub = await runHub()
  const { token } = await (await Family.signIn(hub, '10001')).enrol(rightAndCosts)
  const { database } = hub.hub.app
  const { id, reference } = await database('enrollment_order').where({ token }).first()
  await database('allocation').where({ order_id: id }).update({ planned_at: '2020-01-01T15:00:00.000Z' })
  const found = async (query: string) => (await listed(hub, `/api/payments?search=${reference}${query}`)).rows

  expect(await found('')).toEqual([expect.objectContaining({ token })])
  expect(await found('&from=2020-01-01')).toHaveLength(1)
  expect(await found('&from=2020-01-02')).toEqual([])
  await database('allocation').where({ order_id: id }).delete()
  expect(await found('')).toEqual([expect.objectContaining({ token })])
})

it('Exceptions are found by a word that a thousand payers share', async () => {
  const hub = await runHub()
  const many = Array.from({ length: 500 }, (_, at) => `7fda910d-a507-4a65-901c-${100_000_000_000 + at}`)
  const search = { search: 'Gmail', textsSince: new Date(0), paidBy: many }
  const input = { page: null, sort: { by: 'created_at', direction: 'asc' } } as const
  expect(await listExceptions(hub.hub.app.database, search, input)).toMatchObject({ items: [], total: 0 })
})

it('A payment is found by the number that its order has in accounting', async () => {
  const hub = await runHub()
  const { token } = await (await Family.signIn(hub, '10001')).enrol(rightAndCosts)
  await (await Family.signIn(hub, '10003')).enrol(rightAndCosts)
  const { number } = await until(
    () =>
      hub.hub.app
        .database('accounting_document as d')
        .join('enrollment_order as o', 'o.id', 'd.order_id')
        .where({ token })
        .first('number'),
    (row) => row !== undefined,
  )

  const { rows } = await listed(hub, `/api/payments?search=${number}`)

  expect(rows).toEqual([expect.objectContaining({ token, ...mariana })])
})

it('A charge of later says whose it is, and is found by name with its sum', async () => {
  const hub = await runHub()
  await (await Family.signIn(hub, '10001')).enrol(rightAndCosts)
  await settled(hub)
  const path = '/api/enrollment/admin/charges?page[size]=500'
  const { rows, amount } = await listed(hub, `${path}&search=mariana rojas`)
  expect(rows.length).toBeGreaterThan(1)
  expect(rows[0]).toMatchObject(mariana)
  expect(amount).toBe(rows.reduce((sum, row) => sum + row.amount, 0))
  expect((await listed(hub, `${path}&search=nadie`)).rows).toEqual([])
})

it('An exception says whose money it is, and is found by name, with the sum of what is found', async () => {
  const { hub, family, started, provider } = await beginPayment({
    settings: { payments: { askEverySeconds: 1 } },
  })
  await provider.misbehave({ amountOff: '-1' })
  await family.chooseAtProvider(started, 'approve')
  await says(family, 'EN REVISION')
  const path = '/api/payments/exceptions'
  const { rows, amount } = await listed(hub, `${path}?search=mariana`)
  expect(rows).toEqual([expect.objectContaining({ students: [{ code: '10001', ...mariana }] })])
  expect(amount).toBe(rows[0]?.amount)
  expect(await listed(hub, `${path}?search=nadie`)).toEqual({ rows: [], amount: 0 })
})
