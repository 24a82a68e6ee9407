import { describe, expect, it } from 'vitest'
import {
  afterPoll,
  initialPoll,
  nextPollIn,
  outcomeOf,
  defaultPollSchedule,
} from '../../../src/parents/checkout/poll-policy.ts'
import type { PollEvent, PollState } from '../../../src/parents/checkout/poll-policy.ts'

const answered = (status: string, receipt = false): PollEvent => ({ is: 'answered', status, receipt })
const pending = answered('PENDIENTE')
const empty = answered('')
const times = (n: number, event: PollEvent) => Array.from({ length: n }, () => event)

function after(...events: PollEvent[]): PollState {
  return events.reduce(afterPoll, initialPoll)
}

describe('what is shown', () => {
  it.each([
    ['waiting before any answer', [], 'WAITING'],
    ['approval', [answered('APROBADO', true)], 'APROBADO'],
    ['approval without its receipt yet', [answered('APROBADO')], 'APROBADO'],
    ['pending', [pending], 'PENDIENTE'],
    ['still plain pending after 59 questions', times(59, pending), 'PENDIENTE'],
    ['the notice at 60', times(60, pending), 'NOTICE'],
    ['the notice at 99', times(99, pending), 'NOTICE'],
    ['giving up at 100', times(100, pending), 'GAVE UP'],
    ['one empty answer as waiting', [empty], 'WAITING'],
    ['two empty answers as unknown', [empty, empty], 'UNKNOWN'],
    ['a second empty answer after a good one as nothing new', [pending, empty, pending, empty], 'PENDIENTE'],
    ['a status that nobody knows as empty', [answered('OTRO'), answered('OTRO')], 'UNKNOWN'],
    ['NO APROBADO as anything but success', times(2, answered('NO APROBADO')), 'UNKNOWN'],
    ['an unreachable hub as waiting', times(5, { is: 'unreached' }), 'WAITING'],
    ['an unreachable hub given up at 100', times(100, { is: 'unreached' }), 'GAVE UP'],
    ['a payment that is not there', [{ is: 'refused', why: 'unknown' }], 'NOT FOUND'],
    ['a session that ended', [pending, { is: 'refused', why: 'signed-out' }], 'SIGNED OUT'],
    ['a refusal', [pending, answered('RECHAZADO')], 'RECHAZADO'],
    ['an expiry', [answered('EXPIRADO')], 'EXPIRADO'],
    ['a review', [answered('EN REVISION')], 'EN REVISION'],
    ['a payment that goes back', [answered('DEVUELTO')], 'DEVUELTO'],
    ['a payment that its bank took back', [answered('REVERSADO')], 'REVERSADO'],
    ['a bank agreement', [answered('PENDIENTE CONVENIO')], 'PENDIENTE CONVENIO'],
    ['a live event', [{ is: 'pushed', status: 'APROBADO', receipt: true }], 'APROBADO'],
    [
      'an approval pushed late over having given up',
      [...times(100, pending), { is: 'pushed', status: 'APROBADO', receipt: true }],
      'APROBADO',
    ],
    [
      'pending again when the reader asks again after giving up',
      [...times(100, pending), { is: 'again' }],
      'PENDIENTE',
    ],
  ] as [string, PollEvent[], string][])('is %s', (_, events, expected) => {
    expect(outcomeOf(after(...events), defaultPollSchedule)).toBe(expected)
  })
})

describe('when to ask', () => {
  it.each([
    ['at once at first', [], 0],
    ['five seconds after an answer', [pending], 5000],
    [
      'at once for the receipt of an approval pushed over having given up',
      [...times(100, pending), { is: 'pushed', status: 'APROBADO', receipt: false }],
      0,
    ],
    ['once more after one empty answer', [empty], 5000],
    ['no more after two empty answers', [empty, empty], null],
    ['five seconds after the hub was not reached', [{ is: 'unreached' }], 5000],
    ['still at 99', times(99, pending), 5000],
    ['no more at 100', times(100, pending), null],
    ['no more once it is final', [answered('RECHAZADO')], null],
    ['no more once approved with a receipt', [answered('APROBADO', true)], null],
    ['on while an approval has no receipt', [answered('APROBADO')], 5000],
    ['no more where it is not found', [{ is: 'refused', why: 'unknown' }], null],
    ['not in a hidden tab', [pending, { is: 'paused' }], null],
    ['at once when the tab is shown again', [pending, { is: 'paused' }, { is: 'resumed' }], 0],
    [
      'not when a final payment is shown again',
      [answered('EXPIRADO'), { is: 'paused' }, { is: 'resumed' }],
      null,
    ],
    ['at once when the reader asks again', [empty, empty, { is: 'again' }], 0],
    ['not in a hidden tab even when asked again', [{ is: 'paused' }, { is: 'again' }], null],
    [
      'no more when a live event is final',
      [pending, { is: 'pushed', status: 'RECHAZADO', receipt: false }],
      null,
    ],
  ] as [string, PollEvent[], number | null][])('asks %s', (_, events, expected) => {
    expect(nextPollIn(after(...events), defaultPollSchedule)).toBe(expected)
  })
})

describe('a live event', () => {
  it('is no question: it does not count towards the hundred', () => {
    expect(after(pending, { is: 'pushed', status: 'PENDIENTE', receipt: false }).polls).toBe(1)
  })

  it('that says nothing new leaves the state as it is, so that the next question keeps its time', () => {
    const state = after(pending)
    expect(afterPoll(state, { is: 'pushed', status: 'PENDIENTE', receipt: false })).toBe(state)
    expect(afterPoll(state, { is: 'pushed', status: '', receipt: false })).toBe(state)
  })

  it('follows the season’s own heartbeat', () => {
    const quick = { everySeconds: 2, noticeAt: 1, stopAt: 2 }
    expect(nextPollIn(after(pending), quick)).toBe(2000)
    expect(outcomeOf(after(pending), quick)).toBe('NOTICE')
    expect(nextPollIn(after(pending, pending), quick)).toBe(null)
    expect(outcomeOf(after(pending, pending), quick)).toBe('GAVE UP')
  })
})
