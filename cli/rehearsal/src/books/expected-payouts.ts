import type { Charge, Transcript } from '../families/transcript.ts'
import { daysAfter } from '../season-days.ts'
import { sum } from '../sum.ts'

/** What a provider settles on a day: COP, all of them. */
export interface ExpectedPayout {
  readonly instance: Instance
  readonly reference: string
  readonly day: string
  readonly gross: number
  readonly fees: number
  readonly withheld: number
  readonly net: number
}

export type Instance = 'card' | 'invoices'

interface Line {
  readonly instance: Instance
  readonly day: string
  readonly gross: number
  readonly fee: number
  readonly withheld: number
}

/** Days that the hub looks back when it reads what was settled. */
const daysBack = 14

/**
 * What the pretend provider settles of what families paid and got back there, by the rules that its README tells; only
 * payouts that were there to be read on one of these days. Pure.
 */
export function expectedPayouts(
  transcripts: readonly Transcript[],
  readings: readonly string[],
): readonly ExpectedPayout[] {
  const byPayout = new Map<string, Line[]>()
  for (const line of transcripts.flatMap(linesOf)) {
    const name = `${line.instance} ${weekdayAfter(line.day)}`
    byPayout.set(name, [...(byPayout.get(name) ?? []), line])
  }
  const isRead = ({ day }: ExpectedPayout) =>
    readings.some((reading) => day <= reading && daysAfter(day, daysBack) >= reading)
  return [...byPayout.values()]
    .map(payoutOf)
    .filter(isRead)
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
}

function nameOf({ instance, day }: ExpectedPayout): string {
  return `${day} ${instance}`
}

/** What is settled on it is of the days before, from a Friday to a Sunday on the Monday. */
export function weekdayAfter(day: string): string {
  const next = daysAfter(day, 1)
  return [0, 6].includes(new Date(next).getUTCDay()) ? weekdayAfter(next) : next
}

function payoutOf(lines: readonly Line[]): ExpectedPayout {
  const [first] = lines
  if (first === undefined) throw new Error('a payout has lines')
  const day = weekdayAfter(first.day)
  const gross = sum(lines.map((line) => line.gross))
  const fees = sum(lines.map(({ fee }) => fee))
  const withheld = sum(lines.map((line) => line.withheld))
  const reference = `PO-${day.replaceAll('-', '')}`
  const { instance } = first
  return { instance, reference, day, gross, fees, withheld, net: gross - fees - withheld }
}

function linesOf({ attempts, parts, aftermath: { refunds, paidLater } }: Transcript): readonly Line[] {
  const byProvider = refunds.filter(({ way, status }) => way === 'provider' && status === 'done')
  const back = sum(byProvider.map(({ amount }) => amount))
  return [
    ...[...attempts, ...parts].flatMap(({ charge, expectedStatus }) =>
      charge === null ? [] : linesOfCharge('card', charge, expectedStatus === 'approved' ? back : 0),
    ),
    ...byProvider.map(({ day, amount }) => lineBack('card', day, amount)),
    ...(paidLater === null ? [] : linesOfCharge('invoices', paidLater.charge, 0)),
  ]
}

/** The charge, and what its provider took back of it besides what the school gave back. */
function linesOfCharge(instance: Instance, charge: Charge, back: number): readonly Line[] {
  const { amount, means, day, takenBackOn } = charge
  const fee = Math.round((amount * 29) / 1000) + 900
  const withheld = means === 'card' ? Math.round((amount * 15) / 1000) : 0
  const taken = { instance, day, gross: amount, fee: fee + Math.round((fee * 19) / 100), withheld }
  const rest = takenBackOn === null ? 0 : amount - back
  return rest === 0 || takenBackOn === null ? [taken] : [taken, lineBack(instance, takenBackOn, rest)]
}

function lineBack(instance: Instance, day: string, amount: number): Line {
  return { instance, day, gross: -amount, fee: 0, withheld: 0 }
}
