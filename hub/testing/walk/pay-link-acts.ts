import { randomUUID } from 'node:crypto'
import { mailboxOf } from '../../test/modules/reminders/a-reminder.ts'
import { atPayStep } from '../families.ts'
import { invoicePayer } from '../invoice-payer.ts'
import { LinkPayer, linkPayer, makeLink } from '../pay-links.ts'
import { ended } from '../splits.ts'
import type { Visitor } from '../visitor.ts'
import type { Acts, CallReader } from './act.ts'
import { bodyOf, type School } from './school.ts'

/** What whoever sends a link does with it, and who pays by it. */
export const payLinkActs: Acts = {
  'POST /api/pay-links': async (school, reader) => {
    const { by, student } = await aSender(school, reader)
    return { by, body: { kind: 'enrollment', students: [student], shows: 'name' } }
  },
  'GET /api/pay-links': async (school, reader) => {
    const { by, student } = await aLink(school, reader)
    return { by, values: { student } }
  },
  'POST /api/pay-links/{id}/withdraw': async (school, reader) => {
    const { by, link } = await aLink(school, reader)
    return { by, values: { id: link.id }, body: {} }
  },
  'GET /api/pay-links/{token}': async (school) => {
    const { link } = await aLink(school, 'student')
    return { values: { token: new LinkPayer(school.hub.visitor(), link).token } }
  },
  'POST /api/pay-links/{token}/payment': async (school) => {
    const { somebody, asked, key } = await aPayment(school)
    return { values: { token: somebody.token }, body: asked, headers: { 'idempotency-key': key } }
  },
  'GET /api/pay-links/payments/{token}/payer': async (school) => ({
    values: { token: await refusedPayment(school) },
  }),
  'PUT /api/pay-links/payments/{token}/payer': async (school) => {
    const { somebody, asked, key } = await aPayment(school)
    return { values: { token: (await somebody.begin(asked, key)).body.token }, body: invoicePayer }
  },
  'GET /api/pay-links/payments/{token}/data': async (school) => ({
    values: { token: await refusedPayment(school) },
  }),
  'POST /api/pay-links/payments/{token}/data/erase': async (school) => ({
    values: { token: await refusedPayment(school) },
    body: {},
  }),
  'GET /api/pay-links/payments/{token}': async (school) => {
    const { somebody, asked, key } = await aPayment(school)
    return { values: { token: (await somebody.begin(asked, key)).body.token } }
  },
}

interface Senders {
  readonly student: string
  readonly family: Visitor
  readonly guardian: Visitor
}

const senders = new WeakMap<School, Promise<Senders>>()
const payments = new WeakMap<School, ReturnType<typeof begunPayment>>()

/** Who may make a link, and for whom: one student does for every call. */
async function aSender(school: School, reader: CallReader) {
  const known = senders.get(school) ?? makeSenders(school)
  senders.set(school, known)
  const { student, family, guardian } = await known
  if (reader === 'student') return { by: family, student }
  return { by: reader === 'guardian' ? guardian : school.staff(reader), student }
}

async function makeSenders(school: School): Promise<Senders> {
  const { visitor: family, code: student } = await school.family('10014')
  bodyOf(await family.put('/api/enrollment/draft', atPayStep))
  return { student, family, guardian: await school.guardian(mailboxOf(student)) }
}

async function aLink(school: School, reader: CallReader) {
  const sender = await aSender(school, reader)
  return { ...sender, link: await makeLink(sender.by, sender.student, { shows: 'name' }) }
}

/** What is asked of one payment by a link, which its key answers however often it is asked. */
function aPayment(school: School): ReturnType<typeof begunPayment> {
  const known = payments.get(school) ?? begunPayment(school)
  payments.set(school, known)
  return known
}

async function begunPayment(school: School) {
  const { visitor, code } = await school.family('10013')
  bodyOf(await visitor.put('/api/enrollment/draft', atPayStep))
  return { ...(await linkOf(school, visitor, code)), key: randomUUID() }
}

const refused = new WeakMap<School, Promise<string>>()

/** The token of a payment by a link that its bank has refused, whose payer gave whom it is invoiced to; one does for every call. */
export function refusedPayment(school: School): Promise<string> {
  const known = refused.get(school) ?? refusePayment(school)
  refused.set(school, known)
  return known
}

async function refusePayment(school: School): Promise<string> {
  const { visitor, code } = await school.newcomer()
  bodyOf(await visitor.put('/api/enrollment/draft', atPayStep))
  const { somebody, asked } = await linkOf(school, visitor, code)
  const begun = bodyOf(await somebody.begin({ ...asked, invoicePayer }))
  await somebody.choose(begun, 'decline')
  const { token } = await ended(somebody, begun)
  await keepIssued(school, token)
  return token
}

/** As if its invoice were issued: what that names stays, whatever its payer erases. */
async function keepIssued({ hub }: School, token: string): Promise<void> {
  const { database, clock } = hub.hub.app
  const attempts = database('payment_attempt').where({ token }).select('id')
  const issued = { issued_at: clock.wall().toISOString() }
  await database('payment_payer').whereIn('attempt_id', attempts).update(issued)
}

async function linkOf(school: School, visitor: Visitor, code: string) {
  const somebody = new LinkPayer(school.hub.visitor(), await makeLink(visitor, code, { shows: 'name' }))
  const asked = { shownTotal: await somebody.amount(), payer: linkPayer }
  return { somebody, asked }
}
