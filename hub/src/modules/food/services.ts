import type { FoodService } from '@matricula/contract'

export type FoodAct = 'enrol' | 'withdraw'
export type Meal = 'lunch' | 'snack'

/** 1 lunch and snack, 2 lunch, 3 snack (food-1). */
const mealsOf: Readonly<Record<FoodService, readonly Meal[]>> = {
  1: ['lunch', 'snack'],
  2: ['lunch'],
  3: ['snack'],
}

/** The service to bring a student into or out of, and whether only a part of it changes; null: it is so already. */
export interface Change {
  readonly service: FoodService
  readonly partly: boolean
}

/** What a person asked for a student who holds these services. */
export function requestedChange(
  act: FoodAct,
  service: FoodService,
  held: readonly FoodService[],
): Change | null {
  const asked = mealsOf[service]
  const meals = mealsHeld(held)
  const left = asked.filter((meal) => meals.includes(meal) === (act === 'withdraw'))
  return left.length === 0 ? null : { service, partly: left.length < asked.length }
}

/** What makes the services held those of the student's profile: meals missing are added, others taken away. */
export function changeByProfile(
  act: FoodAct,
  profile: readonly Meal[],
  held: readonly FoodService[],
): Change | null {
  const meals = mealsHeld(held)
  const left =
    act === 'enrol'
      ? profile.filter((meal) => !meals.includes(meal))
      : meals.filter((meal) => !profile.includes(meal))
  const [only] = left
  if (only === undefined) return null
  return { service: left.length === 2 ? 1 : serviceOf(only), partly: false }
}

/** The meals of a profile's two answers. */
export function mealsOfProfile({
  lunch,
  snack,
}: {
  lunch: 'Si' | 'No'
  snack: 'Si' | 'No'
}): readonly Meal[] {
  return [...(lunch === 'Si' ? (['lunch'] as const) : []), ...(snack === 'Si' ? (['snack'] as const) : [])]
}

function mealsHeld(services: readonly FoodService[]): readonly Meal[] {
  const held = services.flatMap((service) => mealsOf[service])
  return mealsOf[1].filter((meal) => held.includes(meal))
}

function serviceOf(meal: Meal): FoodService {
  return meal === 'lunch' ? 2 : 3
}
