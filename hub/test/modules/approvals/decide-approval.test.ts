import { describe, expect, it } from 'vitest'
import type { Approval } from '../../../src/modules/approvals/approval.ts'
import {
  isBeingDone,
  isUnchanged,
  judgeDecider,
  judgeWithdrawal,
  needsSecondPerson,
} from '../../../src/modules/approvals/decide-approval.ts'

const requested: Approval = {
  id: 'a',
  act: 'exception.refund',
  subject: 'exception:12',
  payment: null,
  student: '10001',
  amount: 4_750_000,
  payload: {},
  requestedBy: 'staff:finanzas',
  requestedAt: '2025-06-19T15:00:00.000Z',
  state: 'requested',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  result: null,
}
const undone: Approval = { ...requested, state: 'approved' }
const done: Approval = { ...undone, result: 'refund' }
const byFinance = new Set(['staff:finanzas'])
const byKeyOfAdmin = new Set(['key:1', 'staff:admin'])

describe('A second person', () => {
  it.each([
    ['a peso below the amount', 4_999_999, 5_000_000, false],
    ['at the amount', 5_000_000, 5_000_000, true],
    ['above the amount', 5_000_001, 5_000_000, true],
    ['where the school has set none', 900_000_000, 0, false],
    ['for nothing, where every peso counts', 0, 1, false],
  ])('%s', (_title, amount, secondPersonFrom, expected) => {
    expect(needsSecondPerson({ amount, before: 0 }, { secondPersonFrom })).toBe(expected)
  })

  it.each([
    ['less than is left to the amount', 1_000_000, 3_999_999, false],
    ['what comes to the amount', 1_000_000, 4_000_000, true],
    ['a peso after the amount', 1, 5_000_000, true],
    ['nothing after the amount', 0, 6_000_000, false],
  ])('counts with what went back before: %s', (_title, amount, before, expected) => {
    expect(needsSecondPerson({ amount, before }, { secondPersonFrom: 5_000_000 })).toBe(expected)
  })

  it.each([
    ['is somebody else', requested, 'staff:admin', byFinance, undefined],
    ['is not who asked', requested, 'staff:finanzas', byFinance, 'APPROVAL_OWN'],
    ['is not who made the key that asked', requested, 'staff:admin', byKeyOfAdmin, 'APPROVAL_OWN'],
    ['goes on with what was approved and not done', undone, 'staff:admin', byFinance, undefined],
    ['does not decide what is done', done, 'staff:admin', byFinance, 'APPROVAL_CLOSED'],
    [
      'does not decide what was refused',
      { ...requested, state: 'refused' },
      'staff:admin',
      byFinance,
      'APPROVAL_CLOSED',
    ],
    [
      'does not decide what was withdrawn',
      { ...requested, state: 'withdrawn' },
      'staff:admin',
      byFinance,
      'APPROVAL_CLOSED',
    ],
    [
      'does not decide what has expired',
      { ...requested, state: 'expired' },
      'staff:admin',
      byFinance,
      'APPROVAL_CLOSED',
    ],
  ] as const)('%s', (_title, approval, actor, requesters, code) => {
    const parties = { actor, requesters, holders: new Set([actor]) }
    expect(judgeDecider(approval, parties)?.code).toBe(code)
  })

  it.each([
    ['who asked', byFinance, ['staff:finanzas'], 'NOT_INDEPENDENT'],
    ['who made the key that asked', byKeyOfAdmin, ['staff:otra', 'staff:admin'], 'NOT_INDEPENDENT'],
    ['somebody else', byFinance, ['staff:admin'], undefined],
  ] as const)('is judged by who made their account: %s', (_title, requesters, makers, code) => {
    const parties = { actor: 'staff:segunda', requesters, holders: new Set(['staff:segunda', ...makers]) }
    expect(judgeDecider(requested, parties)?.code).toBe(code)
  })

  it.each([
    ['by who asked', requested, 'staff:finanzas', byFinance, undefined],
    ['by who made the key that asked', requested, 'staff:admin', byKeyOfAdmin, undefined],
    ['by nobody else', requested, 'staff:admin', byFinance, 'FORBIDDEN'],
    ['not once it is done', done, 'staff:finanzas', byFinance, 'APPROVAL_CLOSED'],
  ] as const)('is spared when it is taken back %s', (_title, approval, actor, requesters, code) => {
    expect(judgeWithdrawal(approval, { actor, requesters })?.code).toBe(code)
  })

  it.each([
    [
      'is not taken back while it is being done',
      { ...undone, decidedAt: '2025-06-19T15:00:00.000Z' },
      59,
      true,
    ],
    [
      'may be taken back where that came to nothing',
      { ...undone, decidedAt: '2025-06-19T15:00:00.000Z' },
      60,
      false,
    ],
    ['is not being done before it is approved', requested, 0, false],
    ['is not being done once it is done', { ...done, decidedAt: '2025-06-19T15:00:00.000Z' }, 1, false],
  ])('What was approved %s', (_title, approval, seconds, expected) => {
    expect(isBeingDone(approval, new Date(Date.parse('2025-06-19T15:00:00.000Z') + seconds * 1000))).toBe(
      expected,
    )
  })

  it.each([
    ['the same thing and money', {}, true],
    ['another amount', { amount: 4_750_001 }, false],
    ['another thing', { subject: 'exception:13' }, false],
    ['another student', { student: '10002' }, false],
  ])('does what was asked of %s', (_title, change, expected) => {
    const { subject, student, amount } = requested
    expect(isUnchanged(requested, { subject, student, amount, ...change })).toBe(expected)
  })
})
