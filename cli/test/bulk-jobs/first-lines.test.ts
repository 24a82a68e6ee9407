import { describe, expect, it } from 'vitest'
import { firstLines } from '../../src/bulk-jobs/first-lines.ts'

describe('The first line of a key', () => {
  it('is told to every later one, and not to itself when it is asked about again', () => {
    const seen = firstLines()
    expect(seen.lineOf('105/ECO-01', 2)).toBeNull()
    expect(seen.lineOf('105/ECO-02', 3)).toBeNull()
    expect(seen.lineOf('105/ECO-01', 4)).toBe(2)
    expect(seen.lineOf('105/ECO-01', 2)).toBeNull()
    expect(seen.lineOf('105/ECO-02', 5)).toBe(3)
  })

  it('is known of thousands of keys', () => {
    const seen = firstLines()
    const lines = Array.from({ length: 20_000 }, (_, at) => at + 2)
    expect(lines.every((line) => seen.lineOf(`key ${line}`, line) === null)).toBe(true)
    expect(lines.every((line) => seen.lineOf(`key ${line}`, line + 20_000) === line)).toBe(true)
  })
})
