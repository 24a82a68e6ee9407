import type { Body } from '../api/call.ts'

/** One student's part of a plan, as a person asks for it. */
export type Wish = Body<'POST /api/hikcentral/plans'>['rows'][number]
export type FoodAct = Body<'POST /api/hikcentral/plans'>['act']
export type FoodService = Wish['service']

/** What a student has: one service says it, as 1 is both meals. Null: nothing. */
export type Held = FoodService | null

/** 1 lunch and snack, 2 lunch, 3 snack. */
export const foodServices = [1, 2, 3] as const satisfies readonly FoodService[]

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
export function heldOf(services: readonly FoodService[]): Held {
  return serviceOf({
    lunch: services.some((service) => mealsOf[service].lunch),
    snack: services.some((service) => mealsOf[service].snack),
  })
}

/** What a student has when the act is done. */
export function heldAfter(act: FoodAct, service: FoodService, held: Held): Held {
  const now = held === null ? { lunch: false, snack: false } : mealsOf[held]
  const touched = mealsOf[service]
  const after = (meal: keyof Meals) => (touched[meal] ? act === 'enrol' : now[meal])
  return serviceOf({ lunch: after('lunch'), snack: after('snack') })
}

/** The end of a text's key: 1, 2, 3 or none. */
export function heldKey(held: Held): string {
  return held === null ? 'none' : String(held)
}

function serviceOf({ lunch, snack }: Meals): Held {
  if (lunch) return snack ? 1 : 2
  return snack ? 3 : null
}
