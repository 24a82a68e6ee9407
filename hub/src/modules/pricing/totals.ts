import type { Cop } from '@matricula/contract'
import { sum } from '../../shared/money.ts'
import type { Line } from './price-lines.ts'
import type { QuoteTotals } from './quote.ts'

export interface Lines {
  readonly annual: readonly Line[]
  readonly monthly: readonly Line[]
  readonly transport: readonly Line[]
  readonly activities: readonly Line[]
}

/** What is due now with the balance, never below 0, and what is charged later (pricing-27). */
export function totalsOf(lines: Lines, balance: Cop): QuoteTotals {
  const [annualNow, monthlyNow, transportNow, activitiesNow] = [
    nowOf(lines.annual),
    nowOf(lines.monthly),
    nowOf(lines.transport),
    nowOf(lines.activities),
  ]
  const subtotal = annualNow + monthlyNow + transportNow + activitiesNow
  const totalV = Math.max(0, subtotal + balance)
  return {
    annualNow,
    monthlyNow,
    transportNow,
    activitiesNow,
    subtotal,
    balance,
    totalV,
    creditLeft: totalV > 0 ? 0 : 0 - (subtotal + balance),
    later: sum(
      Object.values(lines)
        .flat()
        .map(({ row }: Line) => row.later),
    ),
    path: totalV > 0 ? 'pay' : 'advance',
  }
}

function nowOf(lines: readonly Line[]): Cop {
  return sum(lines.map(({ row }) => row.now))
}
