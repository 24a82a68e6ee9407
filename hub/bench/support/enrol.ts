import { setTimeout as pause } from 'node:timers/promises'
import Joi from 'joi'
import { Connection, type Draft, expectStatus, jsonIn, type Reply, wire } from './connection.ts'
import { invoiceOf, type Quoted, quotedIn, quoteRequest, type Session, signIn, wholeYear } from './family.ts'
import type { Wompi } from './with-wompi.ts'

/** A family's browser: what it has open to the school and to the provider. */
export interface FamilyBrowser {
  readonly school: Pick<Connection, 'send'>
  readonly provider: Pick<Connection, 'send'>
  close(): void
}

export async function openBrowser(url: string, wompi: Pick<Wompi, 'url'>): Promise<FamilyBrowser> {
  const [school, provider] = await Promise.all([Connection.open(url), Connection.open(wompi.url)])
  return {
    school,
    provider,
    close: () => [school, provider].forEach((connection) => connection.close()),
  }
}

/** What the hub answered on the way. */
export interface Enrolled {
  readonly draft: object
  readonly quote: Quoted
  readonly payment: PaymentAtWompi
}

export interface PaymentAtWompi {
  readonly status: string
  readonly data: { readonly reference: string; readonly go: { readonly url: string } }
}

const paymentAtWompi = Joi.object<PaymentAtWompi>({
  status: Joi.string().required(),
  data: Joi.object({
    reference: Joi.string().required(),
    go: Joi.object({ url: Joi.string().required() }).unknown().required(),
  })
    .unknown()
    .required(),
}).unknown()

const status = Joi.object<{ status: string }>({ status: Joi.string().required() }).unknown()

/** From the code to the settled payment, call by call, as the wizard and the provider's page make them. */
export async function enrol(
  { school, provider }: Omit<FamilyBrowser, 'close'>,
  url: string,
  code: string,
): Promise<Enrolled> {
  const session: Session = await signIn(school, url, code)
  const ask = (draft: Draft) => school.send(wire({ ...draft, headers: { ...session, ...draft.headers } }))
  const state = { version: 0, step: 3, ...wholeYear, transport: { is: 'undecided' } }
  const draft = jsonIn(await ask({ method: 'PUT', url: `${url}/api/enrollment/draft`, json: state }))
  const quote = quotedIn(await ask(quoteRequest(url, session)))
  const started = await ask({
    method: 'POST',
    url: `${url}/api/payments/enrollment/invoice`,
    headers: { 'idempotency-key': `bench-${code}` },
    json: [invoiceOf(code, quote)],
  })
  const payment = Joi.attempt(jsonIn(started), paymentAtWompi)
  await payAtWompi(provider, payment)
  await untilSettled(() => ask({ method: 'GET', url: `${url}/api/payments/enrollment/check/${code}` }))
  return { draft: Joi.attempt(draft, Joi.object().unknown()), quote, payment }
}

async function payAtWompi(
  provider: FamilyBrowser['provider'],
  { data: { reference, go } }: PaymentAtWompi,
): Promise<void> {
  expectStatus(await provider.send(wire({ method: 'GET', url: go.url })), 200)
  const pay = new URL('/p/pay', go.url).href
  expectStatus(await provider.send(wire({ method: 'POST', url: pay, form: { reference } })), 303)
}

const pollMs = 5

async function untilSettled(readPayment: () => Promise<Reply>): Promise<void> {
  while (Joi.attempt(jsonIn(await readPayment()), status).status !== 'APROBADO') await pause(pollMs)
}
