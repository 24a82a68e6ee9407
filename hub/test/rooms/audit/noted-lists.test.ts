import { describe, expect, it } from 'vitest'
import { NotedLists } from '../../../src/rooms/audit/noted-lists.ts'

const minute = (count: number) => new Date(Date.UTC(2025, 5, 19, 15, count))
const list = { actor: 'staff:finanzas', call: 'GET /api/payments', subject: '*', trace: 'one' }

describe('A list that was read', () => {
  it('is noted again after a quarter of an hour', () => {
    const lists = new NotedLists()
    lists.add(list, minute(0))

    expect([lists.has(list, minute(14)), lists.has(list, minute(15))]).toEqual([true, false])
  })

  it('is another one by another person, or for another call', () => {
    const lists = new NotedLists()
    lists.add(list, minute(0))

    expect(lists.has({ ...list, actor: 'staff:admin' }, minute(1))).toBe(false)
    expect(lists.has({ ...list, call: 'GET /api/discounts' }, minute(1))).toBe(false)
  })

  it('is none where it names a student', () => {
    const lists = new NotedLists()
    const ofStudent = { ...list, subject: '10001' }
    lists.add(ofStudent, minute(0))

    expect(lists.has(ofStudent, minute(1))).toBe(false)
  })
})
