import { describe, expect, it } from 'vitest'
import { answerByOf } from '../../../src/modules/disputes/answer-by.ts'

describe('The last day to answer a dispute that opened', () => {
  it.each([
    ['on a Monday', '2026-10-05', '2026-10-07'],
    ['on a Friday', '2026-10-02', '2026-10-06'],
    ['before a holiday on Monday', '2026-10-09', '2026-10-14'],
    ['on a Saturday', '2026-10-03', '2026-10-06'],
    ['before Holy Thursday', '2026-04-01', '2026-04-07'],
  ])('%s is two working days in Colombia later', (_when, openedOn, answerBy) => {
    expect(answerByOf(openedOn)).toBe(answerBy)
  })
})
