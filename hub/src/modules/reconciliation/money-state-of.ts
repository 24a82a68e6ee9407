import { own } from '@matricula/contract'
import type { MoneyState } from './movement.ts'

const moneyStates: Readonly<Record<string, MoneyState>> = {
  approved: 'stands',
  reversed: 'back',
  returned: 'returned',
}

/** A guardian's payment stands by its own status. */
export function moneyStateOf(status: string): MoneyState {
  return own(moneyStates, status) ?? 'open'
}
