import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { translate } from '../../config/texts.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { isRefused } from '../../shared/refusal.ts'
import {
  drawerView,
  keysIn,
  sendHeaders,
  sendPayload,
  sentView,
  servicesQuery,
  studentParam,
} from './admin-order.schemas.ts'
import { readDrawer } from './read-drawer.ts'
import { sendAdminOrder } from './send-admin-order.ts'
import { sendOrderWithKey } from './send-order-with-key.ts'

/** The sales order of the administrators' console (enrollment-21, enrollment-22). */
export function adminOrderRoutes(app: AppContext): Route[] {
  const { texts, seasons } = app.config
  const keys = seasons.admin.admin.services.map(({ key }) => key)
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/orders/{student}',
      refuses: ['BAD_INPUT', 'NOT_FOUND', 'TRANSPORT_MODE_UNKNOWN', 'FEATURE_DOWN'],
      reads: (request) => String(request.params['student']).toUpperCase(),
      params: Joi.object({ student: studentParam }),
      query: servicesQuery(keys),
      options: {
        tags: ['api'],
        description:
          'A student’s sales order as it would be sent: discounts, services, lines, total, and its state',
        response: { schema: drawerView(keys) },
      },
      handler: async (request, _h, { query }) => {
        const { services } = query
        return readDrawer(app, {
          studentCode: String(request.params['student']).toUpperCase(),
          services: services === undefined ? null : keysIn(services),
          locale: localeOf(request),
          trace: request.info.id,
        })
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/enrollment/admin/orders',
      refuses: [
        'BAD_INPUT',
        'NOT_FOUND',
        'ORDER_EXISTS',
        'ORDER_REFUSED',
        'KEY_REUSED',
        'PRICE_CHANGED',
        'NOTHING_TO_SEND',
        'TRANSPORT_MODE_UNKNOWN',
        'FEATURE_DOWN',
      ],
      payload: sendPayload(keys),
      options: {
        tags: ['api'],
        description: 'Sends a student’s sales order to accounting, once; 202 while it is still on its way',
        validate: { headers: sendHeaders },
        response: { status: { 200: sentView, 202: sentView } },
      },
      handler: async (request, h, { payload }) => {
        const { student, ...command } = payload
        const order = {
          ...command,
          studentCode: student.toUpperCase(),
          actor: actorOf(callerOf(request)),
          trace: request.info.id,
        }
        const key: unknown = request.headers['idempotency-key']
        const sent =
          typeof key === 'string' ? await sendOrderWithKey(app, order, key) : await sendAdminOrder(app, order)
        if (isRefused(sent)) return sent
        const [status, word] = sent.number === null ? ([202, 'onItsWay'] as const) : ([200, 'sent'] as const)
        return h
          .response({ status, message: translate(texts, localeOf(request), `adminOrder.${word}`), ...sent })
          .code(status)
      },
    }),
  ]
}
