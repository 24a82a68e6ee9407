import { randomUUID } from 'node:crypto'
import { mailboxOf } from '../../test/modules/reminders/a-reminder.ts'
import { atPayStep, Parent } from '../families.ts'
import { Family, payer, rightAndCosts } from '../family.ts'
import { Guardian } from '../invoices.ts'
import { invoicePayer } from '../invoice-payer.ts'
import { until } from '../until.ts'
import type { Acts, CallReader, Prepared } from './act.ts'
import { bodyOf, type School } from './school.ts'
import { walkedCode } from './walk-call.ts'

/** What a student's family does before it has paid, and what its guardian does. */
export const familyActs: Acts = {
  'PUT /api/enrollment/draft': async (school) => ({
    by: (await school.newcomer()).visitor,
    body: atPayStep,
  }),
  'POST /api/payments/enrollment/invoice': async (school) => {
    const family = await school.newcomer()
    const invoice = family.invoice(await family.quote(rightAndCosts))
    return { by: family.visitor, body: [invoice], headers: keyed() }
  },
  'GET /api/payments/enrollment/check/{who}': async (school) => {
    const { visitor, code } = await openPayment(school)
    return { by: visitor, values: { who: code } }
  },
  'GET /api/payers': async (school, reader) => ({ by: (await namedPayment(school, reader)).visitor }),
  'PUT /api/payers': async (school, reader) => ({
    by: (await namedPayment(school, reader)).visitor,
    body: invoicePayer,
  }),
  'GET /api/payments/{token}/payer': async (school, reader) => {
    const { visitor, token } = await namedPayment(school, reader)
    const isOffice = reader !== 'student' && reader !== 'guardian'
    return { values: { token }, ...(!isOffice && { by: visitor }) }
  },
  'PUT /api/payments/{token}/payer': async (school, reader) => {
    const { visitor, token } = await namedPayment(school, reader)
    return { by: visitor, values: { token }, body: invoicePayer }
  },
  'POST /api/enrollment/fees/community/subscribe': (school) => inFourth(school),
  'DELETE /api/enrollment/fees/community/subscribe/student/{student}/activity/{activity}/grade/{grade}': (
    school,
  ) => inFourth(school),
  'DELETE /api/enrollment/devices': async (school) => ({ by: (await school.newcomer()).visitor }),
  'POST /api/family/session': async (school) => {
    const { guardian, code } = await aParent(school)
    const path = `/api/family/students/${code}/session`
    guardian.csrfToken = bodyOf(await guardian.post<{ csrfToken: string }>(path, {})).csrfToken
    return { by: guardian }
  },
  'POST /api/family/students/{child}/session': async (school) => {
    const { guardian, code } = await aParent(school)
    return { by: guardian, values: { child: code } }
  },
  'POST /api/family/payment': async (school) => {
    const { guardian } = await aParent(school)
    const students = await new Parent(guardian).payables()
    return { by: guardian, body: { students, payer }, headers: keyed() }
  },
  'GET /api/family/payment/{token}': async (school) => {
    const { visitor, token } = await openFamilyPayment(school)
    return { by: visitor, values: { token } }
  },
  'POST /api/invoices/payment': async (school) => {
    const { visitor, documents } = await aDebtor(school)
    return { by: visitor, body: { documents, payer }, headers: keyed() }
  },
  'GET /api/invoices/payment/{token}': async (school) => {
    const { visitor, token } = await openDebt(school)
    return { by: visitor, values: { token } }
  },
  'POST /api/certificates/payments': (school, reader) =>
    reader === 'guardian' ? aPayer(school) : { body: { student: walkedCode, year } },
  'GET /api/certificates/{token}': (school) => aCertificate(school),
  'GET /api/certificates/{token}.pdf': (school) => aCertificate(school),
}

const year = 2025

/** A guardian by whose address an enrollment was paid. */
async function aPayer(school: School) {
  const family = await school.newcomer()
  const email = mailboxOf(family.code)
  // Before the receipt's mail, for the account's link is in the newest one.
  const guardian = await school.guardian(email)
  const started = await family.pay(await family.quote(rightAndCosts), { payer: { ...payer, email } })
  await family.chooseAtProvider(bodyOf(started), 'approve')
  await until(
    () => family.check(),
    ({ status }) => status === 'APROBADO',
  )
  return { by: guardian, body: { student: family.code, year } }
}

async function aCertificate(school: School) {
  const request = { student: walkedCode, year }
  const issued = await school.staff('finance').post<{ token: string }>('/api/certificates/payments', request)
  return { values: { token: bodyOf(issued).token } }
}

type NamedPayment = ReturnType<typeof openPayment>

const named = { guardian: new WeakMap<School, NamedPayment>(), family: new WeakMap<School, NamedPayment>() }

/** A payment whose invoice has been asked for, of a family or of a guardian: one does for every call. */
export function namedPayment(school: School, reader: CallReader): NamedPayment {
  const isGuardian = reader === 'guardian'
  const payments = isGuardian ? named.guardian : named.family
  const present = payments.get(school)
  if (present !== undefined) return present
  const made = (isGuardian ? openFamilyPayment(school) : openPayment(school)).then(withPayer)
  payments.set(school, made)
  return made
}

async function withPayer(payment: Awaited<NamedPayment>): Promise<Awaited<NamedPayment>> {
  bodyOf(await payment.visitor.put(`/api/payments/${payment.token}/payer`, invoicePayer))
  return payment
}

/** A guardian whose payment for their children waits at the provider. */
async function openFamilyPayment(school: School) {
  const { guardian, code } = await aParent(school)
  const parent = new Parent(guardian)
  const { token } = bodyOf(await parent.pay(await parent.payables()))
  return { visitor: guardian, code, token }
}

async function openDebt(school: School) {
  const { visitor, code, documents } = await aDebtor(school)
  const { token } = bodyOf(await new Guardian(visitor).pay(documents))
  return { visitor, code, token }
}

/** A family whose payment waits at the provider. */
export async function openPayment(school: School) {
  const family = await school.newcomer()
  const { token } = bodyOf(await family.pay(await family.quote(rightAndCosts)))
  return { visitor: family.visitor, code: family.code, token }
}

const keyed = () => ({ 'idempotency-key': randomUUID() })

async function inFourth({ hub }: School): Promise<Prepared> {
  const { visitor, code } = await Family.signIn(hub, '10004')
  const activity = 'ECO-05'
  const body = { activity: { code: activity }, student: { code } }
  return { by: visitor, body, values: { student: code, activity, grade: 107 } }
}

/** The guardian of a student whose wizard has come to its last step. */
async function aParent(school: School) {
  const { visitor, code } = await school.newcomer()
  bodyOf(await visitor.put('/api/enrollment/draft', atPayStep))
  return { guardian: await school.guardian(mailboxOf(code)), code }
}

/** A guardian who owes something. */
async function aDebtor(school: School) {
  for (;;) {
    const family = await school.newcomer()
    const { totals } = await family.quote(rightAndCosts)
    if (totals.balance > 0) {
      const visitor = await school.guardian(mailboxOf(family.code))
      return { visitor, code: family.code, documents: await new Guardian(visitor).payables() }
    }
  }
}
