import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import pMap from 'p-map'
import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { guardianEmail } from '../access/index.ts'
import { chosenPayer } from '../payers/index.ts'
import { keyHeader } from '../payments/guardian-payment.schemas.ts'
import { token } from '../payments/payments.schemas.ts'
import {
  type FamilyPaymentPayload,
  familyPaymentPayload,
  familyPaymentView,
  familyView,
} from './families.schemas.ts'
import { viewFamilyPayment } from './family-payment.view.ts'
import { viewChild } from './family.view.ts'
import type { FamilyPaymentCommand } from './family-payment-command.ts'
import { ownChildren } from './own-children.ts'
import { readChild } from './read-child.ts'
import { startFamilyPayment } from './start-family-payment.ts'
import { forWhoTyped, guardianAttemptByToken, jointAttempts } from '../payments/index.ts'

/** Children whose prices are asked for at a time. */
const concurrency = 3

/** A guardian's children in one list, and one payment for several of them (families-1, families-7). */
export function familiesRoutes(app: AppContext): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/family',
      refuses: ['NOT_VERIFIED', 'FEATURE_DOWN'],
      options: {
        tags: ['api'],
        description: 'The guardian’s children, how each enrollment stands and what it costs',
        response: { schema: familyView },
      },
      handler: async (request) => {
        const { subject } = callerOf(request)
        const email = await guardianEmail(app.database, subject)
        if (email === null) return refuse('NOT_VERIFIED')
        const students = await ownChildren(app, email, request.info.id)
        const children = await pMap(students, (student) => readChild(app, subject, student), { concurrency })
        return children.map((child) => viewChild(app, child, localeOf(request)))
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/family/payment',
      refuses: [
        'NOT_VERIFIED',
        'NOT_FOUND',
        'FAMILY_NOT_PAYABLE',
        'PRICE_CHANGED',
        'ORDER_PAID',
        'ENROLLMENT_WITHDRAWN',
        'PAYMENT_PENDING',
        'SPLIT_STANDS',
        'INVOICE_PENDING',
        'KEY_REUSED',
        'PAYER_INCOMPLETE',
        'VENDOR_REFUSED',
        'FEATURE_DOWN',
      ],
      payload: familyPaymentPayload,
      options: {
        tags: ['api'],
        description: 'Begins one payment for several children. The browser sends the totals it showed',
        validate: { headers: keyHeader },
        response: { schema: familyPaymentView },
      },
      handler: async (request, _h, { payload }) => {
        const email = await guardianEmail(app.database, callerOf(request).subject)
        if (email === null) return refuse('NOT_VERIFIED')
        const command = commandFrom(request, payload, email)
        const payment = await startFamilyPayment(app, command)
        if (isRefused(payment)) return payment
        const view = await viewFamilyPayment(app, payment, localeOf(request))
        return forWhoTyped(view, payment, command.idempotencyKey)
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/family/payment/{token}',
      refuses: ['NOT_FOUND'],
      params: Joi.object({ token: token.required() }),
      options: {
        tags: ['api'],
        description: 'How a payment for several children stands',
        response: { schema: familyPaymentView },
      },
      handler: async (request) => {
        const own = { guardianId: callerOf(request).subject, token: String(request.params['token']) }
        const payment = await guardianAttemptByToken(app.database, jointAttempts, own)
        if (payment === null) return refuse('NOT_FOUND')
        return viewFamilyPayment(app, payment, localeOf(request))
      },
    }),
  ]
}

function commandFrom(
  request: Request,
  { students, payer, invoicePayer }: FamilyPaymentPayload,
  email: string,
): FamilyPaymentCommand {
  return {
    guardianId: callerOf(request).subject,
    email,
    students,
    payer,
    invoicePayer: chosenPayer(request, invoicePayer),
    link: null,
    idempotencyKey: String(request.headers['idempotency-key']),
    locale: localeOf(request),
    trace: request.info.id,
  }
}
