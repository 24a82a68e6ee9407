import { describe, expect, it } from 'vitest'
import type { Database } from '../../../src/db/database.ts'
import { inTransaction } from '../../../src/db/transaction.ts'
import { keepRows, rowsOf } from '../../../src/modules/food/food-plan-row.store.ts'
import { keepPlan } from '../../../src/modules/food/food-plan.store.ts'
import { plansDataSource } from '../../../src/modules/food/plans-data-source.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'

const hour = 60 * 60_000
const made = new Date('2025-06-19T15:00:00.000Z')
const later = (hours: number) => new Date(made.getTime() + hours * hour)

const plan = {
  tokenHash: 'a'.repeat(64),
  act: 'enrol',
  createdBy: 'staff:alimentos',
  createdAt: made,
  expiresAt: later(1),
} as const

const keep = (database: Database) =>
  inTransaction(database, async (trx) => {
    await keepPlan(trx, plan)
    await keepRows(trx, plan.tokenHash, [
      { student: '10001', service: 1 },
      { student: '10003', service: 2 },
    ])
  })

describe.each(databases)('What plans of food services keep on $name', (kind) => {
  it('is shown to a family, and loses its students when it is erased', async () => {
    const { database } = await openTestDatabase(kind)
    await keep(database)
    expect(await plansDataSource.export(database, ['10001'])).toEqual([
      {
        act: 'enrol',
        createdAt: made,
        student: '10001',
        service: 1,
        result: 'waiting',
        fault: null,
        words: '',
      },
    ])
    const erase = () => inTransaction(database, (trx) => plansDataSource.erase(trx, ['10001']))
    expect([await erase(), await erase()]).toEqual([1, 0])
    expect(await plansDataSource.export(database, ['10001'])).toEqual([])
    expect(await rowsOf(database, plan.tokenHash)).toMatchObject([{ student: '10003' }])
  })

  it('is kept a day after it expired, and goes with its students', async () => {
    const { database } = await openTestDatabase(kind)
    await keep(database)
    expect(await plansDataSource.retain?.(database, later(24))).toBe(0)
    expect(await plansDataSource.retain?.(database, later(26))).toBe(1)
    expect(await database('food_plan_row')).toEqual([])
  })
})
