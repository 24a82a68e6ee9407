import { describe, expect, it } from 'vitest'
import { newDiscountOf } from '../../../src/office/discounts/request-form.ts'
import type { Discount } from '../../../src/office/discounts/discount.ts'
import { expiryChoices } from '../../../src/office/discounts/expiry-choices.ts'
import { historyOf } from '../../../src/office/discounts/history-of.ts'
import { MAX_BYTES, checkProof } from '../../../src/office/discounts/read-proof.ts'
import { reviewOf } from '../../../src/office/discounts/review-form.ts'
import { fileSizeText } from '../../../src/office/discounts/file-size-text.ts'

describe('Evidence of a discount', () => {
  it.each([
    ['application/pdf', 1, null],
    ['image/png', MAX_BYTES, null],
    ['image/jpeg', MAX_BYTES + 1, 'large'],
    ['image/jpeg', 0, 'empty'],
    ['image/svg+xml', 10, 'type'],
    ['', 10, 'type'],
  ])('of type "%s" and %i bytes: %s', (type, size, problem) => {
    expect(checkProof({ type, size })).toBe(problem)
  })

  it.each([
    [1, '1 KB'],
    [2048, '2 KB'],
    [1024 * 1024, '1,0 MB'],
    [1_500_000, '1,4 MB'],
  ])('of %i bytes is written as %s', (bytes, words) => {
    expect(fileSizeText(bytes)).toBe(words)
  })
})

describe('What is asked of the hub', () => {
  const proof = { name: 'acta.pdf', size: 3, type: 'application/pdf', content: 'JVBE' } as const

  it('has basis points, the code in capitals, and of the file its type and content', () => {
    const asked = { student: ' aa1b2', kind: 'alumni', percent: 12.35, note: ' Visto. ', proof } as const
    expect(newDiscountOf(asked)).toEqual({
      student: 'AA1B2',
      kind: 'alumni',
      percent: 1235,
      note: 'Visto.',
      proof: { type: 'application/pdf', content: 'JVBE' },
    })
  })

  it('names a last day of a grant only, though one was written before it became a refusal', () => {
    const values = { expiresOn: '2026-06-30', note: 'No es legible.' }
    expect(reviewOf({ ...values, decision: 'refuse' })).toEqual({
      decision: 'refuse',
      note: 'No es legible.',
    })
    expect(reviewOf({ ...values, decision: 'grant' })).toMatchObject({ expires_on: '2026-06-30' })
  })
})

describe('The choices of expiry', () => {
  it('count from the day of the season, over the ends of months', () => {
    expect(expiryChoices('2025-12-15', '').map(({ day }) => day)).toEqual([
      '2026-01-14',
      '2026-02-13',
      '2026-03-15',
    ])
  })

  it('keep the day of an older address', () => {
    expect(expiryChoices('2025-12-15', '2026-01-01')).toContainEqual({ day: '2026-01-01', within: null })
    expect(expiryChoices('2025-12-15', '2026-01-14')).toHaveLength(3)
  })
})

describe('The history of a discount', () => {
  const asked = { asked_by: 'staff:admisiones', asked_at: '2025-06-19T10:00:00-05:00', note: 'Pedido.' }
  const reviewed = {
    reviewed_by: 'staff:finanzas',
    reviewed_at: '2025-06-19T11:00:00-05:00',
    review_note: 'Visto.',
  }
  const never = {
    reviewed_by: null,
    reviewed_at: null,
    review_note: null,
    expires_on: null,
    withdrawn_by: null,
    withdrawn_at: null,
    withdraw_note: null,
  }
  const withdrawn = {
    withdrawn_by: 'staff:admin',
    withdrawn_at: '2025-06-20T09:00:00-05:00',
    withdraw_note: 'Error.',
  }
  const acts = (changes: object) =>
    historyOf({ ...asked, ...never, ...changes } as Discount).map(({ act }) => act)

  it.each([
    ['asked', {}, ['asked']],
    ['refused', reviewed, ['refused', 'asked']],
    ['granted', { ...reviewed, expires_on: '2026-06-30' }, ['granted', 'asked']],
    ['withdrawn before a review', withdrawn, ['withdrawn', 'asked']],
    [
      'withdrawn after a grant',
      { ...reviewed, ...withdrawn, expires_on: '2026-06-30' },
      ['withdrawn', 'granted', 'asked'],
    ],
  ])('that is %s', (_name, changes, expected) => {
    expect(acts(changes)).toEqual(expected)
  })
})
