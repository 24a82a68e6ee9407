import type { CurrentSeason, PaymentResult } from '../../api/types.ts'

export type PaymentStatus = Exclude<PaymentResult['status'], ''>

/** How often the hub is asked, after how many questions the family gets the notice, and when nobody asks any more. */
export type PollSchedule = CurrentSeason['heartbeat']

/** Until the season has been read (payments-33). */
export const defaultPollSchedule: PollSchedule = { everySeconds: 5, noticeAt: 60, stopAt: 100 }

/** An empty answer is asked again once (payments-33). */
const EMPTY_LIMIT = 2

type PollRefusal = 'signed-out' | 'unknown'

export interface PollState {
  /** Questions asked so far, whatever came back. */
  polls: number
  /** Empty or unknown answers in a row. */
  empties: number
  /** The last status known; null before any. */
  status: PaymentStatus | null
  /** Nothing more will come: a final status, with its receipt when it has one. */
  settled: boolean
  /** Nobody is signed in, or the hub does not know this payment for this reader; null: neither. */
  refused: PollRefusal | null
  /** Nobody looks, or there is no connection: no question is asked. */
  paused: boolean
  /** The next question need not wait. */
  due: boolean
}

export type PollEvent =
  /** An answer to a question, or a live event that nobody asked for. */
  | { is: 'answered' | 'pushed'; status: string; receipt: boolean }
  /** The network or the hub failed: it says nothing about the payment. */
  | { is: 'unreached' }
  | { is: 'refused'; why: PollRefusal }
  | { is: 'paused' }
  | { is: 'resumed' }
  /** The reader asks to look once more. */
  | { is: 'again' }

export const initialPoll: PollState = {
  polls: 0,
  empties: 0,
  status: null,
  settled: false,
  refused: null,
  paused: false,
  due: true,
}

const STATUSES: readonly PaymentStatus[] = [
  'APROBADO',
  'PENDIENTE',
  'PENDIENTE CONVENIO',
  'RECHAZADO',
  'EXPIRADO',
  'EN REVISION',
  'DEVUELTO',
  'REVERSADO',
  'RETIRADO',
]

export function afterPoll(state: PollState, event: PollEvent): PollState {
  switch (event.is) {
    case 'answered':
      return { ...withStatus(state, event), polls: state.polls + 1, due: false }
    case 'pushed':
      return statusOf(event.status) ? afterEvent(state, event) : state
    case 'unreached':
      return { ...state, polls: state.polls + 1, due: false }
    case 'refused':
      return { ...state, polls: state.polls + 1, refused: event.why, due: false }
    case 'paused':
      return { ...state, paused: true }
    case 'resumed':
      return { ...state, paused: false, due: true }
    case 'again':
    default:
      return { ...initialPoll, paused: state.paused, status: state.status }
  }
}

/** Milliseconds until the next question; null when there is none to ask now. */
export function nextPollIn(state: PollState, { everySeconds, stopAt }: PollSchedule): number | null {
  const over =
    state.settled || state.refused !== null || state.empties >= EMPTY_LIMIT || state.polls >= stopAt
  if (over || state.paused) return null
  return state.due ? 0 : everySeconds * 1000
}

export type Outcome =
  PaymentStatus | 'WAITING' | 'NOTICE' | 'GAVE UP' | 'UNKNOWN' | 'SIGNED OUT' | 'NOT FOUND'

/** What the screen shows. Success is APROBADO and nothing else. */
export function outcomeOf(
  { status, refused, empties, polls }: PollState,
  { noticeAt, stopAt }: PollSchedule,
): Outcome {
  if (refused !== null) return refused === 'signed-out' ? 'SIGNED OUT' : 'NOT FOUND'
  if (status !== null && status !== 'PENDIENTE') return status
  if (empties >= EMPTY_LIMIT) return 'UNKNOWN'
  if (polls >= stopAt) return 'GAVE UP'
  if (status === null) return 'WAITING'
  return polls >= noticeAt ? 'NOTICE' : 'PENDIENTE'
}

// An approval heard after we gave up asking: its receipt is still to be asked for.
function afterEvent(state: PollState, event: { status: string; receipt: boolean }): PollState {
  const next = withStatus(state, event)
  const isApproved = next.status === 'APROBADO' && state.status !== 'APROBADO'
  return isApproved && !next.settled ? { ...next, polls: 0, due: true } : next
}

function withStatus(state: PollState, event: { status: string; receipt: boolean }): PollState {
  const status = statusOf(event.status)
  if (!status) return { ...state, empties: state.empties + 1 }
  const final = status !== 'PENDIENTE' && (status !== 'APROBADO' || event.receipt)
  if (state.status === status && state.settled === final && state.empties === 0) return state
  return { ...state, status, empties: 0, settled: final }
}

function statusOf(status: string): PaymentStatus | undefined {
  return STATUSES.find((applyStatus) => applyStatus === status)
}
