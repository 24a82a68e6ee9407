import { describe, expect, it } from 'vitest'
import { isDelivered, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { list, resolve, settings } from '@matricula/hub/testing/exceptions'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { linkPayer, type LinkPayment } from '@matricula/hub/testing/pay-links'
import { Provider } from '@matricula/hub/testing/provider'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { aSplit, payPart, splitOf } from '@matricula/hub/testing/splits'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { endSplits } from '../../../src/modules/payments/end-splits.ts'
import { broken, giveBack } from '../payments-office/a-refund.ts'

const payers = [
  { name: 'Marta', email: 'marta@example.com' },
  { name: 'Pablo', email: 'pablo@example.com' },
  { name: 'Elena', email: 'elena@example.com' },
] as const

interface ListedPayer {
  readonly place: number
  readonly label: string
  readonly payer: string | null
  readonly reference: string
  readonly amount: number
}

/** 10001's 4,750,000, of which the first so many of three payers have paid 2,375,000, 1,375,000 and 1,000,000. */
async function paidBy(count: number, options: Parameters<typeof aSplit>[0] = {}) {
  const order = await aSplit({ settings, ...options })
  const paid: LinkPayment[] = []
  for (const [place, payer] of order.payers.slice(0, count).entries())
    paid.push(await payPart(payer, 'approve', { payer: { ...linkPayer, ...payers[place] } }))
  if (count === 3) await until(() => readBooks(order.hub.hub.app, '10001'), isDelivered)
  const finance = await signInStaff(order.hub, 'finance')
  return { ...order, paid, finance, token: (await order.family.check()).token }
}

/** The mails about money that went back, once an address has one. */
async function refundMails({ hub }: TestHub, to: string): Promise<readonly string[]> {
  return until(
    async () =>
      (await mailsOf(hub.app))
        .filter((mail) => mail.to === to && mail.subject.startsWith('Devolución'))
        .map(({ text }) => text),
    ({ length }) => length > 0,
  )
}

async function transfer(finance: Visitor, token: string, amount: number): Promise<void> {
  const { body, text } = await giveBack(finance, token, { way: 'bank', amount, key: `devolver-${amount}` })
  const done = { reference: 'T-4711, T-4712', day: '2025-06-19' }
  const { status } = await finance.post(`/api/refunds/${body.id}/done`, done)
  if (status !== 200) throw new Error(text)
}

interface RefundRead {
  readonly status: string
  readonly reference: string | null
  readonly payers: readonly { readonly transfer: object | null }[]
}

async function refundsRead(finance: Visitor, token: string): Promise<readonly RefundRead[]> {
  const { body } = await finance.get<{ refunds: readonly RefundRead[] }>(`/api/payments/${token}/refunds`)
  return body.refunds
}

async function sharesOf(finance: Visitor, token: string) {
  const { body } = await finance.get<{ refunds: readonly { payers: readonly ListedPayer[] }[] }>(
    `/api/payments/${token}/refunds`,
  )
  return body.refunds.map(({ payers: own }) => own.map(({ label, payer, amount }) => [label, payer, amount]))
}

describe.each(databases)('A refund of an order that was paid in parts, on $name', (database) => {
  it('tells finance how much of it is whose, and each payer their own', async () => {
    const { hub, paid, payers: links, finance, token } = await paidBy(3, { database })

    await transfer(finance, token, 2_000_000)

    expect(await sharesOf(finance, token)).toEqual([
      [
        ['Mamá', 'Marta Vélez', 1_000_000],
        ['Papá', 'Pablo Vélez', 578_947],
        ['Empresa', 'Elena Vélez', 421_053],
      ],
    ])
    const shown = ['1.000.000', '578.947', '421.053']
    for (const [place, { email }] of payers.entries()) {
      const [mail = '', ...others] = await refundMails(hub, email)
      expect(others).toEqual([])
      expect(mail).toContain(`Devolvimos $${shown[place]} de su pago`)
      expect(mail).toContain(`- Referencia del pago: ${paid[place]?.data.reference}`)
      expect(mail).toContain('We gave back')
      const foreign = [...shown.filter((_, at) => at !== place), '2.000.000', '4.750.000']
      for (const other of foreign) expect(mail).not.toContain(other)
      expect(mail).not.toMatch(/Mariana|T-4711|\/enrollment\/resume\//)
      const page = await links[place]?.payment(String(paid[place]?.token))
      expect(page?.body).toMatchObject({
        status: 'APROBADO',
        data: { refunds: [{ status: 'done', way: 'bank', day: '2025-06-19', reference: null }] },
      })
      expect(page?.text).not.toMatch(/T-4711/)
    }
    expect((await refundMails(hub, 'familia.10001@example.com'))[0]).toContain('$2.000.000')
    expect(await broken(hub)).toEqual([])
  })

  it('splits-19: by a transfer for each says to each payer their own, and to nobody another’s', async () => {
    const { hub, paid, payers: links, finance, token } = await paidBy(3, { database })
    const sent = await giveBack(finance, token, { way: 'bank', amount: 2_000_000 })
    const record = (transfers: readonly object[]) =>
      finance.post<{ errors?: object }>(`/api/refunds/${sent.body.id}/done`, { transfers })
    const days = ['2025-06-19', '2025-06-19', '2025-06-20']
    const each = ['T-1', 'T-2', 'T-3'].map((name, at) => {
      return { place: at + 1, reference: `${name} Bancolombia`, day: days[at] ?? '' }
    })
    expect((await record(each)).status).toBe(422)
    await setSeasonClock(hub, '2025-06-20T12:00:00-05:00')

    for (const wrong of [
      each.slice(1),
      [...each, ...each.slice(0, 1)],
      each.map((one) => ({ ...one, place: 1 })),
    ])
      expect(await record(wrong)).toMatchObject({
        status: 422,
        body: { errors: { transfers: [expect.anything()] } },
      })
    expect((await refundsRead(finance, token))[0]).toMatchObject({ status: 'sent', reference: null })
    const done = await record(each)

    const references = 'T-1 Bancolombia, T-2 Bancolombia, T-3 Bancolombia'
    expect(done).toMatchObject({ status: 200, body: { reference: references, day: '2025-06-20' } })
    const [refund] = await refundsRead(finance, token)
    expect(refund?.payers.map(({ transfer: own }) => own)).toEqual(
      each.map(({ reference, day }) => ({ reference, day })),
    )
    for (const [place, { email }] of payers.entries()) {
      const { reference, day } = each[place] ?? {}
      const [mail = ''] = await refundMails(hub, email)
      const page = await links[place]?.payment(String(paid[place]?.token))
      expect(page?.body.data.refunds).toMatchObject([{ reference, day }])
      expect(mail).toContain(reference)
      for (const other of each.filter((_, at) => at !== place))
        expect(`${mail} ${page?.text}`).not.toContain(other.reference)
    }
    expect(await broken(hub)).toEqual([])
  })

  it('as a whole waits for its transfer, and reads so until that is recorded', async () => {
    const { hub, family, paid, payers: links, finance, token } = await paidBy(3, { database })
    const states = async () => (await splitOf(family.visitor, '10001')).parts.map(({ state }) => state)
    const page = async () => (await links[0]?.payment(String(paid[0]?.token)))?.body
    const paidAt = (await page())?.data.finishedAt
    const { body } = await giveBack(finance, token, { way: 'bank', amount: 4_750_000 })
    expect(await states()).toEqual(['returning', 'returning', 'returning'])
    await setSeasonClock(hub, '2025-06-20T12:00:00-05:00')
    await finance.post(`/api/refunds/${body.id}/done`, { reference: 'T-4711', day: '2025-06-20' })
    expect(await states()).toEqual(['returned', 'returned', 'returned'])
    expect(await page()).toMatchObject({ status: 'DEVUELTO', data: { finishedAt: paidAt } })
  })

  it('has no share of a part that its provider took back', async () => {
    const { hub, family, paid, finance, token } = await paidBy(3, { database })
    const [mothers] = paid
    if (mothers === undefined) throw new Error('three have paid')
    await new Provider(hub).change(mothers, 'reverse')
    await until(
      async () => (await list(finance)).body,
      ({ length }) => length === 1,
    )

    await transfer(finance, token, 2_375_000)

    expect(await sharesOf(finance, token)).toEqual([
      [
        ['Papá', 'Pablo Vélez', 1_375_000],
        ['Empresa', 'Elena Vélez', 1_000_000],
      ],
    ])
    await refundMails(hub, 'pablo@example.com')
    await refundMails(hub, 'elena@example.com')
    expect((await family.check()).status).toBe('DEVUELTO')
    expect((await finance.get('/api/payments')).body).toMatchObject([{ status: 'DEVUELTO' }])
    expect(await broken(hub)).toEqual([])
    const mails = await mailsOf(hub.hub.app)
    const toMarta = mails.filter(({ to }) => to === 'marta@example.com')
    expect(toMarta.some(({ subject }) => subject.startsWith('Devolución'))).toBe(false)
  })
})

describe('What was paid of a split that was not complete in time', () => {
  it('is announced to each of its payers, who are written to again once it has gone back', async () => {
    const { hub, family, paid, payers: links, finance } = await paidBy(2)
    await setSeasonClock(hub, '2025-06-30T00:00:00-05:00')
    await endSplits(hub.hub.app)

    for (const [email, amount] of [
      ['marta@example.com', '2.375.000'],
      ['pablo@example.com', '1.375.000'],
    ] as const) {
      const [mail = ''] = await refundMails(hub, email)
      expect(mail).toContain(`El colegio le devolverá los $${amount}`)
      expect(mail).not.toMatch(/Mariana|4\.750\.000/)
    }
    const [first] = (await list(finance)).body
    if (first === undefined) throw new Error('two wait')
    expect((await splitOf(family.visitor, '10001')).parts.map(({ state }) => state)).toEqual([
      'returning',
      'returning',
      'over',
    ])
    await resolve(finance, first, 'refunded-by-bank')
    const states = (await splitOf(family.visitor, '10001')).parts.map(({ state }) => state)
    expect(states.toSorted()).toEqual(['over', 'returned', 'returning'])
    const pages: (string | undefined)[] = []
    for (const [at, { token }] of paid.entries()) pages.push((await links[at]?.payment(token))?.body.status)
    expect(new Set(pages)).toEqual(new Set(['DEVUELTO', 'EN REVISION']))
    await until(
      async () => (await mailsOf(hub.hub.app)).filter(({ text }) => text.includes('Devolvimos $')),
      ({ length }) => length === 1,
    )
  })
})
