import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { simulate } from '../../../src/modules/pricing/simulate.ts'
import { simulateInput } from '../../../src/modules/pricing/simulate-input.ts'
import { readSeason } from '../seasons/read-season.ts'

interface Case {
  readonly name: string
  readonly given: Readonly<Record<string, unknown>>
  readonly then: Readonly<Record<string, unknown>>
}

const cases = JSON.parse(readFileSync(new URL('pricing-cases.json', import.meta.url), 'utf8')) as {
  readonly parent: readonly Case[]
  readonly admin: readonly Case[]
}
const seasons = { parents: readSeason('2025-2026'), admin: readSeason('2020-2021') }

/** What the case's `then` speaks of; the proof is asked for elsewhere. */
function outcomeOf(given: Case['given']) {
  const input = simulateInput.validate(given, { abortEarly: false })
  if (input.error) throw input.error
  const { explanations: _, reports: __, ...outcome } = simulate(input.value, { seasons, now: new Date(0) })
  if (!('error' in outcome)) return outcome
  return { error: outcome.error }
}

describe('the worked cases', () => {
  it('are all here', () => {
    expect([cases.parent.length, cases.admin.length]).toEqual([11, 5])
  })

  it.each(cases.parent)('family: $name', ({ given, then }) => {
    expect(outcomeOf(given)).toEqual(then)
  })

  it.each(cases.admin)('order: $name', ({ given, then }) => {
    expect(outcomeOf({ kind: 'admin-order', ...given })).toEqual(then)
  })
})
