import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import { dayPrice } from '../books/day-price.ts'
import { sum } from '../sum.ts'
import { fact } from '../fact.ts'
import { choose, openProviderPage } from '../families/at-provider.ts'
import { deviation } from '../families/enrol.ts'
import { openGuardian } from '../families/guardian.ts'
import { payerOf } from '../families/submit-payment.ts'
import { note, type Transcript } from '../families/transcript.ts'
import type { Hub } from '../hub/hub-client.ts'
import { waitUntil, withRetry } from '../hub/with-retry.ts'
import type { World } from '../world.ts'
import { inTurn, type Scene } from './scene.ts'

type OpenInvoice = components['schemas']['OpenInvoice']

const timeoutSeconds = 60

/** A guardian pays in the portal what accounting has invoiced of the charges that the enrolment left for later. */
export const chargesPaid: Scene = inTurn(['charges-paid'], payCharges)

/** Another does so after the day on which they were due. */
export const chargesPaidLate: Scene = inTurn(['charges-paid-late'], payCharges)

async function payCharges(world: World, transcript: Transcript): Promise<void> {
  const guardian = await openGuardian(world, transcript)
  const invoices = await openInvoices(world, transcript, guardian)
  const amount = sum(invoices.map(({ SaldoPendiente }) => SaldoPendiente))
  const due = invoicedLater(world, transcript)
  const open = (pesos: number) => fact('openInvoices', { amount: pesos })
  if (amount !== due) throw deviation(transcript, open(due), open(amount))
  for (const invoice of invoices) checkPrice(world, transcript, invoice)
  const price = sum(invoices.map(({ toPay }) => toPay))
  if (price > 0) await payInvoices(world, transcript, { guardian, invoices, amount: price })
}

/** What is paid today is what is pending with what today adds or takes off. */
function checkPrice(
  { calendar, season }: World,
  transcript: Transcript,
  { SaldoPendiente: pending, DocDueDate: dueOn, toPay }: OpenInvoice,
): void {
  const price = (amount: number) => fact('invoicePrice', { amount })
  const { surcharge, discount } = dayPrice({ pending, dueOn }, calendar.today, season.dayTerms)
  const due = pending + surcharge - discount
  if (toPay !== due) throw deviation(transcript, price(due), price(toPay))
}

/** What of the charges for later has had its day. */
function invoicedLater({ calendar }: World, { snapshot }: Transcript): number {
  const charges = (snapshot?.charges ?? []).map((line) => line.split('|'))
  const due = charges.filter(([, day = '', , when]) => when === 'later' && day <= calendar.today)
  return sum(due.map(([, , amount]) => Number(amount)))
}

async function openInvoices(
  world: World,
  { scenario }: Transcript,
  { api }: Hub,
): Promise<readonly OpenInvoice[]> {
  const students = await withRetry(world, () => unwrap(api.GET('/api/invoices')))
  return students.find(({ student }) => student.code === scenario.code)?.invoices ?? []
}

interface InvoicePayment {
  readonly guardian: Hub
  readonly invoices: readonly OpenInvoice[]
  readonly amount: number
}

async function payInvoices(
  world: World,
  transcript: Transcript,
  { guardian, invoices, amount }: InvoicePayment,
): Promise<void> {
  const { api } = guardian
  const { code } = transcript.scenario
  const documents = invoices.map(({ DocNum, CardCode, toPay }) => ({ DocNum, CardCode, amount: toPay }))
  const params = { header: { 'idempotency-key': `rehearsal-charges-${code}` } }
  const body = { documents, payer: payerOf(code) }
  const begun = await withRetry(world, () => unwrap(api.POST('/api/invoices/payment', { params, body })))
  const { url } = await openProviderPage(world, transcript, begun)
  await choose(world, transcript, { url, form: { choice: 'approve', means: 'pse' } })
  const charge = { amount, means: 'pse', day: world.calendar.today, takenBackOn: null } as const
  const { token, data } = begun
  const surcharge = sum(invoices.map((invoice) => invoice.surcharge))
  const discount = sum(invoices.map((invoice) => invoice.discount))
  const { reference } = data
  note(transcript, { paidLater: { pays: 'invoices', token, reference, charge, surcharge, discount } })
  const gone = await waitUntil(world.signal, {
    ask: () => openInvoices(world, transcript, guardian),
    is: (left) => left.length === 0,
    seconds: timeoutSeconds,
  })
  const left = (n: number) => fact('openInvoices', { amount: n })
  if (gone === null) throw deviation(transcript, left(0), left(amount))
}
