import { own } from '@matricula/contract'
import type { MovementStatus } from './movement.ts'

const movementStatuses: Readonly<Record<string, MovementStatus>> = {
  approved: 'stands',
  reversed: 'back',
  returned: 'returned',
}

/** A guardian's payment stands by its own status. */
export function movementStatusOf(status: string): MovementStatus {
  return own(movementStatuses, status) ?? 'open'
}
