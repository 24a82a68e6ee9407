import { isDeepStrictEqual } from 'node:util'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import {
  type AllocationRefund,
  allocationRefundById,
  finishLockedRefund,
  type LockedRefund,
  judgeTransfer,
  lockRefund,
  type PlacedTransfer,
  placesOfRefund,
  refuseHeldRefund,
} from '../payments/index.ts'
import { type PartTransfer, wholeTransfer } from '../payments/part-transfers.ts'

type Tools = Pick<AppContext, 'clock' | 'database' | 'ids' | 'live' | 'plugins'>

interface RefundEnding {
  readonly id: string
  readonly actor: string
}

/** One transfer for all, or of an order that was paid in parts one for each payer who has some of it back. */
export type TransferInput =
  (PartTransfer & { readonly transfers?: undefined }) | { readonly transfers: readonly PlacedTransfer[] }

export type RecordedTransfer = RefundEnding & TransferInput

/**
 * Finance has sent the transfer, or seen on the provider's page that the money went back (payments-44). The same said again, by
 * its references and days, is answered as it was.
 */
export async function recordTransfer(app: Tools, { id, actor, ...said }: RecordedTransfer) {
  const ended = await endSent(app, id, (trx, held) => recordHeld(app, trx, held, { actor, said }))
  if (!isRefused(ended) || ended.code !== 'REFUND_ENDED') return ended
  const kept = await allocationRefundById(app.database, id)
  return kept !== null && isRecorded(kept, said) ? kept : ended
}

async function recordHeld(
  app: Tools,
  trx: Transaction,
  held: LockedRefund,
  { actor, said }: { readonly actor: string; readonly said: TransferInput },
): Promise<Refusal<'BAD_INPUT'> | null> {
  const each = said.transfers ?? [said]
  const [from, to] = [bogotaDay(new Date(held.payment.approvedAt)), bogotaDay(app.clock.now())]
  if (each.some((transfer) => transfer.day < from || transfer.day > to))
    return refuse('BAD_INPUT', { fields: { day: ['refund.day'] } })
  const { reference: providerRef, day } = wholeTransfer(each)
  const fields = await judgeTransfer(trx, held, day)
  if (fields !== null) return refuse('BAD_INPUT', { fields })
  const { transfers } = said
  if (transfers !== undefined && !isOfPayers(await placesOfRefund(trx, held.refund, day), transfers))
    return refuse('BAD_INPUT', { fields: { transfers: ['refund.transfers'] } })
  await finishLockedRefund(app, trx, held, { providerRef, day, actor, transfers: transfers ?? [] })
  return null
}

function isRecorded({ status, providerRef, day }: AllocationRefund, said: TransferInput): boolean {
  const whole = wholeTransfer(said.transfers ?? [said])
  return status === 'done' && providerRef === whole.reference && day === whole.day
}

/** Whether each part that the refund is of has one transfer, and no other has. */
function isOfPayers(places: readonly number[] | null, transfers: readonly PlacedTransfer[]): boolean {
  const named = transfers.map(({ place }) => place).toSorted((one, other) => one - other)
  return places !== null && isDeepStrictEqual(named, [...places])
}

export interface DroppedRefund extends RefundEnding {
  readonly reason: string
}

/** Finance does not send it after all; what a provider was asked for only that provider refuses. */
export function dropRefund(app: Tools, { id, actor, reason: refusal }: DroppedRefund) {
  return endSent(app, id, async (trx, held) => {
    if (held.refund.way !== 'bank') return refuse('BAD_INPUT', { fields: { way: ['refund.byProvider'] } })
    await refuseHeldRefund(app, trx, held, { actor, refusal })
    return null
  })
}

type Ending = (trx: Transaction, held: LockedRefund) => Promise<Refusal<'BAD_INPUT'> | null>

/** Ends a refund that is on its way, as it stands when nothing else can end it: of two at once the second comes too late. */
async function endSent(
  app: Tools,
  id: string,
  end: Ending,
): Promise<Refusal<'NOT_FOUND' | 'REFUND_ENDED' | 'BAD_INPUT'> | AllocationRefund> {
  const ended = await inTransaction(app.database, async (trx) => {
    const held = await lockRefund(trx, id)
    if (held === null) return refuse('NOT_FOUND')
    if (held.refund.status !== 'sent') return refuse('REFUND_ENDED')
    return (await end(trx, held)) ?? held
  })
  if (isRefused(ended)) return ended
  if (ended.order !== null) app.live.changed(ended.order.token)
  return (await allocationRefundById(app.database, id)) ?? refuse('NOT_FOUND')
}
