import { describe, expect, it } from 'vitest'
import { clockPresets } from '../../../src/office/integrations/clock-presets.ts'

const season = {
  opens: '2025-06-03T06:00:00-05:00',
  closes: '2025-09-01T00:00:00-05:00',
  lateForm: { from: '2025-06-18', to: '2025-06-30' },
  cutoff: '2025-07-29T00:00:00-05:00',
  transportEarlyUntil: '2025-07-01T00:00:00-05:00',
  maintenance: { from: '05:00', to: '06:00' },
}
const now = '2025-07-02T23:30:00-05:00'

describe('The moments that a clock can be set to', () => {
  it('stand on both sides of each window, in Bogotá’s time', () => {
    expect(Object.fromEntries(clockPresets(season, now).map(({ name, at }) => [name, at]))).toEqual({
      opens: '2025-06-03T06:00:00-05:00',
      lateForm: '2025-06-18T10:00:00-05:00',
      afterLateForm: '2025-07-01T00:00:00-05:00',
      transportLate: '2025-07-01T00:00:00-05:00',
      beforeCutoff: '2025-07-28T23:59:00-05:00',
      cutoff: '2025-07-29T00:00:00-05:00',
      beforeCloses: '2025-08-31T23:59:00-05:00',
      closes: '2025-09-01T00:00:00-05:00',
      maintenance: '2025-07-02T05:00:00-05:00',
    })
  })

  it('have no maintenance where there is none', () => {
    const names = clockPresets({ ...season, maintenance: null }, now).map(({ name }) => name)
    expect(names).not.toContain('maintenance')
    expect(names).toHaveLength(8)
  })
})
