import { type Fact, fact, none } from '../fact.ts'
import type { PaymentAttempt, Transcript } from '../families/transcript.ts'
import type { ProviderRow } from '../vendors/read-books.ts'
import { type Ordered, type Timeline } from './account.ts'
import { sum } from '../sum.ts'
import { type Discrepancy, same } from './discrepancy.ts'

/** What the provider must hold of an attempt that ended so. */
const atProvider: Readonly<Record<PaymentAttempt['expectedStatus'], Fact>> = {
  open: 'Iniciada',
  agreement: none,
  approved: 'Aceptada',
  declined: 'Rechazada',
  expired: 'Expirada',
  failed: none,
  under_review: 'Aceptada',
  duplicate: 'Aceptada',
  reversed: 'Reversada',
  transferred: 'Aceptada',
}

/** What the provider has of each try, of the order or of a part of it, and what it gave back. Pure. */
export function checkProvider(transcript: Transcript, { provider, timeline }: Ordered): Discrepancy | null {
  const { attempts, parts } = transcript
  const discrepancies = [...attempts, ...parts].map((one) => {
    const row = provider.get(one.reference)
    const snapshot = same('provider', wordOf(one), row?.status ?? none)
    if (snapshot !== null || row === undefined) return snapshot
    return checkProviderRow(one, row, timeline) ?? checkReturned(transcript, one, row)
  })
  return discrepancies.find((discrepancy) => discrepancy !== null) ?? null
}

function wordOf({ path, expectedStatus, charge }: PaymentAttempt): Fact {
  if (path !== 'provider') return none
  return charge?.takenBackOn == null ? atProvider[expectedStatus] : 'Reversada'
}

/** What the provider gave back, by the school's word or by its own. */
function checkReturned(
  { aftermath: { refunds } }: Transcript,
  { reference, charge, expectedStatus }: PaymentAttempt,
  { returned }: ProviderRow,
): Discrepancy | null {
  const byProvider = refunds.filter(({ way, status }) => way === 'provider' && status === 'done')
  const parts = expectedStatus === 'approved' ? sum(byProvider.map(({ amount }) => amount)) : 0
  const back = charge?.takenBackOn == null ? parts : charge.amount
  const given = (amount: number) => fact('returnedBy', { reference, amount })
  return same('provider', given(back), given(returned))
}

function checkProviderRow(
  { reference, amount, expectedStatus }: PaymentAttempt,
  row: ProviderRow,
  { payment }: Timeline,
): Discrepancy | null {
  const askedFor = (asked: number) => fact('asked', { reference, amount: asked })
  const asked = same('provider', askedFor(amount), askedFor(row.asked))
  if (asked !== null || (expectedStatus !== 'approved' && expectedStatus !== 'duplicate')) return asked
  const chargedFor = (charged: number) => fact('charged', { reference, amount: charged })
  const charged = same('provider', chargedFor(amount), chargedFor(row.amount))
  if (charged !== null || expectedStatus !== 'approved' || payment?.instance === 'parts') return charged
  return same('provider', row.providerRef, payment?.providerRef ?? none)
}
