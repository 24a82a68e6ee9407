import { describe, expect, it } from 'vitest'
import { compareLines, existingIn } from '../../../src/office/enrollments/compare-lines.ts'
import { discountRows } from '../../../src/office/enrollments/discount-rows.ts'
import { existingOrderStatus } from '../../../src/office/enrollments/order-status.ts'
import { statusColour } from '../../../src/office/enrollments/status-colour.ts'

const given = {
  alumni_child: 20,
  alumni_child_answer: 'Si',
  sb_student: 4,
  sb_student_answer: 'No',
  employee_child: 50,
  employee_child_answer: 'No',
  payment_year: 5,
  payment_year_answer: 'Si',
  family_more_one_child_answer: 'Si',
  child_number: 15,
  child_number_answer: 3,
  sibling: 15,
  academic: 35,
  advance: 5,
} as const

describe('the status of a student', () => {
  it.each([
    ['enrolled', 'green'],
    ['Enrolled ', 'green'],
    ['admitted', 'blue'],
    ['withdrawn', 'red'],
    ['', 'red'],
    ['constructor', 'red'],
  ])('%j is %s', (status, colour) => {
    expect(statusColour(status)).toBe(colour)
  })
})

describe('the discounts of a student', () => {
  it('are each question with what a Si gives, its answer, and the proof of what is claimed', () => {
    const granted = {
      kind: 'sibling',
      percent: 1500,
      state: 'granted',
      expires_on: '2026-06-30',
      id: 'd1',
    } as const
    const none = { kind: 'alumni', percent: 2000, state: 'none', expires_on: null, id: null } as const
    expect(discountRows(given, [none, granted])).toEqual([
      { kind: 'alumni', percent: 20, answer: 'Si', evidence: none },
      { kind: 'sister', percent: 4, answer: 'No', evidence: null },
      { kind: 'employee', percent: 50, answer: 'No', evidence: null },
      { kind: 'sibling', percent: 15, answer: 'Si', evidence: granted },
      { kind: 'advance', percent: 5, answer: 'Si', evidence: null },
    ])
  })
})

describe('the order that a student has', () => {
  it.each([
    ['none', null, null],
    ['sending', { number: null, total: 900, isSame: false }, ['info', 100]],
    ['sent', { number: '70001', total: 1000, isSame: true }, ['success', 0]],
    ['elsewhere', { number: '70002', total: 1500, isSame: false }, ['warning', -500]],
  ] as const)('%s is held against what is chosen', (state, existing, expected) => {
    const status = existingOrderStatus({ state, existing, total: 1000 })
    expect(status && [status.tone, status.difference]).toEqual(expected)
  })
})

describe('two orders', () => {
  const line = (code: string, quantity: number, price: number) => ({
    ItemCode: code,
    Name: `servicio ${code}`,
    Quantity: quantity,
    UnitPrice: price,
  })

  it('differ by the lines that one lacks and those of another amount', () => {
    const there = [line('0001', 1, 3_033_000), line('0024', 10, 418_000), line('0008', 1, 58_000)]
    const chosen = [line('0001', 1, 3_033_000), line('0024', 10, 400_000), line('0025', 10, 117_000)]
    expect(compareLines(there, chosen)).toEqual([
      { code: '0024', name: 'servicio 0024', there: 4_180_000, chosen: 4_000_000 },
      { code: '0008', name: 'servicio 0008', there: 58_000, chosen: 0 },
      { code: '0025', name: 'servicio 0025', there: 0, chosen: 1_170_000 },
    ])
  })
  it('come from the hub with lines, or with the total alone', () => {
    const lines = [line('0001', 1, 5)]
    expect(existingIn({ existing: { number: '7', total: 5, lines } })).toEqual({
      number: '7',
      total: 5,
      lines,
    })
    expect(existingIn({ existing: { number: null, total: 5, lines: null } })).toEqual({
      number: null,
      total: 5,
      lines: null,
    })
  })
  it.each([{}, { existing: null }, { existing: 'x' }, { existing: { total: '5' } }])(
    'are not in %j',
    (body) => {
      expect(existingIn(body)).toBeNull()
    },
  )
})
