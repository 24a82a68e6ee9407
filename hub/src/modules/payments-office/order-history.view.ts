import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import { adminOrderOf, type EnrollmentOrder, hasPayment, quoteOf } from '../enrollment/index.ts'
import type { AdminOrder } from '../pricing/admin-order.ts'
import type { QuoteRow } from '../pricing/quote.ts'
import { readStudent } from '../students/index.ts'
import { paidAllocationOf, receiptTokenOf } from '../payments/index.ts'

/** An order by the names that the order history has for its fields. */
export async function viewHistory(
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
  }
}

function methodKey(status: string): string {
  return `payment.method.${status.toLowerCase().replaceAll(' ', '-')}`
}

/** `version` tells a later reader how to read it (payments-36). */
export function historyObject(order: Pick<EnrollmentOrder, 'flow' | 'quote'>) {
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
