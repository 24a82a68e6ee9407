import { describe, expect, it } from 'vitest'
import { RecentListReads } from '../../../src/modules/audit/recent-list-reads.ts'

const list = { actor: 'staff:finanzas', call: 'GET /api/payments', subject: '*', trace: 'one' }

/** Reads, and the machine's clock, which stands at its first minute. */
function atAnHour() {
  let at = Date.UTC(2025, 5, 19, 15)
  const lists = new RecentListReads({ wall: () => new Date(at) })
  return {
    lists,
    pass: (minutes: number) => {
      at += minutes * 60_000
    },
  }
}

describe('A list that was read', () => {
  it('is noted again after a quarter of an hour', () => {
    const { lists, pass } = atAnHour()
    lists.add(list)

    pass(14)
    expect(lists.has(list)).toBe(true)
    pass(1)
    expect(lists.has(list)).toBe(false)
  })

  it('is another one by another person, or for another call', () => {
    const { lists } = atAnHour()
    lists.add(list)

    expect(lists.has(list)).toBe(true)
    expect(lists.has({ ...list, actor: 'staff:admin' })).toBe(false)
    expect(lists.has({ ...list, call: 'GET /api/discounts' })).toBe(false)
  })

  it('is none where it names a student', () => {
    const { lists } = atAnHour()
    const ofStudent = { ...list, subject: '10001' }
    lists.add(ofStudent)

    expect(lists.has(ofStudent)).toBe(false)
  })
})
