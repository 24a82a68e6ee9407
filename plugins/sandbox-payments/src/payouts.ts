import { bogotaDay, isWithin, shiftDay } from '@matricula/contract'
import type {
  Cop,
  DaySpan,
  LocalDate,
  Page,
  Paging,
  Payout,
  PayoutLine,
  PluginKit,
} from '@matricula/contract'
import { pageOf } from '@matricula/contract/sandbox'
import type { Ledger } from './ledger.ts'
import type { Payment, PaymentStep } from './payment.ts'
import { type Dispute, everyDispute } from './disputes.ts'
import { chargeLine, disputeLine, refundLine } from './payout-lines.ts'

/** What was charged and given back on some days, paid out on the weekday after; nothing before that day has begun. */
export async function payoutsOf(
  ledger: Ledger,
  { memo, now }: Pick<PluginKit, 'memo' | 'now'>,
  query: { readonly days: DaySpan; readonly paging: Paging },
): Promise<Page<Payout>> {
  const today = bogotaDay(now())
  const byDay = new Map<LocalDate, Movement[]>()
  for (const movement of [
    ...(await movementsOf(ledger)),
    ...(await everyDispute(memo)).flatMap(movementsOfDispute),
  ]) {
    const day = payoutDayOf(movement.at)
    if (day <= today && isWithin(day, query.days)) byDay.set(day, [...(byDay.get(day) ?? []), movement])
  }
  const payouts = [...byDay].map(([day, movements]) => payoutOf(day, movements))
  return pageOf(
    payouts.toSorted((one, other) => one.day.localeCompare(other.day)),
    query.paging,
  )
}

interface Movement {
  readonly at: string
  readonly line: PayoutLine
}

async function movementsOf(ledger: Ledger): Promise<readonly Movement[]> {
  const payments = await ledger.having(isCharge)
  const besides = await Promise.all(payments.map((payment) => ledger.chargesBeside(payment)))
  return [...payments, ...besides.flat()].flatMap(movementsOfPayment)
}

/** What was charged, and each part of it that went back. */
function movementsOfPayment({ checkout: { providerRef }, steps }: Payment): readonly Movement[] {
  const charge = steps.find(isCharge)
  if (charge === undefined) return []
  let left: Cop = charge.amount
  const movements = [{ at: charge.at, line: chargeLine(providerRef, charge) }]
  for (const step of steps.slice(steps.indexOf(charge) + 1)) {
    const { amount, at } = givenBack(step, left)
    left -= amount
    if (amount > 0) movements.push({ at, line: refundLine(providerRef, amount) })
  }
  return movements
}

/** The vendor keeps what is contested, with its fee; what was won comes back. */
function movementsOfDispute({
  providerRef,
  amount,
  fee,
  status,
  openedAt,
  endedAt,
}: Dispute): readonly Movement[] {
  const kept = { at: openedAt, line: disputeLine(providerRef, -amount, fee) }
  const won =
    status === 'won' && endedAt !== null ? [{ at: endedAt, line: disputeLine(providerRef, amount, 0) }] : []
  return [kept, ...won]
}

function isCharge({ rawStatus, refund }: PaymentStep): boolean {
  return rawStatus === 'Aceptada' && refund === undefined
}

function givenBack(
  { rawStatus, refund, at }: PaymentStep,
  left: Cop,
): { readonly amount: Cop; readonly at: string } {
  return refund ?? { amount: rawStatus === 'Reversada' ? left : 0, at }
}

function payoutOf(day: LocalDate, movements: readonly Movement[]): Payout {
  const lines = movements.toSorted((one, other) => one.at.localeCompare(other.at)).map(({ line }) => line)
  const digits = day.replaceAll('-', '')
  return {
    id: `PO-${digits}`,
    day,
    net: lines.reduce((sum, { net }) => sum + net, 0),
    depositRef: `ABONO ${digits}`,
    lines,
  }
}

/** Holidays count as any other day. */
function payoutDayOf(at: string): LocalDate {
  let day = shiftDay(bogotaDay(new Date(at)), 1)
  while (isWeekend(day)) day = shiftDay(day, 1)
  return day
}

function isWeekend(day: LocalDate): boolean {
  return [0, 6].includes(new Date(day).getUTCDay())
}
