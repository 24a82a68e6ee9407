import { describe, expect, it } from 'vitest'
import type { SecondProof } from '../../../src/config/access-settings.ts'
import type { SignInOutcome } from '../../../src/modules/access/decide-sign-in.ts'
import { endsADocument, type ProofStep, stepBefore } from '../../../src/modules/access/second-proof.ts'

describe('Before the outcome of a code', () => {
  const table: readonly (readonly [SignInOutcome, Readonly<Record<SecondProof, ProofStep>>])[] = [
    ['proceed', { none: 'tell', document4: 'ask', mailLink: 'check-mail' }],
    ['not-active', { none: 'tell', document4: 'ask', mailLink: 'check-mail' }],
    ['complete', { none: 'tell', document4: 'ask', mailLink: 'check-mail' }],
    ['late-form', { none: 'tell', document4: 'ask', mailLink: 'check-mail' }],
    ['maintenance', { none: 'tell', document4: 'tell', mailLink: 'tell' }],
    ['closed', { none: 'tell', document4: 'tell', mailLink: 'tell' }],
  ]

  it.each(table)('%s comes %o', (outcome, steps) => {
    for (const mode of ['none', 'document4', 'mailLink'] as const)
      expect([mode, stepBefore(outcome, mode)]).toEqual([mode, steps[mode]])
  })
})

describe('Four digits', () => {
  it.each([
    ['4567', ['1.234.567'], true],
    ['4567', ['1234567'], true],
    ['4567', [null, '999', '1.234.567'], true],
    ['0007', ['10.000.007'], true],
    ['1234', ['AB1234X'], true],
    ['4567', ['12345678'], false],
    ['1234', ['1234567'], false],
    ['0567', ['567'], false],
    ['567', ['1234567'], false],
    ['34567', ['1234567'], false],
    ['', ['1234567'], false],
    ['', [''], false],
    ['4567', [null], false],
    ['4567', [], false],
    ['٤٥٦٧', ['٤٥٦٧'], false],
    ['4567\n', ['4567'], false],
  ])('%j of the documents %j prove: %s', (shown, documents, proves) => {
    expect(endsADocument(shown, documents)).toBe(proves)
  })
})
