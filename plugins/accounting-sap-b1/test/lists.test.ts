import { expect, it } from 'vitest'
import { nextPath, pathOf, quoted } from '../src/odata.ts'
import { empty, nockedSap, recording } from './support/nocked-sap.ts'

const openInvoicesFilter = "CardCode eq 'C31003' and DocumentStatus eq 'bost_Open' and Cancelled eq 'tNO'"

it.each([
  ['v1', 'odata.nextLink', '/b1s/v1/Invoices?$skip=2'],
  ['v1', 'odata.nextLink', 'Invoices?$skip=2'],
  ['v2', '@odata.nextLink', '/b1s/v2/Invoices?$skip=2'],
  ['v2', '@odata.nextLink', 'Invoices?$skip=2'],
] as const)('follows a list of %s by %s %s to its last page', async (root, name, link) => {
  const { adapter, kit, sap, read } = await nockedSap({ root })
  const first = { ...(await recording('invoices-page-1.json')), [name]: link }
  sap
    .get('/Invoices')
    .query({ $skip: '2' })
    .reply(200, await recording('invoices-page-2.json'))
  sap
    .get('/Invoices')
    .query((query) => query['$filter'] === openInvoicesFilter && query['$orderby'] === 'DocDueDate,DocEntry')
    .matchHeader('prefer', 'odata.maxpagesize=100')
    .reply(200, first)
  const common = { partnerCode: 'C31003', partnerName: 'Quintero Díaz Sara' }
  expect(await adapter.openInvoices('C31003', read)).toEqual([
    {
      ...common,
      docNum: '20260077',
      dueDate: '2026-01-31',
      description: 'Pensión enero',
      pending: 1_500_000,
    },
    {
      ...common,
      docNum: '20260101',
      dueDate: '2026-02-28',
      description: 'Pensión febrero',
      pending: 1_850_000,
    },
  ])
  expect(kit.logged).toContainEqual({
    level: 'warn',
    fields: { invoices: 1 },
    message: 'open invoices in another currency are not shown',
  })
})

it('does not follow a link that leaves Service Layer with our cookies', async () => {
  const { adapter, sap, read } = await nockedSap()
  sap
    .get('/Projects')
    .query(true)
    .reply(200, { value: [], '@odata.nextLink': 'https://elsewhere.example/b1s/v2/Projects?$skip=20' })
  await expect(adapter.projects(read)).rejects.toMatchObject({ code: 'unreachable' })
})

it.each([
  ['Orders?$skip=20', 'Orders?$skip=20'],
  ['/b1s/v2/Orders?$skip=20', 'Orders?$skip=20'],
  ['https://sap.example:50000/b1s/v2/Orders?$skip=20', 'Orders?$skip=20'],
  ['/b1s/v1/Orders?$skip=20', null],
  ['../../etc', null],
  ['//elsewhere.example/b1s/v2/Orders', null],
  ['javascript:1', null],
])('takes the link %s for %s', (link, path) => {
  expect(nextPath('https://sap.example:50000/b1s/v2', link)).toBe(path)
})

it('doubles a quote, so that no text leaves its place in a filter', async () => {
  expect(quoted("O'Neill' or '1' eq '1")).toBe("'O''Neill'' or ''1'' eq ''1'")
  const { adapter, sap, read } = await nockedSap()
  const asked = sap
    .get('/BusinessPartners')
    .query((query) => query['$filter'] === "CardCode eq 'C''x'")
    .reply(200, empty)
  expect(await adapter.findPartner("C'x", read)).toBeNull()
  expect(asked.isDone()).toBe(true)
})

it('writes a blank as %20', () => {
  expect(pathOf('Orders', { filter: "DocDate eq '2026-01-31'", top: 2 })).toBe(
    "Orders?$filter=DocDate%20eq%20'2026-01-31'&$top=2",
  )
})

it('asks a company on HANA to ignore capitals', async () => {
  const { adapter, sap, read } = await nockedSap({ more: { database: 'hana' } })
  sap.get('/BusinessPartners').query(true).matchHeader('b1s-caseinsensitive', 'true').reply(200, empty)
  expect(await adapter.partnersByEmail('ana@example.com', read)).toEqual([])
})
