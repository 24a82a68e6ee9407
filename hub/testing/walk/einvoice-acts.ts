import { bogotaDay } from '@matricula/contract'
import { rightAndCosts } from '../family.ts'
import { invoicePayer, keepPayer } from '../invoice-payer.ts'
import { until } from '../until.ts'
import type { Acts, CallReader } from './act.ts'
import { namedPayment } from './family-acts.ts'
import { bodyOf, type School } from './school.ts'

export const einvoiceActs: Acts = {
  'GET /api/payments/{token}/einvoice': issuedEinvoice,
  'GET /api/payments/{token}/einvoice.pdf': issuedEinvoice,
  'GET /api/payments/{token}/credit-notes/{id}.pdf': issuedNote,
  'POST /api/credit-notes/{id}/issue-again': async (school) => ({
    values: { id: await keepNote(school, (await issuedEinvoice(school, 'finance')).id, 'rejected') },
  }),
  'POST /api/einvoices/{id}/issue-again': async (school) => ({ values: { id: await aRejected(school) } }),
}

/** Of the payment that the reader named somebody on; issued at its provider and written down. */
async function issuedEinvoice(school: School, reader: CallReader) {
  const { visitor, token } = await namedPayment(school, reader)
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
    attempt_id: await attemptOf(school, token),
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
  const isOffice = reader !== 'student' && reader !== 'guardian'
  return { id, values: { token }, ...(!isOffice && { by: visitor }) }
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
