import type { BodyOf } from '../api/call.ts'
import { everyOf } from '@matricula/hub/api/every-of'

/** One student's part of a plan, as a person asks for it. */
export type PlanRowInput = BodyOf<'POST /api/hikcentral/plans'>['rows'][number]
export type FoodAction = BodyOf<'POST /api/hikcentral/plans'>['act']
export type FoodService = PlanRowInput['service']

/** What a student has: one service says it, as 1 is both meals. Null: nothing. */
export type HeldService = FoodService | null

/** 1 lunch and snack, 2 lunch, 3 snack. */
export const foodServices = everyOf<FoodService>()([1, 2, 3])

interface Meals {
  readonly lunch: boolean
  readonly snack: boolean
}

const mealsOf: Readonly<Record<FoodService, Meals>> = {
  1: { lunch: true, snack: true },
  2: { lunch: true, snack: false },
  3: { lunch: false, snack: true },
}

/** The hub names every service whose meals are all held; one word is enough for a person. */
export function heldServiceOf(services: readonly FoodService[]): HeldService {
  return serviceOf({
    lunch: services.some((service) => mealsOf[service].lunch),
    snack: services.some((service) => mealsOf[service].snack),
  })
}

/** What a student has when the act is done. */
export function serviceAfter(act: FoodAction, service: FoodService, current: HeldService): HeldService {
  const now = current === null ? { lunch: false, snack: false } : mealsOf[current]
  const touched = mealsOf[service]
  const after = (meal: keyof Meals) => (touched[meal] ? act === 'enrol' : now[meal])
  return serviceOf({ lunch: after('lunch'), snack: after('snack') })
}

/** The end of a text's key: 1, 2, 3 or none. */
export function serviceKey(current: HeldService): string {
  return current === null ? 'none' : String(current)
}

function serviceOf({ lunch, snack }: Meals): HeldService {
  if (lunch) return snack ? 1 : 2
  return snack ? 3 : null
}
