import { bogotaDay } from '@matricula/contract'
import { rightAndCosts } from '../family.ts'
import { correctPayer, invoicePayer, keepPayer } from '../invoice-payer.ts'
import { payPart } from '../splits.ts'
import { until } from '../until.ts'
import type { Acts, CallReader } from './act.ts'
import { namedPayment } from './family-acts.ts'
import { refusedPayment } from './pay-link-acts.ts'
import { bodyOf, type School } from './school.ts'
import { aSplit } from './split-acts.ts'

export const einvoiceActs: Acts = {
  'GET /api/payments/{token}/einvoice': issuedEinvoice,
  'GET /api/payments/{token}/einvoice.pdf': issuedEinvoice,
  'GET /api/payments/{token}/einvoices/{id}.pdf': partEinvoice,
  'GET /api/payments/{token}/credit-notes/{id}.pdf': issuedNote,
  'GET /api/pay-links/payments/{token}/einvoice': linkEinvoice,
  'GET /api/pay-links/payments/{token}/einvoice.pdf': linkEinvoice,
  'GET /api/pay-links/payments/{token}/credit-notes/{id}.pdf': linkNote,
  'POST /api/credit-notes/{id}/issue-again': async (school) => ({
    values: { id: await keepNote(school, (await issuedEinvoice(school, 'finance')).id, 'rejected') },
  }),
  'GET /api/einvoices/{id}/payer': async (school) => ({ values: { id: await aRejected(school) } }),
  'POST /api/einvoices/{id}/issue-again': async (school) => ({ values: { id: await aRejected(school) } }),
}

/** Of the payment that the reader named somebody on. */
async function issuedEinvoice(school: School, reader: CallReader) {
  const { visitor, token } = await namedPayment(school, reader)
  const id = await keepEinvoice(school, await attemptOf(school, token))
  const isOffice = reader !== 'student' && reader !== 'guardian'
  return { id, values: { token }, ...(!isOffice && { by: visitor }) }
}

/** Of a payment by a link whose payer gave whom it is invoiced to. */
async function linkEinvoice(school: School) {
  const token = await refusedPayment(school)
  return { id: await keepEinvoice(school, await attemptOf(school, token)), values: { token } }
}

async function linkNote(school: School) {
  const { id, values } = await linkEinvoice(school)
  return { values: { ...values, id: await keepNote(school, id, 'accepted') } }
}

/** Issued at its provider and written down. */
async function keepEinvoice(school: School, attemptId: string): Promise<string> {
  const { app } = school.hub.hub
  const reference = `MH-WALK${school.count()}`
  const issued = await app.plugins.einvoice.issue(
    {
      reference,
      day: bogotaDay(app.clock.now()),
      payer: {
        name: { kind: 'person', names: 'Lucía', surnames: 'Mora Gil' },
        document: 'CC',
        number: '1098765432',
        checkDigit: null,
        email: 'facturas@example.com',
        address: null,
      },
      lines: [
        { concept: 'annual', description: 'Matrícula', quantity: 1, unitPrice: 1000, taxClass: 'excluded' },
      ],
      total: 1000,
      paid: { form: 'cash', means: 'card' },
      note: '',
    },
    { signal: AbortSignal.timeout(10_000), trace: 'walk', key: reference },
  )
  const at = app.clock.wall().toISOString()
  const id = app.ids.id()
  await app.database('einvoice').insert({
    id,
    attempt_id: attemptId,
    reference,
    status: 'accepted',
    open_key: null,
    provider_ref: issued.ref,
    number: issued.number,
    cufe: 'a'.repeat(96),
    reason: null,
    notices: '[]',
    total: 1000,
    lines: '[]',
    requested_by: 'hub',
    trace: 'walk',
    created_at: at,
    issued_at: at,
    asked_at: at,
  })
  return id
}

const parts = new WeakMap<School, ReturnType<typeof invoicedParts>>()

/** Of an order that was paid in parts, whose invoices name whom the family gave; one does for every call. */
async function partEinvoice(school: School, reader: CallReader) {
  const known = parts.get(school) ?? invoicedParts(school)
  parts.set(school, known)
  const { family, values } = await known
  return { values, by: reader === 'student' ? family : school.staff(reader) }
}

async function invoicedParts(school: School) {
  const { family, payers } = await aSplit(school, 'student')
  for (const payer of payers) await payPart(payer)
  const { token } = await until(
    () => family.check(),
    ({ status }) => status === 'APROBADO',
  )
  bodyOf(await correctPayer(family.visitor, token))
  const { body } = await until(
    () => family.visitor.get<EinvoiceParts>(`/api/payments/${token}/einvoice`),
    (answer) => answer.body.parts.some(({ hasPdf }) => hasPdf),
  )
  const id = body.parts.find(({ hasPdf }) => hasPdf)?.id ?? ''
  return { family: family.visitor, values: { token, id } }
}

interface EinvoiceParts {
  readonly parts: readonly { readonly id: string; readonly hasPdf: boolean }[]
}

/** Of such an invoice, printed as its invoice is. */
async function issuedNote(school: School, reader: CallReader) {
  const { id, values, ...by } = await issuedEinvoice(school, reader)
  return { values: { ...values, id: await keepNote(school, id, 'accepted') }, ...by }
}

async function keepNote({ hub }: School, einvoice: string, status: string): Promise<string> {
  const { database, ids, clock } = hub.hub.app
  const at = clock.wall().toISOString()
  const invoice: { provider_ref: string } = await database('einvoice').where({ id: einvoice }).first()
  const id = ids.id()
  await database('credit_note').insert({
    id,
    einvoice_id: einvoice,
    cause: 'return:1',
    reference: ids.reference(),
    status,
    provider_ref: invoice.provider_ref,
    number: 'NC1',
    cude: 'b'.repeat(96),
    reason: null,
    notices: '[]',
    total: 1000,
    lines: '[]',
    trace: 'walk',
    created_at: at,
    issued_at: at,
    asked_at: at,
  })
  return id
}

async function attemptOf({ hub }: School, token: string): Promise<string> {
  const { database } = hub.hub.app
  const own: { id: string } | undefined = await database('payment_attempt').where({ token }).first('id')
  if (own !== undefined) return own.id
  const paid: { attempt_id: string } = await database('allocation as a')
    .join('enrollment_order as o', 'o.id', 'a.order_id')
    .where('o.token', token)
    .first('a.attempt_id')
  return paid.attempt_id
}

/** Of a family whose payer the tax authority does not know. */
async function aRejected(school: School): Promise<string> {
  const family = await school.newcomer()
  const { id: payer } = bodyOf(await keepPayer(family.visitor, { ...invoicePayer, number: '1098765413' }))
  const started = bodyOf(await family.pay(await family.quote(rightAndCosts), { invoicePayer: payer }))
  await family.chooseAtProvider(started, 'approve')
  const finance = school.staff('finance')
  const [rejected] = await until(
    async () => bodyOf(await finance.get<{ id: string; token: string }[]>('/api/einvoices?status=rejected')),
    (found) => found.some(({ token }) => token === started.token),
  )
  return rejected?.id ?? ''
}
