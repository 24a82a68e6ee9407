import { describe, expect, it } from 'vitest'
import { leftBehind } from '../../src/parents/wizard/left-behind.ts'

describe('What a session left behind', () => {
  it('is taken once, by the same student', () => {
    const left = leftBehind<string>()
    left.leave('10001', 'chosen')
    expect(left.take('10001')).toBe('chosen')
    expect(left.take('10001')).toBeNull()
  })

  it('is nobody else’s, and gone once somebody else has come', () => {
    const left = leftBehind<string>()
    left.leave('10001', 'chosen')
    expect(left.take('10002')).toBeNull()
    expect(left.take('10001')).toBeNull()
  })
})
