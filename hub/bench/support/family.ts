import Joi from 'joi'
import { type Connection, type Draft, headerIn, jsonIn, type Reply, wire } from './connection.ts'

/** A family's session, as headers. */
export type Session = Readonly<Record<'cookie' | 'x-csrf-token', string>>

export const wholeYear = { period: 1, method: 2, quotas: 0 }

const signedIn = Joi.object<{ csrfToken: string }>({ csrfToken: Joi.string().required() }).unknown()

export function signInRequest(url: string, studentCode: string): Draft {
  return { method: 'POST', url: `${url}/api/enrollment/login`, json: { studentCode } }
}

export function quoteRequest(url: string, session: Session): Draft {
  return { method: 'POST', url: `${url}/api/enrollment/quotes`, headers: session, json: wholeYear }
}

export async function signIn(
  connection: Pick<Connection, 'send'>,
  url: string,
  code: string,
): Promise<Session> {
  return sessionIn(await connection.send(wire(signInRequest(url, code))))
}

/** The session that a sign-in has opened. */
export function sessionIn(reply: Reply): Session {
  const { csrfToken } = Joi.attempt(jsonIn(reply), signedIn)
  return { cookie: headerIn(reply, 'set-cookie')?.split(';')[0] ?? '', 'x-csrf-token': csrfToken }
}

export interface Quoted {
  readonly quoteId: string
  readonly totals: { readonly totalV: number }
}

const quoted = Joi.object<Quoted>({
  quoteId: Joi.string().required(),
  totals: Joi.object({ totalV: Joi.number().required() }).unknown().required(),
}).unknown()

export interface Payment {
  readonly status: string
  readonly data: { readonly go: { readonly action: string; readonly fields: Record<string, string> } | null }
}

const payment = Joi.object<Payment>({
  status: Joi.string().allow('').required(),
  data: Joi.object({ go: Joi.object().unknown().allow(null).required() })
    .unknown()
    .required(),
}).unknown()

export function quotedIn(reply: Reply): Quoted {
  return Joi.attempt(jsonIn(reply), quoted)
}

export function paymentIn(reply: Reply): Payment {
  return Joi.attempt(jsonIn(reply), payment)
}

/** What the wizard sends when a family presses Pagar. */
export function invoiceOf(student: string, { quoteId, totals }: Quoted) {
  return {
    student,
    fees: { quoteId, studentTotalV: totals.totalV },
    token: '',
    payPeriod: wholeYear.period,
    payMethod: wholeYear.method,
    kind: 'diners',
    pensionQuotas: wholeYear.quotas,
    payer,
  }
}

const payer = {
  name: 'Ana',
  lastname: 'Ruiz Peña',
  id: '52123456',
  email: 'ana.ruiz@example.com',
  phone: '3001234567',
}
