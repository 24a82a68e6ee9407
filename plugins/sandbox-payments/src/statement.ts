import { bogotaDay } from '@matricula/contract'
import type { LocalDate, Log, Page, Paging, ProviderPayment } from '@matricula/contract'
import { pageOf } from '@matricula/contract/sandbox'
import type { Ledger } from './ledger.ts'
import type { Payment } from './payment.ts'
import { providerPayment } from './provider-payment.ts'
import { rawStatuses } from './raw-status.ts'

/** What was charged or given back on a day in Bogotá; what moves later comes later in the list. */
export async function statementOf(
  ledger: Ledger,
  log: Log,
  asked: { readonly day: LocalDate; readonly paging: Paging },
): Promise<Page<ProviderPayment>> {
  const moved = (await ledger.all())
    .map((payment) => ({ payment, at: movedAt(payment, asked.day) }))
    .filter(({ at }) => at !== null)
    .toSorted((a, b) => String(a.at).localeCompare(String(b.at)) || numberOf(a) - numberOf(b))
  const page = pageOf(moved, asked.paging)
  return { ...page, items: page.items.map(({ payment }) => providerPayment(payment, log)) }
}

const moves = new Set<string>(
  Object.entries(rawStatuses).flatMap(([raw, status]) =>
    status === 'approved' || status === 'reversed' ? [raw] : [],
  ),
)

/** When its money first moved on that day; null when it did not. */
function movedAt({ steps }: Payment, day: LocalDate): string | null {
  return (
    steps.find(({ rawStatus, at }) => moves.has(rawStatus) && bogotaDay(new Date(at)) === day)?.at ?? null
  )
}

function numberOf({ payment }: { readonly payment: Payment }): number {
  return payment.checkout.number
}
