import type { Translate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import type { ReconciliationRow } from './row.ts'

type Proposal = NonNullable<ReconciliationRow['proposal']>
type Reason = Proposal['reasons'][number]

/** Two rows that may be one payment. */
export interface Pair {
  readonly one: ReconciliationRow
  readonly other: ReconciliationRow
  readonly reasons: readonly Reason[]
  readonly score: number
}

/** What the hub proposes, each pair once, the likeliest first. */
export function pairsOf(rows: readonly ReconciliationRow[]): readonly Pair[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return rows
    .flatMap((one) => {
      const other = byId.get(one.proposal?.row ?? '')
      if (one.proposal === null || other === undefined || one.id > other.id) return []
      const { reasons, score } = one.proposal
      return [{ one, other, reasons, score }]
    })
    .toSorted((one, other) => other.score - one.score)
}

/** A reason as a sentence that one can check. */
export function reasonText(reason: Reason, { one, other }: Pair, t: Translate): string {
  const [left, right] = [unpairedOf(one), unpairedOf(other)]
  const amount = left.amounts.find((each) => right.amounts.includes(each)) ?? 0
  const apart = Math.abs(Date.parse(left.at ?? '') - Date.parse(right.at ?? ''))
  const values = {
    amount: pesos(amount),
    student: left.student || right.student,
    n: Number.isNaN(apart) ? 0 : Math.round(apart / 60_000),
  }
  return t(`office.reconciliation.reason.${reason}`, values)
}

interface UnpairedRow {
  readonly amounts: readonly number[]
  readonly student: string
  readonly at: string | null
}

/** A proposed row as the one side has it that has it alone. */
function unpairedOf({ verdict, hub, provider, accounting }: ReconciliationRow): UnpairedRow {
  const student = hub?.student ?? ''
  if (verdict === 'only-hub' && hub !== null)
    return { amounts: [hub.amount, hub.booked], student, at: hub.at }
  if (provider !== null) return { amounts: [provider.amount], student, at: provider.at }
  // Accounting knows a student as its partner, with a letter before the code.
  const partner = accounting?.partner.slice(1) ?? ''
  return { amounts: [accounting?.amount ?? 0], student: student || partner, at: accounting?.at ?? null }
}
