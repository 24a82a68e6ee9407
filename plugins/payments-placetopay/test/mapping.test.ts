import { wholePesos } from '@matricula/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryKit } from '@matricula/contract/kit'
import { paymentFrom } from '../src/from-session.ts'
import { meansFrom, statusOf } from '../src/statuses.ts'
import type { Attempt, Session } from '../src/wire.ts'
import { recordedSession } from './support/site.ts'

const approved = recordedSession('session-approved')
const open = recordedSession('session-open')

function told(session: Session) {
  return paymentFrom(session, { log: memoryKit().log, test: true })
}

function withStatus(session: Session, status: Partial<Session['status']>): Session {
  return { ...session, status: { ...session.status, ...status } }
}

function withAttempts(change: (attempt: Attempt) => readonly Attempt[]): Session {
  return { ...approved, payment: (approved.payment ?? []).flatMap(change) }
}

describe('a status', () => {
  it.each([
    ['PENDING', 'pending', 0],
    ['PENDING_VALIDATION', 'pending', 0],
    ['APPROVED', 'approved', 0],
    ['REJECTED', 'declined', 0],
    ['REFUNDED', 'reversed', 0],
    ['APPROVED_PARTIAL', 'pending', 1],
    ['PARTIAL_EXPIRED', 'pending', 1],
    ['ERROR', 'pending', 1],
    ['UNKNOWN', 'pending', 1],
    ['OK', 'pending', 1],
    ['FAILED', 'pending', 1],
    ['approved', 'pending', 1],
    ['toString', 'pending', 1],
  ])('%s is %s, with %d warnings', (rawStatus, status, warnings) => {
    const kit = memoryKit()
    expect(statusOf(rawStatus, kit.log)).toBe(status)
    expect(kit.logged).toHaveLength(warnings)
  })

  it('tells the log a word and never a sentence', () => {
    const kit = memoryKit()
    statusOf('Laura Díaz, CC 1020304050', kit.log)
    expect(kit.logged).toMatchObject([{ level: 'warn', fields: { rawStatus: '(not a word)' } }])
  })
})

describe('an amount', () => {
  it.each([
    [1_850_000, 1_850_000],
    ['1850000', 1_850_000],
    ['1850000.00', 1_850_000],
    ['1850000.0', 1_850_000],
    [0, 0],
    ['1850000.50', null],
    [1_850_000.5, null],
    ['1.850.000', null],
    ['1,850,000', null],
    ['-1850000', null],
    [-1, null],
    ['1e6', null],
    [1e21, null],
    ['', null],
    [' 1850000', null],
    [Number.NaN, null],
  ])('%j is %j pesos', (total, pesos) => {
    expect(wholePesos(total)).toBe(pesos)
  })

  it('survives every way the vendor writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (pesos) => {
        expect([wholePesos(pesos), wholePesos(String(pesos)), wholePesos(pesos.toFixed(2))]).toEqual([
          pesos,
          pesos,
          pesos,
        ])
      }),
    )
  })

  it('that is no whole pesos is refused, not rounded', () => {
    const half = withAttempts((attempt) => [
      { ...attempt, amount: { from: { currency: 'COP', total: '1850000.50' } } },
    ])
    expect(() => told(half)).toThrow(expect.objectContaining({ code: 'rejected', field: 'amount.total' }))
  })
})

describe('a session', () => {
  it('nobody tried to pay in is pending over what was asked', () => {
    expect(told(open)).toMatchObject({ status: 'pending', amount: 1_850_000, means: null, reason: null })
  })

  it('in which an attempt was declined is pending: the payer may try again', () => {
    const declined = withAttempts((attempt) => [
      { ...attempt, status: { ...attempt.status, status: 'REJECTED', message: 'No' } },
    ])
    expect(told(withStatus(declined, { status: 'PENDING' }))).toMatchObject({
      status: 'pending',
      reason: null,
    })
  })

  it('counts what was paid and not given back', () => {
    const twice = withAttempts((attempt) => [
      { ...attempt, amount: { from: { currency: 'COP', total: 850_000 } } },
      { ...attempt, amount: { from: { currency: 'COP', total: '1000000.00' } } },
      { ...attempt, refunded: true },
      { ...attempt, status: { ...attempt.status, status: 'REJECTED' } },
    ])
    expect(told(twice)).toMatchObject({ status: 'approved', amount: 1_850_000 })
  })

  it('approved without any payment is approved over nothing, which the hub will not settle', () => {
    expect(told({ ...approved, payment: null })).toMatchObject({ status: 'approved', amount: 0 })
  })

  it('whose payment was given back is reversed, whatever the session says', () => {
    const back = withAttempts((attempt) => [{ ...attempt, refunded: true }])
    expect(told(back)).toMatchObject({ status: 'reversed', rawStatus: 'APPROVED', amount: 1_850_000 })
    expect(told(withStatus(back, { status: 'REFUNDED' }))).toMatchObject({ status: 'reversed' })
    expect(told(withStatus(open, { status: 'REFUNDED' }))).toMatchObject({
      status: 'reversed',
      amount: 1_850_000,
    })
  })

  it('paid in another currency says so', () => {
    const dollars = withAttempts((attempt) => [
      { ...attempt, amount: { from: { currency: 'USD', total: 450 } } },
    ])
    expect(told(dollars)).toMatchObject({ amount: 450, currency: 'USD' })
  })

  it.each([
    ['EX', 'expired'],
    ['05', 'declined'],
    ['?C', 'declined'],
  ])('rejected for %s is %s', (reason, status) => {
    expect(told(withStatus(open, { status: 'REJECTED', reason }))).toMatchObject({
      status,
      rawStatus: 'REJECTED',
    })
  })

  it('tells the payer why it was declined, without what may name anybody', () => {
    const message = 'Rechazada:  tarjeta 4111 1111 1111 1111 de laura.diaz@example.com'
    expect(told(withStatus(open, { status: 'REJECTED', message })).reason).toBe('Rechazada: tarjeta … de …')
  })

  it.each([
    ['pse', 'pse'],
    ['PSE', 'pse'],
    ['visa', 'card'],
    ['master', 'card'],
    ['efecty', 'cash'],
    ['nueva', null],
    ['constructor', null],
    [null, null],
  ])('paid by %s was paid by %s', (paymentMethod, means) => {
    expect(meansFrom(paymentMethod)).toBe(means)
  })
})
