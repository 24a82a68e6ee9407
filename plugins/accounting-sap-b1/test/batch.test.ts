import { expect, it } from 'vitest'
import { batchBody, batchParts } from '../src/batch.ts'
import { nockedSap, v1Error, v2Error } from './support/nocked-sap.ts'

const question = { studentCode: '31003', gradeKey: 'TERCERO', antiquity: 'old', project: '2025-2026' }

interface Part {
  readonly status: number
  readonly body: unknown
}

function batchOf(parts: readonly Part[], eol = '\r\n'): string {
  const texts = parts.map(({ status, body }) =>
    [
      '--b7',
      'Content-Type: application/http',
      '',
      `HTTP/1.1 ${status} Whatever`,
      'Content-Type: application/json;charset=utf-8',
      '',
      JSON.stringify(body),
      '',
    ].join(eol),
  )
  return `${texts.join('')}--b7--${eol}`
}

const type = { 'content-type': 'multipart/mixed;boundary=b7' }
const lists = { value: [{ PriceListNo: 2, PriceListName: 'TERCERO-CUARTO', Active: 'tYES' }] }
const items = {
  value: [
    {
      ItemCode: 'CM-0001-1',
      ItemName: 'Pensión',
      ItemPrices: [{ PriceList: 2, Price: 3462871.0, Currency: '$', BasePriceList: 2, Factor: 1.0 }],
    },
  ],
}
const terms = {
  value: [{ U_ItemCode: 'CM-0001-1', U_Schoolarship: 12.5, U_mat_50: 'Si', U_RH_DAnualidad50: 900000.0 }],
}
const priced = [
  {
    itemCode: 'CM-0001-1',
    itemName: 'Pensión',
    listName: 'TERCERO-CUARTO',
    price: 3_462_871,
    commercialPrice: 0,
    total: null,
    scholarship: 1250,
    progressiveDiscount: null,
    annuity100Paid: 'No',
    annuity50Paid: 'Si',
    annuity100: 0,
    annuity50: 900_000,
  },
]

it('asks for GETs as the manual writes them: the path alone, and two empty lines at the end of a part', () => {
  expect(batchBody(['/b1s/v2/Projects', '/b1s/v2/Items?$top=1']).split('\r\n')).toEqual([
    '--batch_matricula',
    'Content-Type: application/http',
    'Content-Transfer-Encoding: binary',
    '',
    'GET /b1s/v2/Projects',
    '',
    '',
    '--batch_matricula',
    'Content-Type: application/http',
    'Content-Transfer-Encoding: binary',
    '',
    'GET /b1s/v2/Items?$top=1',
    '',
    '',
    '--batch_matricula--',
    '',
  ])
})

it.each([
  ['v1', 202],
  ['v2', 200],
] as const)("reads a student's prices in one round trip of %s", async (root, status) => {
  const { adapter, sap, read } = await nockedSap({ root })
  const bodies: string[] = []
  sap
    .post('/$batch', (body: unknown) => bodies.push(String(body)) > 0)
    .matchHeader('content-type', 'multipart/mixed;boundary=batch_matricula')
    .reply(status, batchOf([lists, items, terms].map((body) => ({ status: 200, body }))), type)
  expect(await adapter.studentPrices(question, read)).toEqual(priced)
  const asked = [...(bodies[0] ?? '').matchAll(/^GET (.+)\r$/gm)].map(([, path = '']) =>
    decodeURIComponent(path),
  )
  expect(asked).toEqual([
    `/b1s/${root}/PriceLists?$select=PriceListNo,PriceListName,Active&$orderby=PriceListNo`,
    `/b1s/${root}/Items?$select=ItemCode,ItemName,ItemPrices&$filter=(startswith(ItemCode,'CA-') or startswith(ItemCode,'CM-') or startswith(ItemCode,'CT-') or startswith(ItemCode,'ECO')) and Frozen eq 'tNO'&$orderby=ItemCode`,
    `/b1s/${root}/U_MATRICULA_TERMS?$select=U_CardCode,U_Project,U_ItemCode,U_CommercialPrice,U_Total,U_Schoolarship,U_progresiveDiscount,U_mat_100,U_mat_50,U_RH_DAnualidad100,U_RH_DAnualidad50&$filter=U_CardCode eq 'C31003' and U_Project eq '2025-2026'`,
  ])
})

it('follows a list within a batch to its last page', async () => {
  const { adapter, sap, read } = await nockedSap()
  const [item] = items.value
  const bodies = [lists, { value: [], '@odata.nextLink': 'Items?$skip=20' }, terms]
  sap.post('/$batch').reply(200, batchOf(bodies.map((body) => ({ status: 200, body }))), type)
  sap
    .get('/Items')
    .query({ $skip: '20' })
    .reply(200, { value: [item] })
  expect(await adapter.studentPrices(question, read)).toEqual(priced)
})

it.each([
  ['v1', 202, v1Error(-1000), 'invalid'],
  ['v2', 200, v2Error(-1000), 'invalid'],
  ['v2', 200, v2Error(804), 'unauthorised'],
] as const)('hears a refusal within a batch of %s that says %i', async (root, status, refusal, code) => {
  const { adapter, sap, read } = await nockedSap({ root })
  const parts = [
    { status: 200, body: lists },
    { status: 400, body: refusal },
  ]
  sap.post('/$batch').reply(status, batchOf(parts), type)
  await expect(adapter.studentPrices(question, read)).rejects.toMatchObject({ code })
})

it('signs in again when a part says that the session is lost', async () => {
  const { adapter, sap, logins, read } = await nockedSap()
  sap.post('/$batch').reply(200, batchOf([{ status: 401, body: v2Error(301) }]), type)
  sap.post('/$batch').reply(200, batchOf([lists, items, terms].map((body) => ({ status: 200, body }))), type)
  expect(await adapter.studentPrices(question, read)).toEqual(priced)
  expect(logins).toHaveLength(2)
})

it.each([
  ['fewer parts than asked for', batchOf([{ status: 200, body: lists }]), type],
  ['no multipart', '{}', { 'content-type': 'application/json' }],
  ['a part without a status', '--b7\r\nContent-Type: application/http\r\n\r\nOops\r\n--b7--\r\n', type],
])('takes an answer with %s for no answer', async (_what, body, headers) => {
  const { adapter, sap, read } = await nockedSap()
  sap.post('/$batch').reply(200, body, headers)
  await expect(adapter.studentPrices(question, read)).rejects.toMatchObject({ code: 'unreachable' })
})

it('reads parts with either sort of line end and a quoted boundary', () => {
  const parts = [
    { status: 200, body: { value: [] } },
    { status: 400, body: { error: 1 } },
  ]
  for (const eol of ['\r\n', '\n']) {
    const headers = { 'content-type': 'multipart/mixed; boundary="b7"' }
    expect(batchParts({ headers, text: () => batchOf(parts, eol) })).toEqual([
      { status: 200, text: '{"value":[]}' },
      { status: 400, text: '{"error":1}' },
    ])
  }
})
