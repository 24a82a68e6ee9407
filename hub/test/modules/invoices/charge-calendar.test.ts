import { describe, expect, it } from 'vitest'
import {
  type CalendarFacts,
  chargeCalendar,
  totalsOf,
} from '../../../src/modules/invoices/charge-calendar.ts'
import type { AccountInvoice } from '../../../src/modules/invoices/read-account.ts'

const august = [
  { day: '2025-08-28', name: 'Pensión', amount: 1_665_000 },
  { day: '2025-08-28', name: 'Almuerzo', amount: 500_000 },
]
const september = { day: '2025-09-28', name: 'Pensión', amount: 1_665_000 }

function invoice(docNum: string, changes: Partial<AccountInvoice> = {}): AccountInvoice {
  return {
    docNum,
    dueDate: '2025-09-09',
    description: `Factura ${docNum}`,
    total: 2_165_000,
    pending: 2_165_000,
    partnerCode: 'C10001',
    partnerName: 'Rojas',
    state: 'open',
    surcharge: 0,
    discount: 0,
    discountUntil: null,
    toPay: changes.pending ?? 2_165_000,
    ...changes,
  }
}

function calendar(changes: Partial<CalendarFacts> = {}) {
  const charges = [september, ...august]
  const paidElsewhere = () => null
  const facts = {
    today: '2025-09-15',
    knows: 'all',
    charges,
    invoices: [],
    paymentOf: paidElsewhere,
  } as const
  return chargeCalendar({ ...facts, ...changes })
}

const placed = (invoices: readonly AccountInvoice[]) =>
  calendar({ invoices }).map(({ day, invoices: own }) => [day, own.map(({ docNum }) => docNum)])

describe('The calendar of charges', () => {
  it('has one entry a day, the earliest first, with its concepts and what they come to', () => {
    expect(calendar()).toMatchObject([
      { day: '2025-08-28', amount: 2_165_000, concepts: [{ name: 'Pensión' }, { name: 'Almuerzo' }] },
      { day: '2025-09-28', amount: 1_665_000 },
    ])
  })

  it('sums charges of one concept on one day', () => {
    const twice = [september, { ...september, amount: 5000 }]

    expect(calendar({ charges: twice })[0]?.concepts).toEqual([{ name: 'Pensión', amount: 1_670_000 }])
  })

  it.each([
    ['2025-08-28', '2025-08-28'],
    ['2025-09-09', '2025-08-28'],
    ['2025-09-27', '2025-08-28'],
    ['2025-09-28', '2025-09-28'],
    ['2025-10-28', '2025-09-28'],
  ])('has an invoice due on %s at the charge of %s', (dueDate, day) => {
    expect(placed([invoice('1', { dueDate })]).find(([, own]) => own?.length === 1)?.[0]).toBe(day)
    expect(placed([invoice('1', { dueDate })])).toHaveLength(2)
  })

  it.each(['2025-03-28', '2025-08-27', '2025-10-29'])(
    'has an open invoice due on %s by itself, of no charge',
    (dueDate) => {
      expect(placed([invoice('1', { dueDate })])).toContainEqual([dueDate, ['1']])
      expect(placed([invoice('1', { dueDate })])).toHaveLength(3)
    },
  )

  it('leaves out an invoice of no charge that was paid elsewhere', () => {
    expect(placed([invoice('1', { dueDate: '2025-03-28', pending: 0 })])).toHaveLength(2)
  })

  it('keeps one that was paid here as paid, with the day and the reference', () => {
    const invoices = [invoice('1', { dueDate: '2025-03-28', pending: 0, total: 600_000 })]
    const paymentOf = () => ({ adjustment: 5_000, on: '2025-06-19', reference: 'MH-1' })
    expect(calendar({ invoices, paymentOf })[0]).toMatchObject({
      day: '2025-03-28',
      status: 'paid',
      paid: 605_000,
      payment: { on: '2025-06-19', references: ['MH-1'] },
    })
  })

  it('has what is still to pay of its invoices, not what was agreed', () => {
    const [first] = calendar({ invoices: [invoice('1', { pending: 65_000 })] })

    expect(first).toMatchObject({ status: 'overdue', amount: 2_165_000, pending: 65_000 })
  })

  it('comes to what is scheduled, due, overdue and paid', () => {
    const entries = calendar({
      invoices: [invoice('1', { pending: 0, total: 2_000_000 }), invoice('2', { dueDate: '2025-03-28' })],
    })

    expect(totalsOf(entries)).toEqual({
      scheduled: 1_665_000,
      'not-invoiced': 0,
      due: 0,
      overdue: 2_165_000,
      'in-process': 0,
      paid: 2_000_000,
      unknown: 0,
    })
  })
})
