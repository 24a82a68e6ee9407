import { fact } from '../fact.ts'
import type { Transcript } from '../families/transcript.ts'
import { type Account } from './account.ts'
import { sum } from '../sum.ts'
import { balancesOf, expectedBalances, firstOff, type Movement } from './balances.ts'
import { different, type Discrepancy } from './discrepancy.ts'

/** The ledger against the transcript: each movement sums to 0, and what all of them left is what must stand. Pure. */
export function checkLedger(transcript: Transcript, { movements }: Account): Discrepancy | null {
  const off = movements.find((movement) => offBy(movement) !== 0)
  if (off !== undefined) {
    const unbalanced = (amount: number) => fact('unbalanced', { key: off.key, amount })
    return { step: 'ledger', expected: unbalanced(0), found: unbalanced(offBy(off)) }
  }
  const difference = firstOff(expectedBalances(transcript), balancesOf(movements))
  return difference === null ? null : { step: 'ledger', ...difference }
}

function offBy({ lines }: Movement): number {
  return sum(lines.map(({ amount }) => amount))
}

/** The electronic invoice and its credit notes, as the hub and their own provider have them. Pure. */
export function checkEinvoice({ aftermath }: Transcript, { einvoice }: Account): Discrepancy | null {
  const expected = aftermath.einvoices.map(({ status, total }) => `${status} ${wordOf[status]} ${total}`)
  return different('einvoice', { expected: expected.toSorted(), found: einvoice.toSorted() })
}

/** The provider's own. */
const wordOf = { accepted: 'Aceptada', rejected: 'Rechazada' } as const
