import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { localeOf } from '../../http/locale.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused } from '../../shared/refusal.ts'
import { askedStudent, requestedCode } from './requested-student.ts'
import { askedParams, checkoutView, voucherView } from './auth.schemas.ts'
import { readVoucher } from './read-voucher.ts'
import { validateCheckout } from './validate-checkout.ts'

/** What the screens ask around a payment. */
export function checksRoutes(app: AppContext): Route[] {
  const { texts } = app.config
  return [
    {
      method: 'GET',
      path: '/api/enrollment/order/checkout/validation/{student}',
      refuses: ['NOT_FOUND'],
      reads: requestedCode,
      options: {
        tags: ['api'],
        description: 'Whether a payment of the student may begin now, and the first reason why not',
        validate: { params: askedParams },
        response: { schema: checkoutView },
      },
      handler: async (request, h) => {
        const student = await askedStudent(app, request)
        if (isRefused(student)) return answerRefusal(texts, request, h, student)
        const validation = await validateCheckout(app, student.code, localeOf(request))
        return isRefused(validation) ? answerRefusal(texts, request, h, validation) : validation
      },
    },
    {
      method: 'GET',
      path: '/api/enrollment/voucher/student/{student}',
      refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
      reads: requestedCode,
      options: {
        tags: ['api'],
        description: 'The ship date of the student’s order',
        validate: { params: askedParams },
        response: { schema: voucherView },
      },
      handler: async (request, h) => {
        const student = await askedStudent(app, request)
        if (isRefused(student)) return answerRefusal(texts, request, h, student)
        return readVoucher(app, student.code, request.info.id)
      },
    },
  ]
}
