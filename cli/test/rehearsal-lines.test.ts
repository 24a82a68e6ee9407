import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type EnrolmentOutcome, outcomes } from '@matricula/rehearsal'
import { linesWithin } from '../src/output/line.ts'
import { checkAccount } from '../rehearsal/src/books/check-account.ts'
import { Tally } from '../rehearsal/src/books/tally.ts'
import { none } from '../rehearsal/src/fact.ts'
import { describeFinding } from '../src/views/describe-finding.ts'
import { progressLine } from '../src/views/rehearsal-progress.ts'
import { rehearsalLines, type RehearsalReport } from '../src/views/rehearsal-lines.ts'
import { aTranscript, anAccount } from '../rehearsal/test/support/a-closed-account.ts'
import { anAccountOf, aTranscriptOf, givenBack } from '../rehearsal/test/support/paid-later.ts'

function aReport(count: number): RehearsalReport {
  const tally = new Tally()
  tally.add(aTranscriptOf(givenBack), anAccountOf(givenBack))
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
    accounts: [{ account: 'provider/card', amount: 1_050_000 }],
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

  it.each([
    ['es', /^Abonos hechos con enlaces: \$\s250\.000; devuelto de ellos: \$\s250\.000$/m],
    ['en', /^By links for an amount: .*250,000; given back of that: .*250,000$/m],
  ] as const)('has what was paid by links for an amount on a line of its own in %s', (locale, line) => {
    expect(linesOf(1, locale).join('\n')).toMatch(line)
  })

  it('counts one start of the hub as one', () => {
    expect(linesOf(1, 'es').join('\n')).toContain('El hub arrancó 1 vez; duración 14 s')
  })
})

describe('A finding', () => {
  const account = anAccount()
  const finding = checkAccount(aTranscript(), {
    ...account,
    statement: { ...account.statement, orders: [] },
  })
  if (finding === null) throw new Error('an order is missing')

  it.each([
    ['es', 'una orden, ', '0 órdenes'],
    ['en', 'one order, ', '0 orders'],
  ] as const)('is told in the reader’s language: %s', (locale, expected, found) => {
    expect(describeFinding(finding, locale)).toMatchObject({
      expected: `${expected}${account.timeline?.reference}`,
      found,
    })
  })

  it('keeps the words of the books as they stand there', () => {
    const described = describeFinding({ ...finding, expected: 'APROBADO', found: none }, 'es')
    expect(described).toMatchObject({ expected: 'APROBADO', found: 'ninguno' })
  })
})

describe('The progress of a rehearsal', () => {
  it.each([
    ['es', '  25 % · faltan unos 30 s'],
    ['en', '  25 % · about 30 s left'],
  ] as const)('is said in %s with what is left at the pace so far', (locale, line) => {
    expect(progressLine({ done: 25, total: 100 }, 10_000, locale)).toBe(line)
  })
})
