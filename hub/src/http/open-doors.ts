import { type Caller, scopeOf } from './caller.ts'
import { type Door, doors } from './doors.ts'

/** The calls that open to a caller, as the table of doors writes them; what a vendor's signature opens is nobody's. */
export function openDoors(caller: Caller | null): string[] {
  const scope = caller === null ? [] : scopeOf(caller)
  return Object.entries(doors).flatMap(([call, door]) => (isOpen(door, scope) ? [call] : []))
}

/** As hapi judges the scope that `behindDoors` gives it. */
function isOpen(door: Door, scope: readonly string[]): boolean {
  if (door === 'provider') return false
  if (door === 'anyone' || door === 'signing-in') return true
  const isPerson = scope.includes('person')
  return door.some((role) => scope.includes(role)) && (isPerson || !door.includes('+person'))
}
