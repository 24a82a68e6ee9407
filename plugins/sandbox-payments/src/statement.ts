import { bogotaDay, isWithin } from '@matricula/contract'
import type { DaySpan, Log, Page, Paging, ProviderPayment } from '@matricula/contract'
import { pageOf } from '@matricula/contract/sandbox'
import type { Ledger } from './ledger.ts'
import type { Payment } from './payment.ts'
import { providerPayment } from './provider-payment.ts'
import { rawStatuses } from './raw-status.ts'

/** What was charged or given back on some days in Bogotá; what moves later comes later in the list. */
export async function statementOf(
  ledger: Ledger,
  log: Log,
  query: { readonly days: DaySpan; readonly paging: Paging },
): Promise<Page<ProviderPayment>> {
  const moved = (await ledger.all())
    .map((payment) => ({ payment, at: movedAt(payment, query.days) }))
    .filter(({ at }) => at !== null)
    .toSorted((a, b) => String(a.at).localeCompare(String(b.at)) || numberOf(a) - numberOf(b))
  const page = pageOf(moved, query.paging)
  return { ...page, items: page.items.map(({ payment }) => providerPayment(payment, log)) }
}

const moves = new Set<string>(
  Object.entries(rawStatuses).flatMap(([raw, status]) =>
    status === 'approved' || status === 'reversed' ? [raw] : [],
  ),
)

/** When its money first moved on those days; null when it did not. */
function movedAt({ steps }: Payment, days: DaySpan): string | null {
  return (
    steps.find(({ rawStatus, at }) => moves.has(rawStatus) && isWithin(bogotaDay(new Date(at)), days))?.at ??
    null
  )
}

function numberOf({ payment }: { readonly payment: Payment }): number {
  return payment.checkout.number
}
