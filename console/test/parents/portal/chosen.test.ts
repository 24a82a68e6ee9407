import { describe, expect, it } from 'vitest'
import type { OpenInvoice, StudentInvoices } from '../../../src/api/types.ts'
import {
  changesOf,
  chosenOf,
  nameOf,
  payableOf,
  toggle,
  toggleAll,
  totalOf,
} from '../../../src/parents/portal/invoices/chosen.ts'

const invoice = (DocNum: string, changes: Partial<OpenInvoice> = {}): OpenInvoice => ({
  DocNum,
  DocDueDate: '2025-05-28',
  Dscription: 'Pensión mayo 2025',
  SaldoPendiente: 990,
  surcharge: 10,
  discount: 0,
  discountUntil: null,
  toPay: 1000,
  CardCode: 'C20198',
  CardName: 'Estudiante 20198',
  state: 'open',
  ...changes,
})

const student = (...invoices: OpenInvoice[]): StudentInvoices => ({
  student: { code: '20198', name: 'Martina', grade: 'CUARTO' },
  cardCode: 'C20198',
  cardName: 'Estudiante 20198',
  invoices,
})

const [one, two] = [invoice('1'), invoice('2', { toPay: 250 })]
const busy = invoice('3', { state: 'in-process' })
const others = invoice('1', { CardCode: 'C20199', toPay: 30 })

describe('What is chosen to pay', () => {
  it('is an invoice of one student: another student’s of the same number is not', () => {
    const chosen = toggle(new Set(), one)
    expect(chosenOf(chosen, [student(one), student(others)])).toEqual([one])
    expect([...toggle(chosen, one)]).toEqual([])
  })

  it('is never an invoice in process, whoever asks', () => {
    expect([...toggle(new Set(), busy)]).toEqual([])
    expect([...toggleAll(new Set(), [one, busy])]).toEqual([nameOf(one)])
    expect(chosenOf(new Set([nameOf(busy)]), [student(busy)])).toEqual([])
  })

  it('adds up over all students, and leaves out what is gone', () => {
    const chosen = new Set([one, two, others].map(nameOf))
    expect(totalOf(chosenOf(chosen, [student(one, two), student(others)]))).toBe(1280)
    expect(totalOf(chosenOf(chosen, [student(two)]))).toBe(250)
    expect(totalOf([])).toBe(0)
  })

  it('is all of a student, or none when it was all already; the others’ stay', () => {
    const before = new Set([nameOf(others)])
    const all = toggleAll(before, [one, two, busy])
    expect([...all]).toEqual([others, one, two].map(nameOf))
    expect([...toggleAll(all, [one, two, busy])]).toEqual([nameOf(others)])
    expect([...toggleAll(new Set([nameOf(one)]), [one, two])]).toEqual([one, two].map(nameOf))
  })
})

describe('What a charge of the year picks', () => {
  const charged = (...invoices: readonly OpenInvoice[]) => ({
    invoices: invoices.map(({ CardCode: _code, CardName: _name, ...rest }) => ({ ...rest, DocTotal: 1000 })),
  })

  it('is its invoices that can be paid, and no other of the student', () => {
    expect(payableOf(charged(one, busy), [one, two, busy])).toEqual([one])
  })

  it('is nothing where accounting lists none of its invoices any more', () => {
    expect(payableOf(charged(one), [two])).toEqual([])
    expect(payableOf(charged(), [one])).toEqual([])
  })
})

describe('What changed meanwhile', () => {
  it('is the amounts that differ and the invoices that are gone', () => {
    const after = [student(invoice('1', { toPay: 900 }), two)]
    expect(changesOf([one, two, others], after)).toEqual([
      { document: '1', before: 1000, now: 900 },
      { document: '1', before: 30, now: null },
    ])
  })
})
