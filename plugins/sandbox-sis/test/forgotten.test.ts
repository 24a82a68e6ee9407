import { afterEach, describe, expect, it, vi } from 'vitest'
import { aRead, aSchool } from './support/a-school.ts'

afterEach(() => void vi.useRealTimers())

describe('a school that nobody asks about', () => {
  it('is kept while it is asked about, forgotten later, and founded again as it was', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const school = aSchool({ students: 60 })
    const ask = () => school.findStudent('10001', aRead())
    const first = await ask()
    vi.advanceTimersByTime(9000)
    expect(await ask()).toBe(first)
    vi.advanceTimersByTime(9000)
    expect(await ask()).toBe(first)
    vi.advanceTimersByTime(10_000)
    const later = await ask()
    expect(later).not.toBe(first)
    expect(later).toEqual(first)
  })
})
