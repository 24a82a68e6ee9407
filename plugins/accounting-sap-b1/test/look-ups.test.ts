import { expect, it } from 'vitest'
import { empty, nockedSap, recording, v1Error, v2Error } from './support/nocked-sap.ts'

it('finds a partner by its code, never naming it in the path', async () => {
  const { adapter, kit, sap, read } = await nockedSap()
  sap
    .get('/BusinessPartners')
    .query({ $select: 'CardCode,CardName,EmailAddress', $filter: "CardCode eq 'C31003'" })
    .reply(200, { value: [{ CardCode: 'C31003', CardName: ' Quintero Díaz Sara ', EmailAddress: '' }] })
  expect(await adapter.findPartner('C31003', read)).toEqual({
    code: 'C31003',
    name: 'Quintero Díaz Sara',
    email: null,
  })
  expect(JSON.stringify(kit.logged)).not.toContain('31003')
})

it('gives a family only the customers with exactly their address', async () => {
  const { adapter, sap, read } = await nockedSap()
  const partner = (CardCode: string, EmailAddress: string) => ({
    CardCode,
    CardName: 'Peñaloza',
    EmailAddress,
  })
  sap
    .get('/BusinessPartners')
    .query({
      $select: 'CardCode,CardName,EmailAddress',
      $filter: "EmailAddress eq 'Ana@example.com' and CardType eq 'cCustomer'",
      $orderby: 'CardCode',
    })
    .reply(200, {
      value: [partner('C31001', 'ana@example.com'), partner('C31002', 'banana@example.com')],
    })
  expect(await adapter.partnersByEmail(' Ana@example.com ', read)).toEqual([
    { code: 'C31001', name: 'Peñaloza', email: 'ana@example.com' },
  ])
  expect(await adapter.partnersByEmail('  ', read)).toEqual([])
})

it.each([
  ['owed to the school', 1850000.0, 1_850_000],
  ["in the family's favour", -250000.0, -250_000],
  ['nothing', 0, 0],
])('tells a balance %s', async (_what, said, balance2) => {
  const { adapter, sap, read } = await nockedSap()
  sap
    .get('/BusinessPartners')
    .query({ $select: 'CardCode,CurrentAccountBalance', $filter: "CardCode eq 'C31003'" })
    .reply(200, { value: [{ CardCode: 'C31003', CurrentAccountBalance: said }] })
  expect(await adapter.balance('C31003', read)).toEqual([{ partnerCode: 'C31003', balance2 }])
})

it('never takes a balance it cannot read for none', async () => {
  const { adapter, sap, read } = await nockedSap({ more: { balanceField: 'U_Balance2' } })
  sap
    .get('/BusinessPartners')
    .query(true)
    .reply(200, { value: [{ CardCode: 'C1', U_Balance2: null }] })
  await expect(adapter.balance('C1', read)).rejects.toMatchObject({ code: 'unreachable' })
})

it('creates a customer under a name of the settings', async () => {
  const { adapter, sap, write } = await nockedSap()
  sap.get('/BusinessPartners').query(true).reply(200, empty)
  const body = { CardCode: 'C00042', CardName: 'Estudiante 00042', CardType: 'cCustomer', GroupCode: 100 }
  sap.post('/BusinessPartners', body).reply(201, { CardCode: 'C00042', CardName: 'Estudiante 00042' })
  expect(await adapter.partners?.create('C00042', write)).toEqual({
    code: 'C00042',
    name: 'Estudiante 00042',
    email: null,
  })
})

it.each([
  ['v1', v1Error(1320000140)],
  ['v2', v2Error(1320000140)],
] as const)('says that a partner exists when %s says so', async (root, body) => {
  const { adapter, sap, write } = await nockedSap({ root })
  sap.get('/BusinessPartners').query(true).reply(200, empty)
  sap.post('/BusinessPartners').reply(400, body)
  sap
    .get('/BusinessPartners')
    .query(true)
    .reply(200, { value: [{ CardCode: 'C00042', CardName: 'Bernal' }] })
  await expect(adapter.partners?.create('C00042', write)).rejects.toMatchObject({
    code: 'conflict',
    existing: 'C00042',
  })
})

it.each(['', 'C', 'C1234', 'C123456', 'P12345', "C12'45", 'C12 45'])(
  'creates no partner %j',
  async (code) => {
    const { adapter, write } = await nockedSap()
    await expect(adapter.partners?.create(code, write)).rejects.toMatchObject({ code: 'invalid' })
  },
)

it('finds the newest transport of an earlier project, over pages', async () => {
  const { adapter, sap, read } = await nockedSap()
  const charge = (ItemCode: string, ProjectCode: string) => ({
    DocumentLines: [
      { ItemCode: 'CM-0001-1', ItemDescription: 'Pensión', UnitPrice: 3_000_000, ProjectCode },
      { ItemCode, ItemDescription: 'TRANSPORTE MEDIO LEJANO', UnitPrice: 570000.0, ProjectCode },
    ],
  })
  sap
    .get('/Invoices')
    .query({
      $select: 'DocEntry,DocumentLines',
      $filter: "CardCode eq 'C31002' and Cancelled eq 'tNO' and DocDate ge '2024-01-16'",
      $orderby: 'DocDate desc,DocEntry desc',
    })
    .reply(200, { value: [charge('CT-0006', '2025-2026')], '@odata.nextLink': 'Invoices?$skip=1' })
  sap
    .get('/Invoices')
    .query({ $skip: '1' })
    .reply(200, { value: [charge('CM-0016', '2024-2025'), charge('CT-0006', '2024-2025')] })
  expect(await adapter.lastTransportCharge('C31002', read)).toEqual({
    itemCode: 'CT-0006',
    concept: 'TRANSPORTE MEDIO LEJANO',
    price: 570_000,
    project: '2024-2025',
  })
})

it("lists some days' orders, then their payments, by DocEntry from where the last page ended", async () => {
  const { adapter, sap, read } = await nockedSap()
  const order = { ...(await recording('order-created.json')), DocDate: '2026-01-20' }
  const { value: payments } = await recording('payments-of-a-day.json')
  const asked = (after: number) =>
    `DocDate ge '2026-01-20' and DocDate le '2026-01-21' and Cancelled eq 'tNO' and DocEntry gt ${after}`
  sap
    .get('/Orders')
    .query((query) => query['$filter'] === asked(0) && query['$top'] === '2')
    .reply(200, { value: [order, { ...order, DocEntry: 8124, U_MatriculaRef: null, CreationDate: null }] })
  sap
    .get('/Orders')
    .query((query) => query['$filter'] === asked(8124))
    .reply(200, empty)
  sap
    .get('/IncomingPayments')
    .query((query) => query['$filter'] === asked(0))
    .reply(200, { value: payments })
  const list = (cursor?: string) =>
    adapter.journal?.list({ from: '2026-01-20', to: '2026-01-21' }, { cursor, size: 2 }, read)
  const first = await list()
  expect(first).toEqual({
    items: [
      {
        is: 'order',
        ref: '8123',
        number: '20260123',
        reference: 'MH-000123',
        partnerCode: 'C31003',
        amount: 5_515_000,
        day: '2026-01-20',
        at: '2026-01-15T10:32:00-05:00',
      },
      expect.objectContaining({ ref: '8124', reference: null, at: null }),
    ],
    next: 'Orders/8124',
  })
  expect(await list('Orders/8124')).toEqual({ items: [], next: 'IncomingPayments/0' })
  const common = { is: 'payment', day: '2026-01-20', at: null }
  expect(await list('IncomingPayments/0')).toEqual({
    items: [
      {
        ...common,
        ref: '901',
        number: '4001',
        reference: 'MH-000123-saldo',
        partnerCode: 'C31003',
        amount: 1_850_000,
      },
      { ...common, ref: '902', number: '4002', reference: null, partnerCode: 'C31001', amount: 400_000 },
    ],
    next: 'IncomingPayments/902',
  })
})

it.each(['Orders', 'Users/0', 'Orders/1 or 1 eq 1', '{}'])('knows no journal cursor %j', async (cursor) => {
  const { adapter, read } = await nockedSap()
  await expect(
    adapter.journal?.list({ from: '2026-01-20', to: '2026-01-21' }, { cursor, size: 2 }, read),
  ).rejects.toMatchObject({
    code: 'invalid',
  })
})

it('lists what all partners owe by the order of entry, without what is settled or in another currency', async () => {
  const { sap, adapter, read } = await nockedSap()
  const invoice = (DocEntry: number, changes: object = {}) => ({
    DocEntry,
    DocNum: 20_260_000 + DocEntry,
    DocDueDate: '2026-02-10T00:00:00Z',
    DocTotal: 900_000.0,
    PaidToDate: 0.0,
    DocCurrency: '$',
    CardCode: 'C31003',
    CardName: 'SAMUEL ORTIZ',
    ...changes,
  })
  const asked = (after: number) =>
    `DocumentStatus eq 'bost_Open' and Cancelled eq 'tNO' and DocEntry gt ${after}`
  const reply = (after: number, value: readonly object[]) =>
    sap
      .get('/Invoices')
      .query((query) => query['$filter'] === asked(after) && query['$orderby'] === 'DocEntry')
      .reply(200, { value })
  reply(0, [invoice(7), invoice(9, { PaidToDate: 900_000.0 })])
  reply(9, [invoice(12, { DocCurrency: 'USD' })])

  const first = await adapter.receivables?.list({ size: 2 }, read)
  expect(first).toEqual({
    items: [
      {
        docNum: '20260007',
        dueDate: '2026-02-10',
        pending: 900_000,
        partnerCode: 'C31003',
        partnerName: 'SAMUEL ORTIZ',
      },
    ],
    next: '9',
  })
  expect(await adapter.receivables?.list({ size: 2, cursor: '9' }, read)).toEqual({ items: [], next: null })
  await expect(adapter.receivables?.list({ size: 2, cursor: '1 or 1' }, read)).rejects.toMatchObject({
    code: 'invalid',
  })
})

it('has no prices for a school year that the lists do not hold for', async () => {
  const { adapter, read } = await nockedSap()
  const question = { studentCode: '31003', gradeKey: 'TERCERO', antiquity: 'old', project: '2030-2031' }
  expect(await adapter.studentPrices(question, read)).toEqual([])
})
