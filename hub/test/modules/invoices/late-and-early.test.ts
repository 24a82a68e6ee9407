import { describe, expect, it } from 'vitest'
import type { CertificateView } from '../../../src/modules/receipts/certificates/certificate-document.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { code } from '@matricula/hub/testing/a-payment'
import { anEnrolled } from '@matricula/hub/testing/an-enrolled'
import { type DatabaseKind, databases } from '@matricula/hub/testing/databases'
import { only, resolve, settings } from '@matricula/hub/testing/exceptions'
import { guardianAddress } from '@matricula/hub/testing/guardian'
import {
  type CalendarBody,
  calendarsOf,
  Guardian,
  type StudentInvoices,
} from '@matricula/hub/testing/invoices'
import { lateAndEarly } from '@matricula/hub/testing/late-and-early'
import { linkDocuments, LinkPayer } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { Auditor } from '@matricula/hub/testing/reconciliation'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const ageingPath = `/api/invoices/ageing?search=${code}`
const officePath = `/api/enrollment/admin/students/${code}/calendar`

/** A family with the charge of 28 August to pay, due on 9 September: early until the 4th. */
async function aCharge(database: DatabaseKind, parentSeason: object = lateAndEarly) {
  const { hub } = await anEnrolled({ database, settings, parentSeason })
  const guardian = await Guardian.comes(hub, guardianAddress)
  const on = (day: string, time = '10:00:00') => setSeasonClock(hub, `${day}T${time}-05:00`)
  const invoice = async () => invoiceIn(await guardian.students())
  return { hub, guardian, on, invoice }
}

function invoiceIn(students: readonly StudentInvoices[]) {
  const [invoice] = students.flatMap(({ invoices }) => invoices)
  if (invoice === undefined) throw new Error('nothing is open')
  return invoice
}

async function expectSound({ hub }: TestHub): Promise<void> {
  const { invariants } = await verifyDatabase(hub.app.database)
  expect(invariants.filter(({ count }) => count > 0)).toEqual([])
}

const isDone = ({ hub }: TestHub) =>
  until(
    () => hub.app.database('outbox').where({ topic: 'accounting.incoming-payment' }).first(),
    (row) => row?.status === 'done',
  )

/** The pesos that were posted to accounts of a kind. */
async function linesLike({ hub }: TestHub, account: string) {
  const lines: readonly { account: string; amount: number | string }[] = await hub.app
    .database('posting_line')
    .where('account', 'like', account)
    .orderBy(['account', 'amount'])
  return lines.map(({ amount }) => Number(amount))
}

describe.each(databases)('A later charge on $name', (database) => {
  it('costs less until its early day, then what was invoiced, and interest from the day after it is due', async () => {
    const { hub, guardian, on, invoice } = await aCharge(database)
    const finance = await signInStaff(hub, 'finance')
    const pending = 4_079_333
    for (const [day, surcharge, discount] of [
      ['2025-09-04', 0, 203_967],
      ['2025-09-05', 0, 0],
      ['2025-09-09', 0, 0],
      ['2025-09-10', 2495, 0],
      ['2025-09-21', 30_037, 0],
      ['2025-10-03', 59_929, 0],
    ] as const) {
      await on(day)
      const price = {
        surcharge,
        discount,
        discountUntil: discount > 0 ? '2025-09-04' : null,
        toPay: pending + surcharge - discount,
      }
      expect(await invoice()).toMatchObject({ SaldoPendiente: pending, ...price })
      const [entry] = (await calendarsOf(guardian))[0]?.calendar.entries ?? []
      expect(entry).toMatchObject({ pending, toPay: price.toPay, invoices: [price] })
      expect((await finance.get<CalendarBody>(officePath)).body.entries[0]).toEqual(entry)
    }
    const { body } = await finance.get<readonly { id: string; surcharge: number }[]>(ageingPath)
    const { invoices = [] } = (await guardian.students())[0] ?? {}
    expect(body).toMatchObject([
      { id: `C${code}`, surcharge: invoices.reduce((sum, { surcharge }) => sum + surcharge, 0) },
    ])
  })

  it('paid early is closed in accounting by what was paid and a discount that needs no money', async () => {
    const { hub, guardian, on, invoice } = await aCharge(database)
    await on('2025-09-01')
    const { toPay, discount } = await invoice()

    const started = await guardian.pay(await guardian.payables())
    expect(started.body.data).toMatchObject({
      amount: toPay,
      documents: [{ amount: toPay, discount, surcharge: 0 }],
    })
    await guardian.choose(started.body, 'approve')
    await isDone(hub)

    expect(await guardian.payables()).toEqual([])
    const { entries, totals } = (await calendarsOf(guardian))[0]?.calendar ?? {}
    expect(entries?.[0]).toMatchObject({ status: 'paid', pending: 0, paid: toPay })
    expect(totals?.paid).toBe(toPay)
    expect(await linesLike(hub, 'to-post/document:%')).toEqual([-toPay, toPay])
    expect(await linesLike(hub, 'to-post/surcharge:%')).toEqual([])
    await expectSound(hub)
  })

  it('sent in a link says until when it costs less for being paid early, and no more from then on', async () => {
    const { hub, guardian, on } = await aCharge(database)
    await on('2025-09-01')
    const somebody = new LinkPayer(
      hub.visitor(),
      await linkDocuments(guardian.visitor, await guardian.payables()),
    )
    expect((await somebody.read()).body).toMatchObject({ state: 'payable', priceUntil: '2025-09-04' })

    await on('2025-09-05')

    expect((await somebody.read()).body).toMatchObject({ state: 'payable', priceUntil: null })
  })

  it('paid late has its surcharge on an account of its own, until accounting has both', async () => {
    const { hub, guardian, on, invoice } = await aCharge(database)
    await on('2025-09-21')
    const { SaldoPendiente: capital, surcharge, toPay } = await invoice()
    const started = await guardian.pay(await guardian.payables())
    await guardian.choose(started.body, 'approve')
    await guardian.says(started.body.token, 'APROBADO')
    await isDone(hub)

    expect(toPay).toBe(capital + surcharge)
    expect(await linesLike(hub, 'to-post/document:%')).toEqual([-capital, capital])
    expect(await linesLike(hub, 'to-post/surcharge:%')).toEqual([-surcharge, surcharge])
    expect(await guardian.payables()).toEqual([])
    const { entries } = (await calendarsOf(guardian))[0]?.calendar ?? {}
    expect(entries?.[0]).toMatchObject({ status: 'paid', paid: toPay })
    await expectSound(hub)
  })

  it('paid late and early at once agrees with provider and accounting, and is certified to the peso', async () => {
    const { hub, guardian, on } = await aCharge(database)
    await on('2025-10-03')
    const started = await guardian.pay(await guardian.payables())
    await guardian.choose(started.body, 'approve')
    await guardian.says(started.body.token, 'APROBADO')
    await isDone(hub)
    const finance = await Auditor.comes(hub)

    const amount = 4_079_333 + 59_929 + 4_079_333 - 203_967
    expect((await finance.day('2025-10-03')).rows).toMatchObject([
      { verdict: 'agrees', hub: { amount, booked: amount }, accounting: { amount } },
    ])
    const asked = { student: code, year: 2025 }
    const { body } = await finance.visitor.post<CertificateView>('/api/certificates/payments', asked)
    expect(body.payments?.rows.map((row) => row.amount).slice(-2)).toEqual([4_139_262, 3_875_366])
    const { body: clear } = await finance.visitor.post<CertificateView>('/api/certificates/clearance', {
      student: code,
    })
    expect(clear.kind).toBe('clearance')
  })

  it('at the price of yesterday is refused with the list at today’s', async () => {
    const { guardian, on } = await aCharge(database)
    await on('2025-09-09')
    const yesterdays = await guardian.payables()
    await on('2025-09-10')

    const refused = await guardian.pay(yesterdays)

    expect([refused.status, problemOf(refused).code]).toEqual([409, 'INVOICE_CHANGED'])
    const { invoices } = refused.body as unknown as { invoices: readonly StudentInvoices[] }
    expect(invoiceIn(invoices)).toMatchObject({ surcharge: 2495, toPay: 4_081_828 })
  })

  it('begun before midnight of its early day counts at the price of its start, whenever it is approved', async () => {
    const { hub, guardian, on, invoice } = await aCharge(database)
    await on('2025-09-04', '23:58:00')
    const { toPay } = await invoice()
    const started = await guardian.pay(await guardian.payables())
    await on('2025-09-05', '00:02:00')
    expect(await invoice()).toMatchObject({ state: 'in-process', discount: 0, surcharge: 0 })

    await guardian.choose(started.body, 'approve')

    const paid = await guardian.says(started.body.token, 'APROBADO')
    expect(paid.data.amount).toBe(toPay)
    await isDone(hub)
    expect(await guardian.payables()).toEqual([])
    expect(await hub.hub.app.database('payment_exception')).toEqual([])
    await expectSound(hub)
  })

  it('that was paid in two browsers at once is paid in one, at one price', async () => {
    const { hub, guardian, on } = await aCharge(database)
    await on('2025-09-21')
    const payables = await guardian.payables()

    const answers = await Promise.all([guardian.pay(payables), guardian.pay(payables)])

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const allocations = await hub.hub.app.database('allocation').whereNotNull('doc_num')
    expect(allocations.map(({ amount, surcharge }) => [Number(amount), Number(surcharge)])).toEqual([
      [4_109_370, 30_037],
    ])
  })

  it('whose payment went back is to be undone in accounting, surcharge and all', async () => {
    const { hub, guardian, on, invoice } = await aCharge(database)
    await on('2025-09-21')
    const { SaldoPendiente: capital, surcharge } = await invoice()
    const started = await guardian.pay(await guardian.payables())
    await guardian.choose(started.body, 'approve')
    const paid = await guardian.says(started.body.token, 'APROBADO')
    await isDone(hub)

    await new Provider(hub, 'invoices').change(paid, 'reverse')
    await guardian.says(started.body.token, 'EN REVISION')
    expect(await linesLike(hub, 'to-post/surcharge:%')).toEqual([-surcharge, surcharge, surcharge])
    await expectSound(hub)

    const finance = await signInStaff(hub, 'finance')
    expect((await resolve(finance, await only(finance), 'attended')).status).toBe(200)
    expect((await linesLike(hub, 'to-post/%:%')).reduce((sum, amount) => sum + amount, 0)).toBe(0)
    expect(await linesLike(hub, 'to-post/document:%')).toEqual([-capital, -capital, capital, capital])
    await expectSound(hub)
  })

  it('of a season with neither costs on every day what was invoiced', async () => {
    const { on, invoice } = await aCharge(database, { surcharge: null, earlyPayment: null })
    for (const day of ['2025-08-28', '2025-09-09', '2026-08-20']) {
      await on(day)
      expect(await invoice()).toMatchObject({ surcharge: 0, discount: 0, toPay: 4_079_333 })
    }
  })
})
