import type { FoodService } from '@matricula/contract'

/** The access groups behind the food services; a reader at the dining room opens for their members. */
export type Group = 'lunch' | 'snack'

/** Groups of each service, in the order they are written. */
export const groupsOf: Readonly<Record<FoodService, readonly Group[]>> = {
  1: ['lunch', 'snack'],
  2: ['lunch'],
  3: ['snack'],
}

/** Every service whose groups are all held: both groups are services 1, 2 and 3. */
export function servicesOf(currentGroups: ReadonlySet<Group>): FoodService[] {
  const services: readonly FoodService[] = [1, 2, 3]
  return services.filter((service) => groupsOf[service].every((group) => currentGroups.has(group)))
}
