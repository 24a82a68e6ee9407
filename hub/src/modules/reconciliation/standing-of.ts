import { own } from '@matricula/contract'
import type { Standing } from './movement.ts'

const standings: Readonly<Record<string, Standing>> = {
  approved: 'stands',
  reversed: 'back',
  returned: 'returned',
}

/** A guardian's payment stands by its own status. */
export function standingOf(status: string): Standing {
  return own(standings, status) ?? 'open'
}
