import { describe, expect, it } from 'vitest'
import type { FoodService } from '@matricula/contract'
import { aRead, aSystem, aWrite } from './support/a-system.ts'

const held: [FoodService, FoodService[]][] = [
  [1, [1, 2, 3]],
  [2, [2]],
  [3, [3]],
]

describe('food services', () => {
  it.each(held)('enrolling in service %i gives the services %j', async (service, services) => {
    const { access } = aSystem()
    expect((await access.enrol('10001', service, aWrite('k1'))).services).toEqual(services)
  })

  it('lunch and snack taken apart are service 1 together', async () => {
    const { access } = aSystem()
    await access.enrol('10001', 2, aWrite('k1'))
    expect((await access.enrol('10001', 3, aWrite('k2'))).services).toEqual([1, 2, 3])
  })

  it('withdrawing lunch from service 1 leaves the snack', async () => {
    const { access } = aSystem()
    await access.enrol('10001', 1, aWrite('k1'))
    expect((await access.withdraw('10001', 2, aWrite('k2'))).services).toEqual([3])
  })

  it('withdrawing service 1 leaves neither group, whichever was held', async () => {
    const { access } = aSystem()
    await access.enrol('10001', 3, aWrite('k1'))
    expect((await access.withdraw('10001', 1, aWrite('k2'))).services).toEqual([])
  })

  it('doing what is already so is no error', async () => {
    const { access } = aSystem()
    expect((await access.withdraw('10001', 1, aWrite('k1'))).services).toEqual([])
    await access.enrol('10001', 2, aWrite('k2'))
    expect((await access.enrol('10001', 2, aWrite('k3'))).services).toEqual([2])
  })

  it('keeps one student apart from another', async () => {
    const { access } = aSystem()
    await access.enrol('10001', 1, aWrite('k1'))
    expect((await access.findPerson('10002', aRead()))?.services).toEqual([])
  })

  it('remembers the services after a restart', async () => {
    const before = aSystem()
    await before.access.enrol('10001', 2, aWrite('k1'))
    const after = aSystem({ memo: before.memo })
    expect((await after.access.findPerson('10001', aRead()))?.services).toEqual([2])
  })

  it('a repeated key answers the first result and undoes nothing done since', async () => {
    const { access } = aSystem()
    const first = await access.enrol('10001', 2, aWrite('k1'))
    await access.withdraw('10001', 2, aWrite('k2'))
    expect(await access.enrol('10001', 2, aWrite('k1'))).toEqual(first)
    expect((await access.findPerson('10001', aRead()))?.services).toEqual([])
  })
})
