import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import { fact, none } from '../fact.ts'
import { takeBack } from '../families/at-provider.ts'
import { deviation } from '../families/enrol.ts'
import { type ExpectedRefund, note, payingAttempt, type Transcript } from '../families/transcript.ts'
import { withRetry, waitUntil } from '../hub/with-retry.ts'
import type { World } from '../world.ts'
import { attend, awaitStatus, checkPlugin } from './at-office.ts'
import { each, inTurn, type Scene } from './scene.ts'
import { askAsFinance, isWaiting, refuse } from './second-person.ts'

type Refund = components['schemas']['Refund']

interface RefundOrder extends Pick<Refund, 'amount' | 'way'> {
  /** Of another payment than the order's. */
  readonly token?: string
}

/** Below what needs a second person, and less than any payment. */
export function partOf(transcript: Transcript): number {
  return Math.min(300_000, Math.ceil(payingAttempt(transcript).amount / 2))
}

const wholeOf = (transcript: Transcript) => payingAttempt(transcript).amount

function asking(world: World, transcript: Transcript, { amount, way, token }: RefundOrder) {
  const { api } = world.office.finance
  const { code } = transcript.scenario
  const params = {
    path: { token: token ?? transcript.token ?? '' },
    header: { 'idempotency-key': `rehearsal-refund-${code}` },
  }
  const body = { amount, way, reason: 'Ensayo general', document: null }
  return () => unwrap(api.POST('/api/payments/{token}/refunds', { params, body }))
}

/** Finance gives money back, with a second person where it is much, and is told how that stands. */
export async function sendBack(
  world: World,
  transcript: Transcript,
  order: RefundOrder,
  expected: ExpectedRefund['status'],
): Promise<Refund> {
  const refund = await askAsFinance<Refund>(world, asking(world, transcript, order))
  if (refund.status !== expected) throw deviation(transcript, expected, refund.status)
  return refund
}

/** The same of what paid the order. */
export async function giveBack(
  world: World,
  transcript: Transcript,
  order: Omit<RefundOrder, 'token'>,
  expected: ExpectedRefund['status'],
): Promise<Refund> {
  const refund = await sendBack(world, transcript, order, expected)
  note(transcript, { refunds: [{ ...order, status: expected, day: world.calendar.today }] })
  return refund
}

/** What went back is undone in accounting by a person, who says so; the family finds its receipt of it. */
export async function settleRefund(world: World, transcript: Transcript): Promise<void> {
  const [refund] = transcript.aftermath.refunds
  if (refund === undefined) return
  await attend(world, transcript, payingAttempt(transcript), { kind: 'refunded', outcome: 'attended' })
  note(transcript, { undone: refund.amount })
  await openReturnReceipt(world, transcript, refund)
}

async function openReturnReceipt(
  world: World,
  transcript: Transcript,
  { amount }: ExpectedRefund,
): Promise<void> {
  const { api } = world.office.finance
  const path = { token: transcript.token ?? '' }
  const { receipt } = await withRetry(world, () =>
    unwrap(api.GET('/api/payments/{token}/timeline', { params: { path } })),
  )
  const params = { path: { token: receipt?.token ?? '', place: 1 } }
  const told = await withRetry(world, () =>
    unwrap(api.GET('/api/receipts/{token}/refunds/{place}', { params })),
  )
  const given = (pesos: number) => fact('givenBack', { amount: pesos })
  if (told.amount !== amount) throw deviation(transcript, given(amount), given(told.amount))
}

export const refundedPart: Scene = inTurn(['refunded-part', 'invoiced'], async (world, transcript) => {
  const amount = partOf(transcript)
  await giveBack(world, transcript, { amount, way: 'provider' }, 'done')
  await settleRefund(world, transcript)
  const { einvoices } = transcript.aftermath
  const credited = einvoices.length === 0 ? [] : [{ status: 'accepted', total: -amount } as const]
  note(transcript, { einvoices: [...einvoices, ...credited] })
})

/** The order is not paid any more, and the family is told that all of it went back. */
export const refundedWhole: Scene = inTurn(['refunded-whole'], async (world, transcript) => {
  await giveBack(world, transcript, { amount: wholeOf(transcript), way: 'provider' }, 'done')
  takeBack(world, payingAttempt(transcript))
  note(transcript, { wentBack: 'refunded' })
  await awaitStatus(world, transcript, 'DEVUELTO')
  await settleRefund(world, transcript)
})

/** Finance sends a transfer and records by which reference and on which day. */
export const refundedByTransfer: Scene = inTurn(['refunded-by-transfer'], async (world, transcript) => {
  const amount = partOf(transcript)
  const { id } = await giveBack(world, transcript, { amount, way: 'bank' }, 'sent')
  const { api } = world.office.finance
  const body = { reference: `Transferencia ${transcript.scenario.code}`, day: world.calendar.today }
  const params = { path: { id } }
  await withRetry(world, () => unwrap(api.POST('/api/refunds/{id}/done', { params, body })))
  note(transcript, { refunds: [{ amount, way: 'bank', status: 'done', day: body.day }] })
  await settleRefund(world, transcript)
})

/** The transfer is not sent before the season is over. */
export const refundWaits: Scene = inTurn(['refund-waits'], async (world, transcript) => {
  await giveBack(world, transcript, { amount: partOf(transcript), way: 'bank' }, 'sent')
})

/** The second person says no, and nothing goes back. */
export const refundDenied: Scene = inTurn(['refund-denied'], async (world, transcript) => {
  const order = { amount: wholeOf(transcript), way: 'provider' } as const
  const asked = await withRetry(world, asking(world, transcript, order))
  if (!isWaiting(asked)) throw deviation(transcript, fact('secondPerson'), asked.status)
  await refuse(world, asked)
  const { refunds } = await readRefunds(world, transcript)
  if (refunds.length > 0) throw deviation(transcript, none, refunds[0]?.status ?? none)
})

/** The provider says no, and the money pays the order again. */
export const refundRefused: Scene = {
  outcomes: ['refund-refused'],
  async play(world, transcripts) {
    await world.vendors.provider({}, 'refuses')
    await each(world, transcripts, async (transcript) => {
      await giveBack(world, transcript, { amount: partOf(transcript), way: 'provider' }, 'refused')
    })
    await world.vendors.provider({})
  },
}

/** The provider gives it back and hangs up: nobody knows yet. */
export const refundAnswerLost: Scene = {
  outcomes: ['refund-answer-lost'],
  async play(world, transcripts) {
    await world.vendors.provider({}, 'hangs-up')
    await each(world, transcripts, async (transcript) => {
      await giveBack(world, transcript, { amount: partOf(transcript), way: 'provider' }, 'sent')
    })
    await world.vendors.provider({})
    await checkPlugin(world, 'payments.card')
  },
}

const timeoutSeconds = 90

/** The hub looks it up, and finds that it went back once. */
export const refundFound: Scene = inTurn(['refund-answer-lost'], async (world, transcript) => {
  const found = await waitUntil(world.signal, {
    ask: () => readRefunds(world, transcript),
    is: ({ refunds }) => refunds.every(({ status }) => status === 'done'),
    seconds: timeoutSeconds,
  })
  if (found === null) throw deviation(transcript, 'done', 'sent')
  const refunds = transcript.aftermath.refunds.map((refund) => ({ ...refund, status: 'done' as const }))
  note(transcript, { refunds })
  await settleRefund(world, transcript)
})

function readRefunds(world: World, { token }: Transcript) {
  const { api } = world.office.finance
  const params = { path: { token: token ?? '' } }
  return withRetry(world, () => unwrap(api.GET('/api/payments/{token}/refunds', { params })))
}
