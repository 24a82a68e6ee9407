import { describe, expect, it } from 'vitest'
import { isDelivered, readBooks } from '@matricula/hub/testing/books'
import { type ContestableBody, open, opening } from '@matricula/hub/testing/disputes'
import { withEinvoices } from '@matricula/hub/testing/einvoices'
import { chooseFor } from '@matricula/hub/testing/families'
import { invoicePayer } from '@matricula/hub/testing/invoice-payer'
import { LinkPayer, linkPayer, type LinkPayment, makeLink } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { aSplit, ended, payPart, withPaidParts } from '@matricula/hub/testing/splits'
import { runHub, type TestHubOptions } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { invoiceKeptUntil } from '../../../src/modules/payers/invoice-kept.ts'
import { broken, giveBack } from '../payments-office/a-refund.ts'

const code = '10001'

interface DataBody {
  readonly payer: { readonly lastname: string } | null
  readonly invoicedTo: { readonly number: string } | null
  readonly kept: readonly { readonly what: string; readonly until: string }[]
  readonly payment: { readonly reference: string; readonly amount: number; readonly status: string }
}

const pathOf = (token: string) => `/api/pay-links/payments/${token}/data`
const dataOf = (payer: LinkPayer, token: string) => payer.visitor.get<DataBody>(pathOf(token))
const erase = (payer: LinkPayer, token: string) =>
  payer.visitor.post<Pick<DataBody, 'kept'>>(`${pathOf(token)}/erase`, {})

/** An enrolment that somebody has paid by a link. */
async function paidByLink(options: TestHubOptions = {}, given: object = {}) {
  const hub = await runHub(options)
  const family = await chooseFor(hub, code)
  const sent = await makeLink(family.visitor, code, { shows: 'name' })
  const grandmother = new LinkPayer(hub.visitor(), sent)
  const begun = await grandmother.pay(given)
  if (begun.status !== 200) throw new Error(begun.text)
  await grandmother.choose(begun.body, 'approve')
  const paid = await ended(grandmother, begun.body)
  await until(() => readBooks(hub.hub.app, code), isDelivered)
  return { hub, family, grandmother, paid }
}

type Parts = Awaited<ReturnType<typeof withPaidParts>> & { readonly mothers: LinkPayment }

async function contest({ finance, mothers }: Parts): Promise<string> {
  const search = mothers.data.reference
  const { body } = await finance.get<readonly ContestableBody[]>(`/api/disputes/payments?search=${search}`)
  const payment = body[0]?.payment ?? ''
  const { status, text } = await open(finance, opening({ payment, amount: 2_375_000 }))
  if (status !== 200) throw new Error(text)
  return mothers.token
}

async function takeBack({ hub, mothers }: Parts): Promise<string> {
  await new Provider(hub).change(mothers, 'reverse')
  await until(
    () => hub.hub.app.database('payment_exception'),
    ({ length }) => length === 1,
  )
  return mothers.token
}

async function giveOrderBack({ family, finance, mothers }: Parts): Promise<string> {
  const { status, text } = await giveBack(finance, (await family.check()).token, { way: 'bank' })
  if (status !== 200) throw new Error(text)
  return mothers.token
}

describe('What the school keeps of who paid by a link', () => {
  it('is a file of what they typed and of their payment, and of nobody and nothing else', async () => {
    const { hub, payers } = await aSplit()
    const [mother, father] = payers
    if (mother === undefined || father === undefined) throw new Error('three')
    const mothers = await payPart(mother)
    const fathers = (await father.pay({ payer: { ...linkPayer, lastname: 'Ospina' } })).body

    const { status, body, text, headers } = await dataOf(mother, mothers.token)

    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="pago-${mothers.data.reference}.json"`,
    ])
    expect(body).toMatchObject({
      payer: { name: 'Rosa', lastname: 'Vélez', email: 'rosa@example.com' },
      invoicedTo: null,
      kept: [],
      payment: { reference: mothers.data.reference, amount: 2_375_000, status: 'approved', refunds: [] },
    })
    expect(text).not.toMatch(/10001|Mamá|Papá|Ospina|1375000|4750000/)
    expect((await dataOf(father, fathers.token)).text).not.toMatch(/Vélez|2375000/)
    const acts = await hub.hub.app.database('audit').where({ act: 'pay-link.export' })
    expect(acts).toHaveLength(2)
    expect(JSON.stringify(acts)).not.toMatch(/Vélez|Ospina|rosa@/)
  })

  it('is erased once the payment has ended, and again without harm; amounts and references stay', async () => {
    const { hub, grandmother, paid } = await paidByLink()
    expect((await erase(grandmother, paid.token)).body).toEqual({ kept: [] })
    expect((await erase(grandmother, paid.token)).body).toEqual({ kept: [] })

    const { body } = await dataOf(grandmother, paid.token)
    expect(body).toMatchObject({ payer: null, payment: { amount: 4_750_000, status: 'approved' } })
    const page = (await grandmother.payment(paid.token)).body
    expect(page).toMatchObject({ status: 'APROBADO', payer: null, erased: { kept: [] } })
    const [attempt] = await hub.hub.app.database('payment_attempt').where({ token: paid.token })
    expect(attempt).toMatchObject({ payer: null, checkout: null, reference: paid.data.reference })
    expect(await broken(hub)).toEqual([])
  })

  it('leaves an invoice that is issued, and says until when', async () => {
    const { hub, grandmother, paid } = await paidByLink({ plugins: withEinvoices() }, { invoicePayer })
    await until(
      () => hub.hub.app.database('einvoice'),
      ([one]: readonly { status: string }[]) => one?.status === 'accepted',
    )

    expect((await grandmother.payment(paid.token)).body.erased).toBeNull()
    const { body } = await erase(grandmother, paid.token)

    expect((await grandmother.payment(paid.token)).body.erased).toEqual(body)
    expect(body.kept).toEqual([{ what: 'invoice', until: '2030-12-31' }])
    const kept = (await dataOf(grandmother, paid.token)).body
    expect(kept).toMatchObject({ payer: null, invoicedTo: { number: invoicePayer.number } })
    expect(await broken(hub)).toEqual([])
  })

  it('forgets whom an invoice would name that is not issued', async () => {
    const { hub, grandmother, paid } = await paidByLink({}, { invoicePayer })
    expect((await dataOf(grandmother, paid.token)).body.invoicedTo).toMatchObject({
      number: invoicePayer.number,
    })
    expect((await erase(grandmother, paid.token)).body).toEqual({ kept: [] })
    expect(await hub.hub.app.database('payer')).toEqual([])
    expect(await hub.hub.app.database('payment_payer')).toEqual([])
  })

  it('is given no more once it is erased: nobody else is named for an invoice', async () => {
    const { hub, grandmother, paid } = await paidByLink()
    await erase(grandmother, paid.token)
    const path = `/api/pay-links/payments/${paid.token}/payer`

    expect((await grandmother.visitor.put(path, invoicePayer)).status).toBe(404)
    expect((await grandmother.visitor.get(path)).body).toMatchObject({ state: 'none', mayCorrect: false })
    expect(await hub.hub.app.database('payer')).toEqual([])
  })

  it.each([
    ['its payment is under way', 1, async ({ company }: Parts) => (await company.pay()).body.token],
    ['its split stands', 1, ({ mothers }: Parts) => mothers.token],
    ['it is in dispute', 3, contest],
    ['finance looks into it', 3, takeBack],
    ['finance gives the order back', 3, giveOrderBack],
  ] as const)('stays while %s', async (_, count, prepare) => {
    const parts = await withPaidParts(count)
    const [mothers] = parts.paid
    if (mothers === undefined) throw new Error('the first part is paid')
    const token = await prepare({ ...parts, mothers })
    expect(problemOf(await erase(parts.mother, token)).code).toBe('PAYER_ERASE_BLOCKED')
    expect((await dataOf(parts.mother, token)).body.payer).not.toBeNull()
  })

  it('is erased of who paid nothing of a split that stands', async () => {
    const { mother, company } = await withPaidParts(1)
    const declined = await payPart(company, 'decline')
    expect(declined).toMatchObject({ status: 'RECHAZADO', completeBy: null })
    expect((await erase(company, declined.token)).body).toEqual({ kept: [] })
    expect((await dataOf(company, declined.token)).body.payer).toBeNull()
    expect((await mother.read()).body.state).toBe('paid')
  })

  it('is asked for by the payment’s own token alone, and not without end', async () => {
    const { family, grandmother, paid } = await paidByLink()
    const order = (await family.check()).token
    for (const token of [grandmother.token, order, 'f'.repeat(32)]) {
      expect((await dataOf(grandmother, token)).status).toBe(404)
      expect((await erase(grandmother, token)).status).toBe(404)
    }
    const tries = await Promise.all(Array.from({ length: 30 }, () => dataOf(grandmother, paid.token)))
    expect(tries.map(({ status }) => status)).toContain(429)
  })
})

it.each([
  ['2025-06-19T15:00:00.000Z', '2030-12-31'],
  ['2026-01-01T04:59:59.000Z', '2030-12-31'],
  ['2026-01-01T05:00:00.000Z', '2031-12-31'],
])('An invoice is kept until the end of the fifth year after it was issued on %s: %s', (issuedAt, until) => {
  expect(invoiceKeptUntil(issuedAt)).toBe(until)
})
