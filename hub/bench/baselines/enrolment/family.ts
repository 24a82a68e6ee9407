import type { Request, ServerRoute } from '@hapi/hapi'
import type { Knex } from 'knex'
import { choicesPayload, draftPayload } from '../../../src/modules/enrollment/enrollment.schemas.ts'
import type { PaymentAtWompi } from '../../support/enrol.ts'
import { loginPayload } from '../../../src/modules/access/family-sign-in/login.schemas.ts'
import { invoicePayload } from '../../../src/modules/payments/payments.schemas.ts'
import { allocationRow, attemptRow, now, orderRow, remember, sessionRow, signInRow, token } from './rows.ts'

/** Answers of a real hub to the same calls, and its quote and its charges as it stored them. */
export interface Answers {
  readonly login: object
  readonly draft: object
  readonly quote: object
  readonly payment: PaymentAtWompi
  readonly storedQuote: { readonly total: number; readonly text: string }
  readonly charges: readonly Readonly<Record<string, string | number | null>>[]
}

/** The family's calls: sign in, draft, quote, pay, look. */
export function familyRoutes(database: Knex, answers: Answers, url: () => string): ServerRoute[] {
  const caller = async (request: Request): Promise<string> => {
    const session = await database('session').where({ id_hash: request.state['matricula'] }).first()
    return session.subject
  }
  const student = (code: string) => database('student').where({ code }).first()
  return [
    {
      method: 'POST',
      path: '/api/enrollment/login',
      options: { validate: { payload: loginPayload } },
      handler: async (request, h) => {
        const { studentCode } = request.payload as { studentCode: string }
        await student(studentCode)
        const secret = token()
        await database('sign_in_log').insert(signInRow(studentCode))
        await database('session').insert(sessionRow(studentCode, secret))
        return h.response(answers.login).state('matricula', secret)
      },
    },
    {
      method: 'PUT',
      path: '/api/enrollment/draft',
      options: { validate: { payload: draftPayload } },
      handler: async (request) => {
        const key = { student_code: await caller(request), project: '2025-2026' }
        await database('draft').where(key).first()
        const state = JSON.stringify(request.payload)
        await database('draft').insert({ ...key, state, version: 1, updated_at: now() })
        return answers.draft
      },
    },
    {
      method: 'POST',
      path: '/api/enrollment/quotes',
      options: { validate: { payload: choicesPayload } },
      handler: async (request) => {
        await student(await caller(request))
        return answers.quote
      },
    },
    {
      method: 'POST',
      path: '/api/payments/enrollment/invoice',
      options: { validate: { payload: invoicePayload } },
      handler: async (request) => {
        const code = await caller(request)
        await student(code)
        const attempt = await openAttempt(database, answers, code)
        return startCheckout(database, answers, { ...attempt, returnUrl: `${url()}/return` })
      },
    },
    {
      method: 'GET',
      path: '/api/payments/enrollment/check/{code}',
      handler: async (request) => {
        const code = await caller(request)
        const order = await database('enrollment_order').where({ student_code: code }).first()
        return { ...answers.payment, status: order.status === 'paid' ? 'APROBADO' : 'PENDIENTE' }
      },
    },
  ]
}

async function openAttempt(database: Knex, { storedQuote }: Answers, code: string) {
  return database.transaction(async (trx) => {
    const order = orderRow(code, storedQuote)
    await trx('enrollment_order').insert(order)
    const attempt = attemptRow(`baseline-${code}`, order.total)
    await trx('payment_attempt').insert(attempt)
    await trx('allocation').insert(allocationRow(attempt, order.id))
    return attempt
  })
}

/** What an adapter remembers of a checkout, and the attempt's own note of it. */
async function startCheckout(
  database: Knex,
  { payment }: Answers,
  { id, reference, amount, returnUrl }: ReturnType<typeof attemptRow> & { readonly returnUrl: string },
) {
  const url = new URL(payment.data.go.url)
  url.searchParams.set('reference', reference)
  url.searchParams.set('amount-in-cents', String(amount * 100))
  url.searchParams.set('redirect-url', returnUrl)
  await remember(database, `checkout:${reference}`, amount * 100)
  const checkout = JSON.stringify({ is: 'redirect', url: url.href })
  await database('payment_attempt').where({ id }).update({ checkout, provider_ref: reference })
  return { ...payment, data: { ...payment.data, reference, go: { ...payment.data.go, url: url.href } } }
}
