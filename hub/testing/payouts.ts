import { readPayouts } from '../src/modules/payouts/read-payouts.ts'
import { beginPayment, settled } from './a-payment.ts'
import { settings } from './exceptions.ts'
import { setSeasonClock } from './season-clock.ts'
import { signInStaff } from './staff.ts'
import type { TestHub } from './test-hub.ts'
import type { Visitor } from './visitor.ts'

/** The weekday after the season's day of the tests, on which the sandbox pays out what was charged on it. */
export const payoutDay = '2025-06-20'

/** What the hub does every hour. */
export function readToldPayouts({ hub }: TestHub): Promise<void> {
  return readPayouts(hub.app, { signal: AbortSignal.timeout(20_000), trace: 'test' })
}

/** An enrolment that was paid by card and is in accounting, on the day on which its provider pays it out. */
export async function aPayoutDay(options: Parameters<typeof beginPayment>[0] = {}) {
  const begun = await beginPayment({ settings, ...options })
  await begun.family.chooseAtProvider(begun.started, 'approve')
  await settled(begun.hub)
  await setSeasonClock(begun.hub, `${payoutDay}T15:00:00.000Z`)
  return { ...begun, finance: await signInStaff(begun.hub, 'finance') }
}

/** The same, once the hub has read its payout. */
export async function aToldPayout(options: Parameters<typeof beginPayment>[0] = {}) {
  const begun = await aPayoutDay(options)
  await readToldPayouts(begun.hub)
  return begun
}

export interface PayoutBody {
  readonly id: string
  readonly reference: string
  readonly status: string
  readonly net: number
  readonly unexplained: number
  readonly parts: readonly object[]
}

export function sayOfPayout(
  finance: Visitor,
  { id }: Pick<PayoutBody, 'id'>,
  act: 'arrived' | 'returned',
  body: object,
) {
  return finance.post<PayoutBody>(`/api/payouts/${id}/${act}`, body)
}
