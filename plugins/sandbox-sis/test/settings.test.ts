import { describe, expect, it } from 'vitest'
import { plugin } from '../src/index.ts'

describe('the settings', () => {
  it('may be left out', () => {
    expect(plugin.settings.validate({})).toEqual({ value: { seed: 2025, students: 600, year: 2025 } })
  })

  it.each([
    { students: 16 },
    { students: 100_001 },
    { seed: -1 },
    { seed: 1.5 },
    { year: 1999 },
    { sead: 1 },
  ])('refuse %j', (wrong) => {
    expect(plugin.settings.validate(wrong).error).toBeDefined()
  })
})
