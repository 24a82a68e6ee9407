import { bogotaDay, isWithin } from '@matricula/contract'
import type { DaySpan, Log, Page, Paging, ProviderPayment } from '@matricula/contract'
import { pageOf } from '@matricula/contract/sandbox'
import type { Ledger } from './ledger.ts'
import type { Payment, PaymentStep } from './payment.ts'
import { providerPayment } from './provider-payment.ts'
import { rawStatuses } from './raw-status.ts'

/** What was charged or given back on some days in Bogotá; what moves later comes later in the list. */
export async function statementOf(
  ledger: Ledger,
  log: Log,
  query: { readonly days: DaySpan; readonly paging: Paging },
): Promise<Page<ProviderPayment>> {
  const isMove = ({ rawStatus, at }: PaymentStep) =>
    moves.has(rawStatus) && isWithin(bogotaDay(new Date(at)), query.days)
  // When its money first moved on those days.
  const moved = (await ledger.having(isMove))
    .map((payment) => ({ payment, at: payment.steps.find(isMove)?.at ?? '' }))
    .toSorted((a, b) => a.at.localeCompare(b.at) || numberOf(a) - numberOf(b))
  const page = pageOf(moved, query.paging)
  return { ...page, items: page.items.map(({ payment }) => providerPayment(payment, log)) }
}

const moves = new Set<string>(
  Object.entries(rawStatuses).flatMap(([raw, status]) =>
    status === 'approved' || status === 'reversed' ? [raw] : [],
  ),
)

function numberOf({ payment }: { readonly payment: Payment }): number {
  return payment.checkout.number
}
