import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makePassword } from '../../../src/office/users/make-password.ts'
import { shortestPassword } from '../../../src/office/users/user.ts'

describe('A password that is made', () => {
  it('is long enough, without signs that look alike, and another each time', () => {
    const made = Array.from({ length: 200 }, () => makePassword(randomBytes))
    for (const password of made) {
      expect(password).toMatch(/^([a-zA-Z2-9]{5}-){3}[a-zA-Z2-9]{5}$/)
      expect(password).not.toMatch(/[lIO01]/)
      expect(password.length).toBeGreaterThanOrEqual(shortestPassword)
    }
    expect(new Set(made).size).toBe(made.length)
  })

  it('takes no byte that would make some signs likelier than others', () => {
    const handed = [Uint8Array.of(255, 254, 0, 1), new Uint8Array(20).fill(2)]
    expect(makePassword(() => handed.shift() ?? new Uint8Array())).toBe('abccc-ccccc-ccccc-ccccc')
  })
})
