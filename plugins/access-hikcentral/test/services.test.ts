import { describe, expect, it } from 'vitest'
import { groupsToChange, servicesOf } from '../src/services.ts'
import type { Group, ServiceChange } from '../src/services.ts'

const rows: readonly (readonly [ServiceChange, readonly Group[], readonly Group[]])[] = [
  [{ change: 'add', service: 1 }, [], ['lunch', 'snack']],
  [{ change: 'add', service: 1 }, ['lunch'], ['snack']],
  [{ change: 'add', service: 1 }, ['snack'], ['lunch']],
  [{ change: 'add', service: 1 }, ['lunch', 'snack'], []],
  [{ change: 'add', service: 2 }, ['snack'], ['lunch']],
  [{ change: 'add', service: 3 }, ['snack'], []],
  [{ change: 'remove', service: 1 }, ['lunch', 'snack'], ['lunch', 'snack']],
  [{ change: 'remove', service: 1 }, ['snack'], ['snack']],
  [{ change: 'remove', service: 1 }, [], []],
  [{ change: 'remove', service: 2 }, ['lunch', 'snack'], ['lunch']],
  [{ change: 'remove', service: 3 }, ['lunch'], []],
]

describe('the groups behind the services', () => {
  it.each(rows)('%o of one who holds %j changes %j', (serviceChange, held, changed) => {
    expect(groupsToChange(serviceChange, new Set(held))).toEqual(changed)
  })

  it.each<[readonly Group[], readonly number[]]>([
    [[], []],
    [['lunch'], [2]],
    [['snack'], [3]],
    [
      ['snack', 'lunch'],
      [1, 2, 3],
    ],
  ])('holding %j is having services %j', (held, services) => {
    expect(servicesOf(new Set(held))).toEqual(services)
  })
})
