import { describe, expect, it } from 'vitest'
import { simulate } from '../../../src/modules/pricing/simulate.ts'
import { simulateInput } from '../../../src/modules/pricing/simulate-input.ts'
import { readSeason } from '../seasons/read-season.ts'

const facts = {
  seasons: { parents: readSeason('2025-2026'), admin: readSeason('2020-2021') },
  now: new Date('2025-07-29T00:00:00-05:00'),
}
const given = (more: object) => ({ grade: 'PRIMERO', period: 1, ...more })
const run = (input: object) => simulate(simulateInput.validate(input).value, facts)

describe('a simulation', () => {
  it('takes the season clock when it has no instant of its own', () => {
    expect(run(given({}))).toMatchObject({ error: 'PERIOD_CLOSED', field: 'period' })
    expect(run(given({ now: '2025-07-28T23:59:59-05:00' }))).toMatchObject({ subtotal: 0 })
  })

  it('explains every line by rule, sentence, values and result', () => {
    const simulated = run(
      given({ period: 2, now: '2025-07-01T00:00:00-05:00', transport: 1075, activities: [100] }),
    )
    expect(simulated.explanations.map(({ code }) => code)).toEqual(['TRANSPORTE', 'ECO'])
    expect(simulated.explanations[0]?.steps[1]).toEqual({
      rule: 'pricing-20',
      text: 'rule.transport-semester-now',
      values: { unit: 1075, months: 5, discount: 250, parts: 5 },
      result: 5241,
    })
  })

  it('reads percents exactly and refuses a third decimal', () => {
    const item = (Schoolarship: unknown) => given({ annual: [{ ItemCode: 'CA-1', Price: 1, Schoolarship }] })
    const { value } = simulateInput.validate(item(12.5))
    expect(value).toMatchObject({ annual: [{ Schoolarship: 1250 }] })
    expect(simulateInput.validate(item(12.125)).error?.message).toContain('at most two decimals')
    expect(simulateInput.validate(item(100.01)).error).toBeDefined()
    expect(simulateInput.validate(item('12.5')).error).toBeDefined()
  })

  it.each([
    [{ period: 4 }, 'period'],
    [{ transport: -1 }, 'transport'],
    [{ activities: [0.5] }, 'activities[0]'],
    [{ balance: '5' }, 'balance'],
    [{ now: '2025-06-19T10:00:00' }, 'now'],
    [{ kind: 'other' }, 'kind'],
    [{ price: 1 }, 'price'],
  ])('refuses %o', (more, field) => {
    expect(simulateInput.validate(given(more)).error?.message).toContain(`"${field}"`)
  })

  it('refuses an order of a code that is none, and answers an unknown transport mode', () => {
    const order = (code: string, f: object) => ({ kind: 'admin-order', code, f })
    expect(simulateInput.validate(order('1234', {})).error?.message).toContain('"code"')
    expect(run(order('12345', { transport: 'Si', transportMode: 'Helicóptero' }))).toMatchObject({
      error: 'TRANSPORT_MODE_UNKNOWN',
      field: 'transportMode',
    })
  })
})
