import type { components } from '@matricula/hub/api'
import { fold } from '../read-cells.ts'

export type FoodAct = components['schemas']['FoodPlanInput']['act']
export type FoodService = components['schemas']['FoodPlanInputRow']['service']

const services: Readonly<Record<FoodService, readonly string[]>> = {
  1: ['1', 'almuerzo medias nueves', 'almuerzo onces', 'lunch snack', 'ambos', 'both'],
  2: ['2', 'almuerzo', 'lunch'],
  3: ['3', 'medias nueves', 'onces', 'snack', 'refrigerio'],
}

/** The service that a person names by its number or its words, in either language; null for any other text. */
export function serviceOf(written: string): FoodService | null {
  const words = fold(written).replaceAll(/\b(y|and) /g, '')
  return ([1, 2, 3] as const).find((service) => services[service].includes(words)) ?? null
}

/** One word for what is held: the access control names every service whose meals a student has. */
export function heldService(now: readonly FoodService[]): FoodService | null {
  const lunch = now.includes(1) || now.includes(2)
  const snack = now.includes(1) || now.includes(3)
  if (lunch) return snack ? 1 : 2
  return snack ? 3 : null
}
