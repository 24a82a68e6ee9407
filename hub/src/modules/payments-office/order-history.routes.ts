import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Database } from '../../db/database.ts'
import { actorOf, isOffice, maybeCallerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { refuse } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import {
  findOrderByToken,
  adminOrderOf,
  type EnrollmentOrder,
  hasPayment,
  laterCharges,
  withdrawalOf,
  quoteOf,
} from '../enrollment/index.ts'
import { token } from '../payments/payments.schemas.ts'
import { type Locale, translate } from '../../config/texts.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { sum } from '../../shared/money.ts'
import type { AdminOrder } from '../pricing/admin-order.ts'
import type { QuoteRow } from '../pricing/quote.ts'
import { readStudent } from '../students/index.ts'
import { type OrderAllocation, paidAllocationOf, receiptTokenOf } from '../payments/index.ts'

const path = '/api/enrollment/orderhistory/list/{token}'

const history = Joi.array()
  .items(
    Joi.object({
      total_value: Joi.number().integer().required(),
      name: Joi.string().allow('').required(),
      student: Joi.string().required(),
      project: Joi.string().required(),
      created_at: Joi.string().required(),
      payment_method: Joi.string().allow(null).required(),
      payment_time: Joi.string().allow(null).required(),
      object: Joi.string().required(),
      /** Of the receipt, once there is one. */
      receipt_token: Joi.string().allow(null).required(),
      returned: Joi.valid('no', 'part', 'whole').required(),
      returned_value: Joi.number().integer().required(),
      cancelled_value: Joi.number()
        .integer()
        .allow(null)
        .required()
        .description('Charges to come that are owed no more, for the student has left; null: has not'),
    }).label('HistoricOrder'),
  )
  .label('OrderHistory')

const tokenOf = (request: Request) => String(request.params['token'])

export function orderHistoryRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path,
      refuses: ['NOT_FOUND'],
      reads: tokenOf,
      params: Joi.object({ token: token.required() }),
      options: {
        tags: ['api'],
        description:
          'An order by its token, which opens it to whoever has it; every read is in the audit trail',
        response: { schema: history },
      },
      handler: async (request, h) => {
        const order = await findOrderByToken(app.database, tokenOf(request))
        if (order === null) return refuse('NOT_FOUND')
        const view = await viewHistory(app, order, localeOf(request))
        await noteReadByToken(app, request)
        return h.response([view]).header('x-robots-tag', 'noindex')
      },
    }),
  ]
}

/** The office's reads are noted with their route; a bearer of the token is noted here (payments-36). */
async function noteReadByToken(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  request: Request,
): Promise<void> {
  const caller = maybeCallerOf(request)
  if (caller !== null && isOffice(caller)) return
  await recordAudit(database, {
    at: clock.wall(),
    actor: caller === null ? 'token' : actorOf(caller),
    act: 'record.read',
    subject: tokenOf(request),
    before: null,
    after: { call: `GET ${path}` },
    trace: request.info.id,
  })
}

/** An order by the names that the order history has for its fields. */
async function viewHistory(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  order: EnrollmentOrder,
  locale: Locale,
) {
  const student = await readStudent(app, order.studentCode)
  const paid = hasPayment(order) ? await paidAllocationOf(app.database, order.id) : null
  return {
    total_value: order.total,
    name: student === null ? '' : `${student.firstNames} ${student.lastNames}`,
    student: order.studentCode,
    project: order.project,
    created_at: bogotaIso(new Date(order.createdAt)),
    payment_method: paid?.paidAs == null ? null : translate(app.config.texts, locale, methodKey(paid.paidAs)),
    payment_time: paid?.approvedAt == null ? null : bogotaIso(new Date(paid.approvedAt)),
    object: JSON.stringify(historyObject(order)),
    receipt_token: paid === null ? null : await receiptTokenOf(app.database, order.id),
    ...returnedOf(paid),
    cancelled_value: await cancelledOf(app.database, order),
  }
}

async function cancelledOf(database: Database, order: EnrollmentOrder): Promise<number | null> {
  const withdrawal = await withdrawalOf(database, order)
  if (withdrawal === null) return null
  const gone = laterCharges(quoteOf(order).charges).filter(({ day }) => day > withdrawal.day)
  return sum(gone.map(({ amount }) => amount))
}

/** What of its payment went back or goes, by the school or by the provider. */
function returnedOf(paid: Pick<OrderAllocation, 'status' | 'amount' | 'refunded' | 'takenBack'> | null) {
  if (paid?.status === 'reversed') return { returned: 'whole', returned_value: paid.amount } as const
  const value = paid === null ? 0 : paid.refunded + paid.takenBack
  return { returned: value === 0 ? 'no' : 'part', returned_value: value } as const
}

function methodKey(status: string): string {
  return `payment.method.${status.toLowerCase().replaceAll(' ', '-')}`
}

/** `version` tells a later reader how to read it (payments-36). */
function historyObject(order: Pick<EnrollmentOrder, 'flow' | 'quote'>) {
  if (order.flow === 'admin') return { version: 1, ...adminFees(adminOrderOf(order)) }
  const { annual, monthly, transport, activities, totals } = quoteOf(order)
  return {
    version: 1,
    studentAnnual: annual.map(viewFee),
    studentMonthly: monthly.map(viewFee),
    studentTransport: transport.map(viewFee),
    studentEco: activities.map(viewFee),
    studentTotalBalance: totals.balance,
  }
}

/**
 * Percents, not basis points (payments-36); and what of the year this order pays and what it leaves.
 */
function viewFee(row: QuoteRow) {
  return {
    ItemCode: row.code,
    ItemName: row.name,
    Price: row.resolution,
    CommercialPrice: row.commercial,
    progresiveDiscount: row.progressiveDiscount / 100,
    futureAnnualities: row.futureAnnuities,
    Schoolarship: row.scholarship / 100,
    Total: row.total,
    PaidNow: row.now,
    ChargedLater: row.later,
  }
}

/** Monthly is what is charged more than once; the administrators' order knows no balance. */
function adminFees({ lines }: AdminOrder) {
  const fees = lines
    .filter(({ sent }) => sent)
    .map(({ code, name, quantity, unitPrice }) => ({
      ItemCode: code,
      ItemName: name,
      Price: unitPrice,
      Quantity: quantity,
      Total: quantity * unitPrice,
      PaidNow: quantity * unitPrice,
      ChargedLater: 0,
    }))
  return {
    studentAnnual: fees.filter(({ Quantity }) => Quantity === 1),
    studentMonthly: fees.filter(({ Quantity }) => Quantity > 1),
    studentTotalBalance: 0,
  }
}
