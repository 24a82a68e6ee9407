import type { AccountingLine, AccountingOrder } from '@matricula/contract'
import { expect, it } from 'vitest'
import { empty, nockedSap, recording, v1Error, v2Error } from './support/nocked-sap.ts'

const line: AccountingLine = {
  itemCode: 'CA-0001',
  name: 'Derecho de matrícula',
  quantity: 1,
  taxCode: 'EXENTO',
  unitPrice: 1_315_000,
  discountPercent: 0,
  project: '2025-2026',
  shipDate: '2026-01-31',
  fields: {
    Resolution: 1_461_111,
    ProgresiveDiscount: 10,
    ProgresiveDiscountBase: 1_461_111,
    futureAnnualities: 0,
    totalBase: 1_315_000,
  },
}

const order: AccountingOrder = {
  reference: 'MH-000123',
  partnerCode: 'C31003',
  numAtCard: '31003',
  dueDate: '2026-01-31',
  project: '2025-2026',
  lines: [
    line,
    { ...line, itemCode: 'CT-0001', quantity: 10, unitPrice: 420_000, shipDate: null, fields: {} },
  ],
}

const byReference = "U_MatriculaRef eq 'MH-000123' and Cancelled eq 'tNO'"
const select =
  'DocEntry,DocNum,DocDate,CardCode,NumAtCard,DocTotal,Project,CreationDate,DocTime,DocumentLines,U_MatriculaRef'

const booked = { discountPercent: 0 }

const document = {
  ref: '8123',
  number: '20260123',
  reference: 'MH-000123',
  numAtCard: '31003',
  project: '2025-2026',
  total: 5_515_000,
  shipDate: '2026-01-31',
  createdAt: '2026-01-15T10:32:00-05:00',
  lines: [
    { ...booked, itemCode: 'CA-0001', name: 'Derecho de matrícula', quantity: 1, unitPrice: 1_315_000 },
    { ...booked, itemCode: 'CT-0001', name: 'TRANSPORTE COMPLETO CERCANO', quantity: 10, unitPrice: 420_000 },
  ],
}

it('looks by our reference, leaving out cancelled ones, and then posts head and dated lines', async () => {
  const { adapter, sap, write } = await nockedSap()
  const looked = sap
    .get('/Orders')
    .query({ $select: select, $filter: byReference, $orderby: 'DocEntry' })
    .reply(200, empty)
  const posted: unknown[] = []
  sap
    .post('/Orders', (body: unknown) => posted.push(body) > 0)
    .matchHeader('content-type', 'application/json')
    .reply(201, await recording('order-created.json'))
  expect(await adapter.createOrder(order, write)).toEqual(document)
  expect(looked.isDone()).toBe(true)
  const common = { Quantity: 1, DiscountPercent: 0, TaxCode: 'EXCL', ProjectCode: '2025-2026' }
  expect(posted).toEqual([
    {
      CardCode: 'C31003',
      NumAtCard: '31003',
      DocDate: '2026-01-15',
      DocDueDate: '2026-01-31',
      Project: '2025-2026',
      U_MatriculaRef: 'MH-000123',
      DocumentLines: [
        {
          ...common,
          ItemCode: 'CA-0001',
          ItemDescription: 'Derecho de matrícula',
          UnitPrice: 1_315_000,
          ShipDate: '2026-01-31',
          U_Resolution: 1_461_111,
          U_ProgresiveDiscount: 10,
          U_ProgresiveDiscountBase: 1_461_111,
          U_futureAnnualities: 0,
          U_totalBase: 1_315_000,
        },
        {
          ...common,
          ItemCode: 'CT-0001',
          ItemDescription: 'Derecho de matrícula',
          Quantity: 10,
          UnitPrice: 420_000,
        },
      ],
    },
  ])
})

it('uses the names that the settings give', async () => {
  const orders = {
    taxCodes: { EXENTO: 'V0' },
    taxProperty: 'VatGroup',
    referenceField: 'U_Ref',
    lineFields: { Resolution: 'U_RES' },
  }
  const { adapter, sap, write } = await nockedSap({ more: { orders } })
  sap.get('/Orders').query(true).reply(200, empty)
  const posted: unknown[] = []
  sap
    .post('/Orders', (body: unknown) => posted.push(body) > 0)
    .reply(201, { ...(await recording('order-created.json')), U_Ref: 'MH-000123' })
  await adapter.createOrder({ ...order, lines: [{ ...line, fields: { Resolution: 5 } }] }, write)
  expect(posted).toEqual([
    expect.objectContaining({
      U_Ref: 'MH-000123',
      DocumentLines: [expect.objectContaining({ VatGroup: 'V0', U_RES: 5 })],
    }),
  ])
})

it('books the Bogotá day, not that of Greenwich', async () => {
  const { adapter, sap, write } = await nockedSap({ now: () => new Date('2026-01-16T03:00:00Z') })
  sap.get('/Orders').query(true).reply(200, empty)
  const posted: unknown[] = []
  sap
    .post('/Orders', (body: unknown) => posted.push(body) > 0)
    .reply(201, await recording('order-created.json'))
  await adapter.createOrder(order, write)
  expect(posted).toEqual([expect.objectContaining({ DocDate: '2026-01-15' })])
})

it('answers the order that is there, and posts none', async () => {
  const { adapter, sap, write } = await nockedSap()
  sap
    .get('/Orders')
    .query(true)
    .reply(200, { value: [await recording('order-created.json')] })
  expect(await adapter.createOrder(order, write)).toEqual(document)
})

it.each([
  ['v1', v1Error(-2035)],
  ['v2', v2Error(-2035)],
] as const)('says what exists when %s says that the entry exists', async (root, body) => {
  const { adapter, sap, write } = await nockedSap({ root })
  sap.get('/Orders').query(true).reply(200, empty)
  sap.post('/Orders').reply(400, body)
  sap
    .get('/Orders')
    .query(true)
    .reply(200, { value: [await recording('order-created.json')] })
  await expect(adapter.createOrder(order, write)).rejects.toMatchObject({
    code: 'conflict',
    existing: '8123',
  })
})

it('leaves it to a person when the entry that exists is not ours', async () => {
  const { adapter, sap, write } = await nockedSap()
  sap.get('/Orders').query(true).twice().reply(200, empty)
  sap.post('/Orders').reply(400, v2Error(-2035))
  await expect(adapter.createOrder(order, write)).rejects.toMatchObject({
    code: 'rejected',
    reason: 'SAP -2035',
  })
})

it.each([
  ['an empty body', 201, ''],
  ['no content', 204, undefined],
  ['a document without a number', 201, { DocEntry: 1 }],
  ['a total with centavos', 201, { DocTotal: 5515000.5 }],
  ['a day that is none', 201, { DocDate: '15.01.2026' }],
  ['a server in trouble', 500, 'oops'],
])('does not know what became of an order after %s', async (_what, status, body) => {
  const { adapter, sap, write } = await nockedSap()
  sap.get('/Orders').query(true).reply(200, empty)
  const said = typeof body === 'object' ? { ...(await recording('order-created.json')), ...body } : body
  sap.post('/Orders').reply(status, 'DocEntry' in Object(body) ? body : said)
  await expect(adapter.createOrder(order, write)).rejects.toMatchObject({ code: 'unknown-outcome' })
})

it.each([
  [{ reference: '' }, 'reference'],
  [{ lines: [] }, 'lines'],
  [{ lines: [{ ...line, unitPrice: 1.5 }] }, 'lines[0]'],
  [{ lines: [line, { ...line, unitPrice: -1 }] }, 'lines[1]'],
  [{ lines: [{ ...line, quantity: 0 }] }, 'lines[0]'],
  [{ lines: [{ ...line, quantity: Number.NaN }] }, 'lines[0]'],
  [{ lines: [{ ...line, discountPercent: 101 }] }, 'lines[0].discountPercent'],
  [{ lines: [{ ...line, taxCode: 'IVA19' }] }, 'lines[0].taxCode'],
  [{ lines: [{ ...line, taxCode: 'constructor' }] }, 'lines[0].taxCode'],
  [{ lines: [{ ...line, fields: { color: 'red' } }] }, 'lines[0].fields.color'],
])('sends nothing of an order that is wrong at %o', async (wrong, field) => {
  const { adapter, write } = await nockedSap()
  await expect(adapter.createOrder({ ...order, ...wrong }, write)).rejects.toMatchObject({
    code: 'invalid',
    field,
  })
})

it("finds a student's orders of a project, also where it stands in a line alone", async () => {
  const { adapter, sap, read } = await nockedSap()
  const ours = await recording('order-created.json')
  const byHand = {
    ...ours,
    DocEntry: 8001,
    Project: null,
    U_MatriculaRef: null,
    DocTime: null,
    DocumentLines: [{ ProjectCode: '2025-2026', ShipDate: null, Quantity: 0.5, UnitPrice: 10.25 }],
  }
  const earlier = { ...ours, DocEntry: 7000, Project: '2024-2025', DocumentLines: [] }
  sap
    .get('/Orders')
    .query({ $select: select, $filter: "NumAtCard eq '31003' and Cancelled eq 'tNO'", $orderby: 'DocEntry' })
    .reply(200, { value: [earlier, byHand, ours] })
  expect(await adapter.ordersOf('31003', '2025-2026', read)).toEqual([
    {
      ...document,
      ref: '8001',
      reference: '',
      shipDate: null,
      createdAt: '2026-01-15T00:00:00-05:00',
      lines: [{ itemCode: '', name: '', quantity: 0.5, unitPrice: 10.25, discountPercent: 0 }],
    },
    document,
  ])
})

it('takes the first of two orders with one reference, and tells it', async () => {
  const { adapter, kit, sap, read } = await nockedSap()
  const first = await recording('order-created.json')
  sap
    .get('/Orders')
    .query(true)
    .reply(200, { value: [first, { ...first, DocEntry: 9000 }] })
  expect(await adapter.findOrder('MH-000123', read)).toEqual(document)
  expect(kit.logged).toContainEqual(
    expect.objectContaining({ level: 'warn', message: 'accounting has two orders of one reference' }),
  )
})
