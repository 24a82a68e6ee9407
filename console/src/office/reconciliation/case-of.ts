import { formatCop, pesos } from '../../money.ts'
import { cellStateOf } from './cell-state.ts'
import type { ReconciliationRow, ReconciliationSource } from './row.ts'

/** Why a row stands as it does: its words stand in the texts as `office.reconciliation.case.<name>`. */
export interface ReconciliationCase {
  readonly name: string
  readonly values: Readonly<Record<string, string>>
}

/** The message about a row: what it means, and what to do. */
export function caseOf(row: ReconciliationRow, sources: readonly ReconciliationSource[]): ReconciliationCase {
  const { verdict, hub } = row
  switch (verdict) {
    case 'amount-differs':
      return whichDiffers(row)
    case 'only-provider':
      return plain(hub === null ? 'only-provider-stranger' : 'only-provider-begun')
    case 'only-hub':
      // Bank agreements, advances and orders of admissions pass no provider: it is accounting that lacks them.
      return plain(
        cellStateOf(row, 'provider', sources) === 'not-there' ? 'only-hub-unbooked' : 'only-hub-uncharged',
      )
    case 'only-accounting':
      return plain(hub === null ? 'only-accounting-stranger' : 'only-accounting-begun')
    case 'reversed':
      return plain(whoStillHolds(row))
    case 'agrees':
    case 'not-yet-in-accounting':
    case 'on-hold':
    case 'ledger-differs':
    case 'unknown':
      return plain(verdict)
  }
}

function plain(name: string): ReconciliationCase {
  return { name, values: {} }
}

/** Of money that went back. */
function whoStillHolds({ hub, provider }: ReconciliationRow): string {
  if (hub?.status !== 'reversed') return 'reversed-unheard'
  return provider?.status === 'approved' && hub.loss_borne_by === null
    ? 'reversed-charged'
    : 'reversed-booked'
}

function whichDiffers({ hub, provider, accounting }: ReconciliationRow): ReconciliationCase {
  if (hub !== null && provider?.status === 'approved') {
    const { amount, currency } = provider
    const values = {
      seen: currency === 'COP' ? pesos(amount) : formatCop(amount),
      asked: pesos(hub.amount),
      currency,
    }
    // Somebody has said that it never came; an open payment to review waits for that.
    if (hub.status === 'failed') return { name: 'charge-came', values }
    if (currency !== 'COP') return { name: 'currency-differs', values }
    if (amount !== hub.amount) {
      return { name: 'charge-differs', values: { ...values, difference: pesos(amount - hub.amount) } }
    }
  }
  const booked = hub?.booked ?? 0
  if (accounting === null) return { name: 'booking-missing', values: { asked: pesos(booked) } }
  const { amount } = accounting
  const values = { seen: pesos(amount), asked: pesos(booked), difference: pesos(amount - booked) }
  return { name: 'booking-differs', values }
}
