import type { LineStanding } from '../../shared-services/waiting-line.ts'
import type { LoadLevel } from '../overload/shed.ts'

export interface Arrival {
  /** What the ticket that was shown is worth; null where there is none. */
  readonly standing: LineStanding | null
  readonly level: LoadLevel
  /** How many wait, at all hubs. */
  readonly waiting: number
}

/** Whether a family signs in now, waits where it stands, or gets a place at the end of the line. */
export function decideEntry({ standing, level, waiting }: Arrival): 'enter' | 'wait' | 'join' {
  if (standing === null) return level === 'calm' && waiting === 0 ? 'enter' : 'join'
  return standing.is === 'admitted' && level !== 'full' ? 'enter' : 'wait'
}
