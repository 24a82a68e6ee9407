import { describe, expect, it } from 'vitest'
import { checkDocuments } from '../../../src/modules/invoices/check-documents.ts'
import type { InvoiceState } from '../../../src/modules/invoices/invoice-state.store.ts'
import type { Debtor } from '../../../src/modules/invoices/list-invoices.ts'

function debtor(code: string, documents: Readonly<Record<string, InvoiceState>>): Debtor {
  const partner = { code: `C${code}`, name: code, email: null }
  const invoices = Object.entries(documents).map(([docNum, state]) => ({
    docNum,
    dueDate: '2025-03-28',
    description: 'Pensión',
    pending: 1000,
    surcharge: 12,
    discount: 0,
    discountUntil: null,
    toPay: 1012,
    partnerCode: partner.code,
    partnerName: partner.name,
    state,
  }))
  return { studentCode: code, student: null, partner, invoices }
}

const debtors = [debtor('10001', { a: 'open', b: 'in-process' }), debtor('10003', { c: 'open' })]
const input = (DocNum: string, CardCode: string, amount = 1012) => ({ DocNum, CardCode, amount })

describe('Documents to pay', () => {
  it.each([
    ['of two students, free and as shown', [input('a', 'C10001'), input('c', 'C10003')], 'documents'],
    ['of a stranger', [input('a', 'C10001'), input('a', 'C10009')], 'not-theirs'],
    ['of a stranger, even when another is held', [input('b', 'C10001'), input('a', 'C10009')], 'not-theirs'],
    ['in a payment under way', [input('a', 'C10001'), input('b', 'C10001')], 'pending'],
    [
      'in a payment under way, even when another has changed',
      [input('a', 'C10001', 1), input('b', 'C10001')],
      'pending',
    ],
    ['that cost a peso more', [input('a', 'C10001', 1013)], 'changed'],
    ['at what is pending, without the surcharge of today', [input('a', 'C10001', 1000)], 'changed'],
    ['that are paid', [input('gone', 'C10001')], 'changed'],
    ['of one student, named as another’s', [input('c', 'C10001')], 'changed'],
  ])('%s', (_title, requested, is) => {
    expect(checkDocuments(requested, debtors).is).toBe(is)
  })

  it('are paid at the price of today, with what of it is surcharge and what was taken off', () => {
    expect(checkDocuments([input('c', 'C10003')], debtors)).toEqual({
      is: 'documents',
      documents: [{ docNum: 'c', partnerCode: 'C10003', amount: 1012, surcharge: 12, discount: 0 }],
    })
  })
})
