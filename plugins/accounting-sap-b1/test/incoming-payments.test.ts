import type { IncomingPayment } from '@matricula/contract'
import { expect, it } from 'vitest'
import { empty, nockedSap, v2Error } from './support/nocked-sap.ts'

const payment: IncomingPayment = {
  reference: 'MH-000123-saldo',
  partnerCode: 'C31003',
  amount: 2_000_000,
  paidOn: '2026-01-20',
  providerRef: 'PSE 119999-1767225600-12345-67890',
  documents: [
    { docNum: '20260077', amount: 1_500_000 },
    { docNum: '20260101', amount: 400_000 },
  ],
}

it('looks by our reference, finds the invoices, and books one transfer on them', async () => {
  const { adapter, sap, write } = await nockedSap()
  sap
    .get('/IncomingPayments')
    .query({
      $select: 'DocEntry',
      $filter: "U_MatriculaRef eq 'MH-000123-saldo' and Cancelled eq 'tNO'",
      $orderby: 'DocEntry',
    })
    .reply(200, empty)
  for (const [docNum, DocEntry] of [
    ['20260077', 5501],
    ['20260101', 5502],
  ] as const) {
    const $filter = `DocNum eq ${docNum} and CardCode eq 'C31003' and Cancelled eq 'tNO'`
    sap
      .get('/Invoices')
      .query({ $select: 'DocEntry', $filter })
      .reply(200, { value: [{ DocEntry }] })
  }
  const posted: unknown[] = []
  sap
    .post('/IncomingPayments', (body: unknown) => posted.push(body) > 0)
    .reply(201, { DocEntry: 901, DocNum: 4001 })
  expect(await adapter.incomingPayments?.record(payment, write)).toEqual({ ref: '901' })
  expect(posted).toEqual([
    {
      DocType: 'rCustomer',
      CardCode: 'C31003',
      DocDate: '2026-01-20',
      TransferAccount: '11100501',
      TransferSum: 2_000_000,
      TransferDate: '2026-01-20',
      TransferReference: 'PSE 119999-1767225600-12345',
      U_MatriculaRef: 'MH-000123-saldo',
      Remarks: 'PSE 119999-1767225600-12345-67890',
      PaymentInvoices: [
        { LineNum: 0, DocEntry: 5501, SumApplied: 1_500_000, InvoiceType: 'it_Invoice' },
        { LineNum: 1, DocEntry: 5502, SumApplied: 400_000, InvoiceType: 'it_Invoice' },
      ],
    },
  ])
})

it('answers the payment that is there, and books none', async () => {
  const { adapter, sap, write } = await nockedSap()
  sap
    .get('/IncomingPayments')
    .query(true)
    .reply(200, { value: [{ DocEntry: 901 }] })
  expect(await adapter.incomingPayments?.record(payment, write)).toEqual({ ref: '901' })
})

it('books a payment without documents on account', async () => {
  const { adapter, sap, write } = await nockedSap()
  sap.get('/IncomingPayments').query(true).reply(200, empty)
  const posted: unknown[] = []
  sap.post('/IncomingPayments', (body: unknown) => posted.push(body) > 0).reply(201, { DocEntry: 902 })
  await adapter.incomingPayments?.record({ ...payment, documents: [] }, write)
  expect(posted).toEqual([expect.objectContaining({ PaymentInvoices: [] })])
})

it.each([
  ['is not there', [], 'not-found'],
  ['is there twice', [{ DocEntry: 1 }, { DocEntry: 2 }], 'rejected'],
] as const)('books nothing when an invoice %s', async (_what, found, code) => {
  const { adapter, sap, write } = await nockedSap()
  sap.get('/IncomingPayments').query(true).reply(200, empty)
  sap.get('/Invoices').query(true).reply(200, { value: found })
  await expect(adapter.incomingPayments?.record(payment, write)).rejects.toMatchObject({ code })
})

it.each([
  [{ reference: '' }, 'reference'],
  [{ amount: 0 }, 'amount'],
  [{ amount: 10.5 }, 'amount'],
  [{ documents: [{ docNum: '1', amount: 0 }] }, 'amount'],
  [{ amount: 1_000 }, 'documents'],
])('sends nothing of a payment that is wrong: %o', async (wrong, field) => {
  const { adapter, write } = await nockedSap()
  await expect(adapter.incomingPayments?.record({ ...payment, ...wrong }, write)).rejects.toMatchObject({
    code: 'invalid',
    field,
  })
})

it('does not let a document number into a filter that is no number', async () => {
  const { adapter, sap, write } = await nockedSap()
  sap.get('/IncomingPayments').query(true).reply(200, empty)
  const documents = [{ docNum: "1 or CardCode ne ''", amount: 1 }]
  await expect(adapter.incomingPayments?.record({ ...payment, documents }, write)).rejects.toMatchObject({
    code: 'not-found',
  })
})

it('refuses a reference that CounterReference would cut off', async () => {
  const incomingPayments = { transferAccount: '11100501', referenceField: 'CounterReference' }
  const { adapter, sap, write } = await nockedSap({ more: { incomingPayments } })
  await expect(adapter.incomingPayments?.record(payment, write)).rejects.toMatchObject({
    code: 'invalid',
    field: 'reference',
  })
  sap.get('/IncomingPayments').query(true).reply(200, empty)
  const posted: unknown[] = []
  sap.post('/IncomingPayments', (body: unknown) => posted.push(body) > 0).reply(201, { DocEntry: 902 })
  await adapter.incomingPayments?.record({ ...payment, reference: 'MH-00123', documents: [] }, write)
  expect(posted).toEqual([expect.objectContaining({ CounterReference: 'MH-00123' })])
})

it('says which payment exists when SAP says so', async () => {
  const { adapter, sap, write } = await nockedSap()
  sap.get('/IncomingPayments').query(true).reply(200, empty)
  sap.post('/IncomingPayments').reply(400, v2Error(-2035))
  sap
    .get('/IncomingPayments')
    .query(true)
    .reply(200, { value: [{ DocEntry: 901 }] })
  await expect(adapter.incomingPayments?.record({ ...payment, documents: [] }, write)).rejects.toMatchObject({
    code: 'conflict',
    existing: '901',
  })
})

it('has neither facet unless it is set', async () => {
  const { adapter } = await nockedSap({ more: { incomingPayments: undefined, newPartners: undefined } })
  expect(adapter.supports).toEqual({ incomingPayments: false, createsPartners: false })
  expect(adapter).not.toHaveProperty('incomingPayments')
  expect(adapter).not.toHaveProperty('partners')
})
