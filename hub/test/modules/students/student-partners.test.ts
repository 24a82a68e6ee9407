import { describe, expect, it } from 'vitest'
import { partnersCarrying } from '../../../src/modules/students/student-partners.ts'

const own = 'ana@example.com'

describe('Of the partners that accounting answers for an address', () => {
  it.each([
    ['C10001', own, true],
    ['CA1B2C', 'ANA@Example.com', true],
    ['C1000', own, false],
    ['C100011', own, false],
    ['P10001', own, false],
    ['c10001', own, false],
    ['PROV0042', own, false],
    ['C10001', 'other@example.com', false],
    ['C10001', 'ana@example.com.co', false],
    ['C10001', null, false],
  ])('%s with %s is a student’s: %s', (code, email, isKept) => {
    const partner = { code, name: 'x', email }
    expect(partnersCarrying([partner], 'Ana@example.COM')).toEqual(isKept ? [partner] : [])
  })
})
