import { setTimeout as pause } from 'node:timers/promises'
import Joi from 'joi'
import { type Draft, headerIn, jsonIn, type Reply } from '../support/connection.ts'
import {
  invoiceOf,
  paymentIn,
  quotedIn,
  quoteRequest,
  sessionIn,
  signInRequest,
  wholeYear,
} from '../support/family.ts'
import type { Portal } from './portal.ts'

/** The portal hears of the end by a live event; it looks by itself this often. */
const pollMs = 5000

/** The calls that the portal makes for one family, from the page to APROBADO, without the time people take. */
export async function visit(portal: Portal, url: string, code: string): Promise<void> {
  const get = (path: string): Draft => ({ method: 'GET', url: `${url}${path}` })
  await portal.ask('page', get('/enrollment/login'))
  await portal.ask('texts', get('/api/texts/es-CO/compiled'))
  await portal.ask('season', get('/api/seasons/current'))
  await portal.ask('session', get('/api/session'))
  const session = sessionIn(await portal.ask('sign-in', signInRequest(url, code)))
  const ask = (call: string, draft: Draft) =>
    portal.ask(call, { ...draft, headers: { ...session, ...draft.headers } })
  await ask('season, inside', get('/api/seasons/current'))
  await ask('student', get('/api/enrollment/student'))
  await ask('draft', get('/api/enrollment/draft'))
  await ask('first quote', get('/api/enrollment/draft/quote'))
  const choices = { version: 0, step: 3, ...wholeYear, transport: { is: 'undecided' } }
  await ask('choose', { method: 'PUT', url: `${url}/api/enrollment/draft`, json: choices })
  const quote = quotedIn(await ask('quote', quoteRequest(url, session)))
  const started = await ask('pay', {
    method: 'POST',
    url: `${url}/api/payments/enrollment/invoice`,
    headers: { 'idempotency-key': `opening-day-${code}` },
    json: [invoiceOf(code, quote)],
  })
  await payAtProvider(portal, started)
  const check = get(`/api/payments/enrollment/check/${code}`)
  while (!isApproved(await ask('check', check))) await pause(pollMs)
}

async function payAtProvider(portal: Portal, started: Reply): Promise<void> {
  const { go } = paymentIn(started).data
  if (go === null) throw new Error('there is nothing to pay')
  const page = await portal.ask('checkout', { method: 'POST', url: go.action, form: go.fields })
  const form = { choice: 'approve', means: 'card' }
  await portal.ask('approve', { method: 'POST', url: headerIn(page, 'location') ?? '', form })
}

const status = Joi.object<{ status: string }>({ status: Joi.string().allow('').required() }).unknown()

function isApproved(reply: Reply): boolean {
  return Joi.attempt(jsonIn(reply), status).status === 'APROBADO'
}
