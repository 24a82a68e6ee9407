import type { FoodService } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import {
  requestedChange,
  changeByProfile,
  type FoodAct,
  type Meal,
  mealsOfProfile,
} from '../../../src/modules/food/services.ts'

const none: FoodService[] = []
const both: FoodService[] = [1, 2, 3]

describe('A service asked for', () => {
  it.each<[FoodAct, FoodService, FoodService[], ReturnType<typeof requestedChange>]>([
    ['enrol', 1, none, { service: 1, partly: false }],
    ['enrol', 1, [2], { service: 1, partly: true }],
    ['enrol', 1, both, null],
    ['enrol', 2, none, { service: 2, partly: false }],
    ['enrol', 2, [3], { service: 2, partly: false }],
    ['enrol', 2, both, null],
    ['enrol', 3, [3], null],
    ['withdraw', 1, both, { service: 1, partly: false }],
    ['withdraw', 1, [3], { service: 1, partly: true }],
    ['withdraw', 1, none, null],
    ['withdraw', 2, both, { service: 2, partly: false }],
    ['withdraw', 2, [3], null],
    ['withdraw', 3, [1], { service: 3, partly: false }],
  ])('%s %i of who has %j', (act, service, held, change) => {
    expect(requestedChange(act, service, held)).toEqual(change)
  })
})

describe('What a profile asks for', () => {
  it.each<['Si' | 'No', 'Si' | 'No', Meal[]]>([
    ['Si', 'Si', ['lunch', 'snack']],
    ['Si', 'No', ['lunch']],
    ['No', 'Si', ['snack']],
    ['No', 'No', []],
  ])('lunch %s and snack %s', (lunch, snack, meals) => {
    expect(mealsOfProfile({ lunch, snack })).toEqual(meals)
  })

  it.each<[FoodAct, Meal[], FoodService[], FoodService | null]>([
    ['enrol', ['lunch', 'snack'], none, 1],
    ['enrol', ['lunch', 'snack'], [2], 3],
    ['enrol', ['lunch', 'snack'], [3], 2],
    ['enrol', ['lunch', 'snack'], both, null],
    ['enrol', ['lunch'], [3], 2],
    ['enrol', [], none, null],
    ['withdraw', [], both, 1],
    ['withdraw', ['lunch'], both, 3],
    ['withdraw', ['snack'], both, 2],
    ['withdraw', ['snack'], [2], 2],
    ['withdraw', ['lunch', 'snack'], both, null],
    ['withdraw', [], none, null],
  ])('%s towards %j from %j', (act, profile, held, service) => {
    expect(changeByProfile(act, profile, held)?.service ?? null).toBe(service)
  })
})
