import type { Cop, LocalDate } from '@matricula/contract'
import type { Database } from '../../../db/database.ts'
import { lostBySchool } from '../../payments/in-dispute.ts'
import { completedParts, disputesOf, lostOfParts } from '../../payments/index.ts'

/** What stands as paid, though whoever paid may have it back from their bank. */
interface StandingPayment {
  readonly payment_id: string | null
  readonly order_id: string | null
  readonly amount: number | string
  readonly refunded: number | string
  readonly taken_back: number | string
}

export interface DisputeLoss {
  readonly amount: Cop
  /** Of the last that was lost. */
  readonly day: LocalDate
}

/**
 * What a payer's bank took back of a payment that stays paid here, or of parts of it: the dispute is lost, and the school
 * bears it (disputes-4, disputes-8). Without what was given back of it before. Null where nothing was.
 */
export async function disputeLossOf(
  database: Database,
  { payment_id: paymentId, order_id: orderId, amount, refunded, taken_back: takenBack }: StandingPayment,
): Promise<DisputeLoss | null> {
  if (paymentId === null) return null
  const whole = await lostOn(database, [paymentId])
  if (whole !== null) return { amount: Number(amount) - Number(refunded) - Number(takenBack), day: whole }
  const lost = orderId === null ? 0 : await lostOfParts(database, orderId)
  if (orderId === null || lost === 0) return null
  const parts = await completedParts(database, orderId)
  const standing = parts.filter(({ status }) => status === 'approved')
  const day = await lostOn(
    database,
    standing.map((part) => part.paymentId),
  )
  return day === null ? null : { amount: lost, day }
}

/** The last day on which a dispute of these was lost that the school bears; null where none was. */
async function lostOn(database: Database, paymentIds: readonly string[]): Promise<LocalDate | null> {
  const lost = (await disputesOf(database, paymentIds)).filter((one) => lostBySchool([one]) > 0)
  return (
    lost
      .flatMap(({ endedOn }) => endedOn ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}
