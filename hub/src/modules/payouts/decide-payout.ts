import type { LocalDate } from '@matricula/contract'
import type { KeptPayout, PayoutStatus } from './payout.ts'

/** What finance says of a payout, from the bank's statement. */
export type PayoutWord =
  | { readonly act: 'arrive'; readonly on: LocalDate; readonly bankRef: string }
  | { readonly act: 'return'; readonly on: LocalDate }

/** do: it follows. said: it is so already. refuse: it cannot be true any more. */
export type PayoutStep = 'do' | 'said' | 'refuse'

const steps: Readonly<Record<PayoutStatus, Readonly<Record<PayoutWord['act'], PayoutStep>>>> = {
  'in-transit': { arrive: 'do', return: 'do' },
  arrived: { arrive: 'said', return: 'do' },
  returned: { arrive: 'refuse', return: 'said' },
}

type Decided = Pick<KeptPayout, 'status' | 'bankRef' | 'arrivedOn' | 'returnedOn'>

/** What a word means for a payout as it stands; the same word again is said, another one of the same act is refused. */
export function decidePayout(payout: Decided, word: PayoutWord): PayoutStep {
  const step = steps[payout.status][word.act]
  return step === 'said' && !isSame(payout, word) ? 'refuse' : step
}

function isSame({ bankRef, arrivedOn, returnedOn }: Decided, word: PayoutWord): boolean {
  if (word.act === 'return') return returnedOn === word.on
  return bankRef === word.bankRef && arrivedOn === word.on
}

/** The first day on which a word may be true. */
export function firstDayOf({ day, arrivedOn }: Pick<KeptPayout, 'day' | 'arrivedOn'>): LocalDate {
  return arrivedOn ?? day
}
