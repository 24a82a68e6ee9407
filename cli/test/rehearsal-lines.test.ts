import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type EnrolmentOutcome, outcomes } from '../src/tasks/rehearse/outcomes.ts'
import { linesWithin } from '../src/output/line.ts'
import { Tally } from '../src/tasks/rehearse/books/tally.ts'
import { rehearsalLines, type RehearsalReport } from '../src/views/rehearsal-lines.ts'
import { aTranscript, anAccount } from './support/a-closed-account.ts'

function aReport(count: number): RehearsalReport {
  const tally = new Tally()
  tally.add(aTranscript(), anAccount())
  return {
    students: 1,
    seed: 7,
    phases: [],
    fates: Object.fromEntries(outcomes.map((outcome) => [outcome, count])) as Record<
      EnrolmentOutcome,
      number
    >,
    lives: 1,
    totals: tally.totals(),
    digest: tally.digest(),
    firstUnexplained: null,
    unexplained: 0,
    durationMs: 14_000,
  }
}

const linesOf = (count: number, locale: 'es' | 'en') =>
  linesWithin(rehearsalLines(aReport(count), locale), 120).map(stripVTControlCharacters)

describe('What a rehearsal tells at its end', () => {
  it.each([
    [1, 'es'],
    [1, 'en'],
    [0, 'es'],
    [0, 'en'],
  ] as const)('names nothing that happened %i times in %s by the name that programs use', (count, locale) => {
    const said = linesOf(count, locale).join('\n')
    expect(outcomes.filter((outcome) => outcome.includes('-') && said.includes(outcome))).toEqual([])
  })

  it('says what happened to families in whole words', () => {
    expect(linesOf(1, 'es').join('\n')).toMatch(/^el banco rechazó un pago y aprobó el siguiente +1$/m)
  })

  it('has each fee by its code and its name', () => {
    expect(linesOf(1, 'en').join('\n')).toMatch(/^Code +Fee +Charged +Still to charge$/m)
  })

  it('counts one start of the hub as one', () => {
    expect(linesOf(1, 'es').join('\n')).toContain('El hub arrancó 1 vez; duración 14 s')
  })
})
