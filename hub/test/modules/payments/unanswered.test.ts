import { PluginFault } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { isUnanswered, neverStarted } from '../../../src/modules/payments/unanswered.ts'

const startedAt = '2025-06-19T15:00:00.000Z'
const lost = {
  status: 'open',
  checkout: null,
  reason: 'unknown-outcome',
  startedAt,
  expiresAt: '2025-06-19T15:30:00.000Z',
} as const
const begun = { ...lost, reason: null }
const after = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1000)

describe('A payment without a checkout', () => {
  it.each([
    ['whose answer was lost is asked for again at once', lost, 1, true],
    ['that is being asked for is left to who asks', begun, 20, false],
    ['whose hub ended in the middle is asked for again', begun, 21, true],
    ['that has one after all is not', { ...lost, checkout: '{}' }, 60, false],
    ['that has ended is not', { ...lost, status: 'failed' }, 60, false],
    ['that waits for a person is not', { ...lost, status: 'under_review' }, 60, false],
    ['is not asked for once its time is over', lost, 1800, false],
  ] as const)('%s', (_title, payment, seconds, expected) => {
    expect(isUnanswered(payment, after(seconds))).toBe(expected)
  })

  it.each([
    ['that the provider never heard of has ended', begun, 'unreachable', true],
    ['whose first answer was lost may have begun', lost, 'unreachable', false],
    ['whose first answer was lost has ended when the provider refuses it', lost, 'rejected', true],
    ['that another try was answered goes on', { ...begun, checkout: '{}' }, 'unreachable', false],
    [
      'that another try was answered goes on, whatever this one is told',
      { ...lost, checkout: '{}' },
      'rejected',
      false,
    ],
  ] as const)('%s', (_title, payment, code, expected) => {
    expect(neverStarted(payment, new PluginFault(code, 'a fault'), after(1))).toBe(expected)
  })
})
