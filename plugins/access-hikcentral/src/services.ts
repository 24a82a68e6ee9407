import type { FoodService } from '@matricula/contract'

/** The access levels behind the food services; the reader at the dining room opens for their members. */
export type Group = 'lunch' | 'snack'

export type MembershipChange = 'add' | 'remove'

export const groups: readonly Group[] = ['lunch', 'snack']

/** Groups of each service, in the order they are changed. */
const groupsOf: Readonly<Record<FoodService, readonly Group[]>> = {
  1: ['lunch', 'snack'],
  2: ['lunch'],
  3: ['snack'],
}

const services: readonly FoodService[] = [1, 2, 3]

/** Every service whose groups are all held: both groups are services 1, 2 and 3. */
export function servicesOf(currentGroups: ReadonlySet<Group>): FoodService[] {
  return services.filter((service) => groupsOf[service].every((group) => currentGroups.has(group)))
}

export interface ServiceChange {
  readonly change: MembershipChange
  readonly service: FoodService
}

/** The groups of the service that are not yet as requested. */
export function groupsToChange(
  { change, service }: ServiceChange,
  currentGroups: ReadonlySet<Group>,
): readonly Group[] {
  return groupsOf[service].filter((group) => currentGroups.has(group) !== (change === 'add'))
}
