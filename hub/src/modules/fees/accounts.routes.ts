import type { Request } from '@hapi/hapi'
import { type BalanceRow, PluginFault } from '@matricula/contract'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { authorizeStudent } from '../../http/authorize-student.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { priceListView, viewPriceListEntry } from './price-list.view.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'

const deadlineMs = 10_000

const student = Joi.object({
  student: Joi.string()
    .pattern(/^[A-Za-z0-9]{5}$/)
    .required(),
})

const balanceView = Joi.array()
  .items(
    Joi.object({ CardCode: Joi.string().required(), Balance2: Joi.number().integer().required() }).label(
      'BalanceRow',
    ),
  )
  .label('BalanceRows')

const chargeView = Joi.array()
  .items(
    Joi.object({
      ItemCode: Joi.string().required(),
      concepto: Joi.string().allow('').required(),
      price: Joi.number().integer().required(),
      project: Joi.string().required(),
    }).label('TransportCharge'),
  )
  .max(1)
  .label('TransportCharges')

/** What accounting says: its price list, a student's balance, and the transport of last year. */
export function accountsRoutes(app: Pick<AppContext, 'log' | 'plugins' | 'prices'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/pricelist',
      refuses: ['FEATURE_DOWN'],
      options: {
        tags: ['api'],
        description: 'The whole price list of accounting',
        response: { schema: priceListView },
      },
      handler: async () => (await app.prices.list()).map(viewPriceListEntry),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/balance/student/{student}',
      reads: studentOf,
      refuses: ['NOT_FOUND', 'BALANCE_UNKNOWN'],
      params: student,
      options: {
        tags: ['api'],
        description: 'Balances of a student; the first row counts, negative is in the family’s favour',
        response: { schema: balanceView },
      },
      handler: async (request) => {
        const code = authorizeStudent(callerOf(request), studentOf(request))
        const rows = isRefused(code) ? code : await readBalance(app, code)
        return isRefused(rows)
          ? rows
          : rows.map(({ partnerCode, balance2 }) => ({ CardCode: partnerCode, Balance2: balance2 }))
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/sap/sap/transport-charge/{student}',
      reads: studentOf,
      refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
      params: student,
      options: {
        tags: ['api'],
        description: 'The transport a student was charged last year; empty when there was none',
        response: { schema: chargeView },
      },
      handler: async (request) => {
        const code = authorizeStudent(callerOf(request), studentOf(request))
        return isRefused(code) ? code : lastTransport(app, code, request.info.id)
      },
    }),
  ]
}

function studentOf(request: Request): string {
  return String(request.params['student']).toUpperCase()
}

async function readBalance(
  { prices, log }: Pick<AppContext, 'log' | 'prices'>,
  code: string,
): Promise<Refusal<'BALANCE_UNKNOWN'> | readonly BalanceRow[]> {
  try {
    return await prices.balanceRows(code)
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    log.warn({ fault: error.code }, 'a balance could not be read')
    return refuse('BALANCE_UNKNOWN')
  }
}

async function lastTransport({ plugins }: Pick<AppContext, 'plugins'>, code: string, trace: string) {
  const read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const charge = await plugins.accounting.lastTransportCharge(partnerCodeOf(code), read)
  if (charge === null) return []
  const { itemCode, concept, price, project } = charge
  return [{ ItemCode: itemCode, concepto: concept, price, project }]
}
