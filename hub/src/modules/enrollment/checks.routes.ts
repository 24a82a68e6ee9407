import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { isRefused } from '../../shared/refusal.ts'
import { askedStudent, requestedCode } from './requested-student.ts'
import { askedParams, checkoutView, voucherView } from './auth.schemas.ts'
import { readVoucher } from './read-voucher.ts'
import { validateCheckout } from './validate-checkout.ts'

/** What the screens ask around a payment. */
export function checksRoutes(app: AppContext): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/order/checkout/validation/{student}',
      refuses: ['NOT_FOUND'],
      reads: requestedCode,
      params: askedParams,
      options: {
        tags: ['api'],
        description: 'Whether a payment of the student may begin now, and the first reason why not',
        response: { schema: checkoutView },
      },
      handler: async (request) => {
        const student = await askedStudent(app, request)
        if (isRefused(student)) return student
        const validation = await validateCheckout(app, student.code, localeOf(request))
        return isRefused(validation) ? validation : validation
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/voucher/student/{student}',
      refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
      reads: requestedCode,
      params: askedParams,
      options: {
        tags: ['api'],
        description: 'The ship date of the student’s order',
        response: { schema: voucherView },
      },
      handler: async (request) => {
        const student = await askedStudent(app, request)
        if (isRefused(student)) return student
        return readVoucher(app, student.code, request.info.id)
      },
    }),
  ]
}
