import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { translate, type Locale } from '../../config/texts.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import {
  drawerView,
  keysIn,
  sendHeaders,
  sendPayload,
  sentView,
  servicesQuery,
  studentParam,
} from './admin-order.schemas.ts'
import { sendAdminOrder } from './send-admin-order.ts'
import { sha256 } from '../../shared/ids.ts'
import { claimKey, releaseKey } from './request-key.store.ts'
import type { SendOrderCommand } from './send-order-command.ts'
import { readEvidence } from '../discounts/index.ts'
import { viewDrawer } from './admin-order.view.ts'
import { readAdminOrderStatus } from './admin-order-status.ts'
import { findStartedFamilyOrder } from './order.store.ts'
import { composeAdminOrder, type ComposeOrderInput } from './compose-admin-order.ts'

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

/**
 * Sends an order under the caller's Idempotency-Key: the same request answers the same order, which student and
 * project see to; another request under the same key is refused. A refusal leaves the key free.
 */
async function sendOrderWithKey(app: AppContext, command: SendOrderCommand, key: string) {
  const { studentCode, services, total, actor } = command
  const requestHash = sha256(JSON.stringify([studentCode, services.toSorted(), total]))
  const claim = { actor, key, requestHash }
  const claimed = await claimKey(app.database, claim, app.clock.wall())
  if (claimed === 'other') return refuse('KEY_REUSED')
  const sent = await sendAdminOrder(app, command)
  if (isRefused(sent) && claimed === 'ours') await releaseKey(app.database, claim)
  return sent
}

type DrawerQuery = ComposeOrderInput & { readonly locale: Locale }

/** The drawer of a student: the requested services, else what was sent, else what the custom fields say. */
async function readDrawer(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { locale, ...query }: DrawerQuery,
) {
  const { texts, seasons } = app.config
  const status = await readAdminOrderStatus(app, query.studentCode, query.trace)
  const composed = await composeAdminOrder(app, { ...query, services: query.services ?? status.services })
  if (isRefused(composed)) return composed
  const informs = composed.order.discountMode === 'literal'
  return viewDrawer({
    ...composed,
    status,
    parents: await findStartedFamilyOrder(app.database, {
      project: seasons.parents.project,
      studentCode: query.studentCode,
    }),
    evidence: await readEvidence(app, query.studentCode, composed.fields),
    table: seasons.admin.admin.discounts,
    discountNote: informs ? translate(texts, locale, 'adminOrder.informative') : null,
    reader: { texts, locale },
  })
}
