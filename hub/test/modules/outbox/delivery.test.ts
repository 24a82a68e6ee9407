import { describe, expect, it } from 'vitest'
import { announce, findDelivery, hurryDelivery } from '../../../src/modules/outbox/index.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'

const key = 'admin-order:1'
const at = new Date('2025-06-19T15:00:00Z')
const earlier = '2025-06-19T14:00:00.000Z'
const later = '2025-06-19T16:00:00.000Z'

describe.each(databases)('A delivery is hurried on $name', (kind) => {
  it.each([
    ['when it met a fault', { last_fault: 'unreachable', due_at: later }, true],
    ['when it is on hold', { last_fault: 'rejected', status: 'on_hold' }, true],
    ['when its worker died', { last_fault: 'unreachable', leased_until: earlier }, true],
    ['not before it met a fault', { due_at: later }, false],
    ['not while somebody delivers it', { last_fault: 'unreachable', leased_until: later }, false],
    ['not when it is done', { last_fault: 'unreachable', status: 'done' }, false],
  ])('%s', async (_title, state, hurried) => {
    const { database } = await openTestDatabase(kind)
    const announcement = { topic: 'accounting.admin-order', key, payload: {}, trace: 'test', at } as const
    await database.transaction((trx) => announce(trx, announcement))
    await database('outbox').update(state)
    const before = await database('outbox').first()

    expect(await database.transaction((trx) => hurryDelivery(trx, key, at))).toBe(hurried)

    const changed = { status: 'due', due_at: at.toISOString() }
    expect(await database('outbox').first()).toEqual(hurried ? { ...before, ...changed } : before)
  })

  it('never when nobody announced it', async () => {
    const { database } = await openTestDatabase(kind)

    expect(await database.transaction((trx) => hurryDelivery(trx, key, at))).toBe(false)
    expect(await findDelivery(database, key)).toBeNull()
  })
})
