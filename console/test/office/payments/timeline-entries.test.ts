import { describe, expect, it } from 'vitest'
import { timelineEntries } from '../../../src/office/payments/timeline-entries.ts'
import type { Timeline } from '../../../src/office/payments/payment-status.tsx'
import type { ToSeasonTime } from '../../../src/season-time.ts'
import { aDelivery, anAttempt, anOrder, at, later } from './a-timeline.ts'

/** Texts that show their key and what stands in them. */
const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(values)].join(' ')
const toSeason: ToSeasonTime = (instant) => instant
const entriesOf = (order: Timeline) => timelineEntries(order, { t, toSeason, when: (instant) => instant })
const titlesOf = (order: Timeline) => entriesOf(order).map((one) => one.title)

describe('The story of an order', () => {
  it('goes from the click over the callback and the payment to the receipt and the books', () => {
    const callback = { id: 7, instance: 'card', event_id: 'e', reference: 'MH-ONE', received_at: at }
    const work = { due_at: at, leased_until: null, attempts: 1, last_fault: null, done_at: later }

    const entries = entriesOf(
      anOrder({
        callbacks: [{ ...callback, ...work, status: 'done' }],
        deliveries: [aDelivery({ id: 2, topic: 'accounting.order' })],
        receipt: { number: 12, issuedAt: later, token: 'f'.repeat(32) },
        document: { instance: 'main', ref: 'r', number: '70002', reference: 'x', total: 1, posted_at: later },
      }),
    )

    expect(entries.map((one) => one.title)).toEqual([
      'office.payments.story.begun.provider $4.255.000 office.actor.provider card MH-ONE',
      'office.payments.story.callback.done office.actor.provider card',
      'office.payments.story.paid $4.255.000 APROBADO',
      'office.payments.story.receipt.issue.done 12',
      'office.payments.story.accounting.order.done 70002',
    ])
    expect(entries.map(({ tone }) => tone)).toEqual(['plain', 'plain', 'good', 'good', 'good'])
    expect(entries[2]?.more).toEqual(['office.payments.story.by office.actor.provider card'])
  })

  it('tells a receipt once that a delivery of an earlier version issued', () => {
    const receipt = { number: 12, issuedAt: later, token: 'f'.repeat(32) }
    const titles = titlesOf(anOrder({ receipt, deliveries: [aDelivery()] }))
    expect(titles.filter((title) => title.includes('receipt'))).toEqual([
      'office.payments.story.receipt.issue.done 12',
    ])
  })

  it.each([
    ['open', 'waiting'],
    ['agreement', 'waiting'],
    ['under_review', 'problem'],
    ['duplicate', 'problem'],
    ['declined', 'plain'],
    ['expired', 'plain'],
    ['failed', 'plain'],
  ])('says of an attempt that is %s what it waits for or how it ended', (status, tone) => {
    const [, end] = entriesOf(anOrder({ attempts: [anAttempt({ status })], payment: null }))

    expect(end?.title).toContain(`office.payments.story.ended.${status}`)
    expect(end?.tone).toBe(tone)
  })

  it('gives the reason of a declined attempt, and leaves that of one under review to its exception', () => {
    const reasons = ['declined', 'under_review'].map((status) => {
      const attempts = [anAttempt({ status, reason: 'Fondos insuficientes' })]
      return entriesOf(anOrder({ attempts, payment: null }))[1]?.more
    })

    expect(reasons).toEqual([['office.payments.story.why Fondos insuficientes'], []])
  })

  it('keeps what belongs to an attempt with it, before the next attempt begins', () => {
    const first = anAttempt({ id: 'a0', reference: 'MH-ZERO', status: 'duplicate' })
    const exception = {
      id: 3,
      token: 'a-token',
      kind: 'duplicate-payment',
      amount: 4_750_000,
      currency: 'COP',
      instance: 'card',
      reference: 'MH-ZERO',
      created_at: later,
      resolved_at: later,
      resolved_by: 'staff:finanzas',
      resolution: 'refund · RF-1 · Visto con el banco',
      outcomes: [],
    } satisfies Timeline['exceptions'][number]

    const next = anAttempt({ startedAt: later })
    const entries = entriesOf(anOrder({ attempts: [first, next], exceptions: [exception] }))

    expect(entries.map(({ key }) => key)).toEqual([
      'begun:a0',
      'ended:a0',
      'exception:3',
      'resolved:3',
      'begun:a1',
      'paid:p1',
    ])
    expect(entries[3]?.more).toEqual([
      'office.payments.story.by finanzas',
      'office.exceptions.outcome.refund · RF-1 · Visto con el banco',
    ])
  })

  it('payments-53: is in time, with what the bank was asked for by who paid, and that the student left', () => {
    const [nine, ten, eleven, noon] = ['14', '15', '16', '17'].map((hour) => `2025-06-20T${hour}:00:00.000Z`)
    const dispute = {
      id: 'd1',
      caseRef: 'CB-1',
      amount: 4_255_000,
      status: 'lost',
      borneBy: 'school',
      answeredOn: null,
      openedAt: ten ?? '',
      recordedBy: 'staff:finanzas',
      endedAt: noon ?? '',
      endedBy: 'staff:finanzas',
    } as const
    const delivery = aDelivery({ id: 9, topic: 'accounting.order', done_at: eleven ?? '' })
    const withdrawal = { returned: 1_000_000, at: nine ?? '' }

    const entries = entriesOf(anOrder({ disputes: [dispute], withdrawal, deliveries: [delivery] }))

    expect(entries.map(({ key }) => key)).toEqual([
      'begun:a1',
      'paid:p1',
      'withdrawal',
      'dispute:d1',
      'delivery:9',
      'dispute:d1:ended',
    ])
    expect(entries.at(-1)?.title).toBe('office.payments.story.dispute.school CB-1')
  })

  it('shows a reversed payment as such, and not as money received', () => {
    expect(titlesOf(anOrder({ attempts: [anAttempt({ status: 'reversed' })] }))[1]).toContain(
      'ended.reversed',
    )
  })

  it('shows that a payment was received, and then that the school gave all of it back', () => {
    const titles = titlesOf(
      anOrder({
        attempts: [anAttempt({ status: 'refunded' })],
        receipt: { number: 12, issuedAt: later, token: 'f'.repeat(32) },
        deliveries: ['notice.receipt', 'notice.refund'].map((topic, id) => aDelivery({ id, topic })),
      }),
    )
    expect(titles.slice(1)).toEqual([
      expect.stringContaining('story.paid'),
      expect.stringContaining('story.receipt.issue'),
      expect.stringContaining('story.notice.receipt'),
      expect.stringContaining('ended.refunded'),
      expect.stringContaining('story.notice.refund'),
    ])
  })

  it('says of a payment that it began by a link', () => {
    const [begun] = titlesOf(anOrder({ attempts: [anAttempt({ byLink: true })] }))
    expect(begun).toContain('story.begun.link $4.255.000')
  })

  it('says of a delivery that met a fault what went wrong, and when it goes again by itself', () => {
    const last_fault = 'unreachable: connect ECONNREFUSED'
    const due = aDelivery({ status: 'due', created_at: later, done_at: null, last_fault })
    const rejected = { created_at: later, done_at: null, last_fault: 'rejected: no (card)' }
    const onHold = aDelivery({ id: 2, status: 'on_hold', ...rejected })

    const [, , waiting, stopped] = entriesOf(anOrder({ deliveries: [due, onHold] }))

    expect(waiting).toMatchObject({ tone: 'waiting', at: later })
    expect(waiting?.more).toEqual(['office.fault.unreachable', `office.payments.story.again ${later}`])
    expect(stopped).toMatchObject({ tone: 'problem', more: ['office.fault.rejected (card)'] })
  })
})
