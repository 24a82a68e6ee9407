import { describe, expect, it } from 'vitest'
import { createIds } from '../../src/shared/ids.ts'

const key = Buffer.alloc(32, 1)
const ids = createIds(key)

describe('A reference', () => {
  it('has fourteen signs that nobody mixes up, and is another each time', () => {
    const references = Array.from({ length: 1000 }, () => ids.reference())
    expect(new Set(references).size).toBe(1000)
    for (const reference of references) expect(reference).toMatch(/^MH-[0-9A-HJKMNP-TV-Z]{14}$/)
  })

  it('is known for ours by every hub with the school’s key, and by no other', () => {
    const reference = ids.reference()
    expect(createIds(Buffer.alloc(32, 1)).hasIssued(reference)).toBe(true)
    expect(createIds(Buffer.alloc(32, 2)).hasIssued(reference)).toBe(false)
  })

  it('with one sign changed is not ours', () => {
    const reference = ids.reference()
    const changed = Array.from({ length: 14 }, (_, index) => {
      const at = 3 + index
      return `${reference.slice(0, at)}${reference[at] === '7' ? '8' : '7'}${reference.slice(at + 1)}`
    })
    expect(changed.filter((one) => ids.hasIssued(one))).toEqual([])
  })

  it.each(['', 'MH-', 'MH-HM4WHW7R6NA9', 'mh-00000000000000', 'MH-UUUUUUUUUUUUUU', 'XX-00000000000000'])(
    'is not %j',
    (other) => {
      expect(ids.hasIssued(other)).toBe(false)
    },
  )
})
