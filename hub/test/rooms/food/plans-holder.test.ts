import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../src/db/transaction.ts'
import { findOutcome, keepOutcome, keepPlan } from '../../../src/rooms/food/food-plan.store.ts'
import { plansHolder } from '../../../src/rooms/food/plans-holder.ts'
import { databases } from '../../support/databases.ts'
import { openTestDatabase } from '../../support/open-database.ts'

const hour = 60 * 60_000
const made = new Date('2025-06-19T15:00:00.000Z')
const later = (hours: number) => new Date(made.getTime() + hours * hour)

describe.each(databases)('What plans of food services keep on $name', (kind) => {
  const plan = {
    tokenHash: 'a'.repeat(64),
    act: 'enrol',
    rows: [
      { student: '10001', service: 1 },
      { student: '10003', service: 2 },
    ],
    createdBy: 'staff:alimentos',
    createdAt: made,
    expiresAt: later(1),
  } as const

  it('is shown to a family, and loses its students when it is erased', async () => {
    const { database } = await openTestDatabase(kind)
    await keepPlan(database, plan)
    const outcome = plan.rows.map((row) => ({ ...row, fault: null, words: '' }))
    await inTransaction(database, (trx) => keepOutcome(trx, plan.tokenHash, outcome))
    expect(await plansHolder.export(database, ['10001'])).toMatchObject([
      { act: 'enrol', student: '10001', service: 1 },
    ])
    const erase = () => inTransaction(database, (trx) => plansHolder.erase(trx, ['10001']))
    expect([await erase(), await erase()]).toEqual([1, 0])
    expect(await plansHolder.export(database, ['10001'])).toEqual([])
    expect(await findOutcome(database, plan)).toMatchObject([{ student: '10003' }])
  })

  it('is kept a day after it expired', async () => {
    const { database } = await openTestDatabase(kind)
    await keepPlan(database, plan)
    expect(await plansHolder.retain?.(database, later(24))).toBe(0)
    expect(await plansHolder.retain?.(database, later(26))).toBe(1)
  })
})
