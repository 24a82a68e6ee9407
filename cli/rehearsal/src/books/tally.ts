import { createHash } from 'node:crypto'
import type { PaymentAttempt, QuoteSnapshot, Transcript } from '../families/transcript.ts'
import { bogotaDay } from '../season-days.ts'
import { type Account, chargedIn } from './account.ts'
import { canonicalRow } from './canonical-row.ts'

export interface ConceptTotal {
  readonly code: string
  readonly name: string
  readonly now: number
  readonly later: number
}

export interface DayTotal {
  readonly day: string
  readonly payments: number
  /** COP that the hub holds for paid. */
  readonly paid: number
  /** COP that accounting must show for it. */
  readonly toBook: number
  /** COP that accounting has: not orders whose money went back and that a person has undone there. */
  readonly booked: number
  /** COP that the provider holds for approved. */
  readonly provider: number
  /** Payments of the provider that paid nothing, transfers and disputes that wait for somebody. */
  readonly open: number
}

/** COP of the whole season. */
export interface Totals {
  readonly students: number
  readonly enrolled: number
  readonly paid: number
  readonly byProvider: number
  readonly byAgreement: number
  /** What families had in their favour and needed no more money for. */
  readonly creditUsed: number
  /** Debts of last year that were paid along. */
  readonly balancePaid: number
  readonly chargedNow: number
  readonly chargedLater: number
  readonly booked: number
  /** What the provider holds without an order, each with an open exception. */
  readonly astray: number
  readonly givenBack: number
  /** What the school gave back of what paid an order. */
  readonly refunded: number
  /** Later charges that guardians paid in the portal, with what paying late added and paying early took off. */
  readonly chargesPaid: number
  readonly surcharged: number
  readonly discounted: number
  /** What was paid by links for an amount, and what of it the school gave back. */
  readonly onAccount: number
  readonly onAccountBack: number
  readonly profiles: Readonly<Record<QuoteSnapshot['profiles'][number], number>>
  readonly concepts: readonly ConceptTotal[]
  readonly days: readonly DayTotal[]
}

const quietDay = { payments: 0, paid: 0, toBook: 0, booked: 0, provider: 0, open: 0 }
const dayColumns = ['payments', 'paid', 'toBook', 'booked', 'provider', 'open'] as const

const nothing = {
  enrolled: 0,
  byProvider: 0,
  byAgreement: 0,
  creditUsed: 0,
  balancePaid: 0,
  chargedNow: 0,
  chargedLater: 0,
  astray: 0,
  givenBack: 0,
  refunded: 0,
  chargesPaid: 0,
  surcharged: 0,
  discounted: 0,
  onAccount: 0,
  onAccountBack: 0,
}

/** Adds account to account, so that no more than one is held at a time, and signs for their contents. */
export class Tally {
  readonly #digest = createHash('sha256')
  readonly #sums = { ...nothing }
  readonly #profiles = { scholarship: 0, annuity: 0, progressive: 0, commercial: 0 }
  readonly #concepts = new Map<string, { name: string; now: number; later: number }>()
  readonly #days = new Map<string, Omit<DayTotal, 'day'>>()
  #students = 0

  /** In the order of the students' codes: the digest is of that order. */
  add(transcript: Transcript, account: Account): void {
    this.#students += 1
    this.#digest.update(`${JSON.stringify(canonicalRow(transcript, account))}\n`)
    this.#addProvider(transcript, account)
    this.#addParts(transcript)
    this.#addPaidLater(transcript)
    const { timeline } = account
    if (timeline?.payment == null) return
    const { payment } = timeline
    const { refunds, wentBack, undone } = transcript.aftermath
    const balance = transcript.snapshot?.totals.balance ?? 0
    const [now, later] = [chargedIn(timeline, 'now'), chargedIn(timeline, 'later')]
    this.#sums.enrolled += 1
    this.#sums[transcript.attempts.at(-1)?.path === 'agreement' ? 'byAgreement' : 'byProvider'] +=
      payment.amount
    this.#sums.creditUsed += balance < 0 ? Math.min(-balance, now) : 0
    this.#sums.balancePaid += Math.max(0, balance)
    this.#sums.chargedNow += now
    this.#sums.chargedLater += later
    for (const profile of transcript.snapshot?.profiles ?? []) this.#profiles[profile] += 1
    for (const { itemCode, name, unitPrice, quantity, paidNow } of timeline.charges) {
      const concept = this.#concepts.get(itemCode) ?? { name, now: 0, later: 0 }
      concept[paidNow === 1 ? 'now' : 'later'] += unitPrice * quantity
      this.#concepts.set(itemCode, concept)
    }
    const booked = now + later + Math.max(0, balance)
    for (const { status, amount } of refunds) this.#sums.refunded += status === 'done' ? amount : 0
    const isSettled = wentBack !== null && undone === payment.amount
    // The money of an order that was paid in parts came with them, each on its day.
    const came = payment.instance === 'parts' ? {} : { payments: 1, paid: payment.amount }
    const kept = { ...came, toBook: booked, booked }
    if (!isSettled) this.#addToDay(payment.approvedAt, wentBack === null ? kept : { booked, open: 1 })
    this.#addUnsettled(transcript)
  }

  /** Transfers that finance has yet to send, and disputes that nobody has decided, on the day of their money. */
  #addUnsettled({ aftermath: { refunds, dispute } }: Transcript): void {
    for (const { status, day } of refunds) if (status === 'sent') this.#addTo(day, { open: 1 })
    if (dispute?.status === 'opened' || dispute?.status === 'answered')
      this.#addTo(dispute.openedOn, { open: 1 })
  }

  #addParts({ parts }: Transcript): void {
    for (const { charge, expectedStatus } of parts)
      if (charge !== null && expectedStatus === 'approved')
        this.#addTo(charge.day, { payments: 1, paid: charge.amount })
  }

  #addPaidLater({ aftermath: { paidLater } }: Transcript): void {
    if (paidLater === null) return
    const { pays, charge, surcharge, discount } = paidLater
    const { amount, day, takenBackOn } = charge
    this.#sums[pays === 'invoices' ? 'chargesPaid' : 'onAccount'] += amount
    this.#sums.surcharged += surcharge
    this.#sums.discounted += discount
    // A day holds nothing any more of what went back and is undone.
    if (takenBackOn === null)
      this.#addTo(day, { payments: 1, paid: amount, toBook: amount, booked: amount, provider: amount })
    else this.#sums.onAccountBack += amount
  }

  #addProvider({ parts }: Transcript, { provider, timeline }: Account): void {
    const paying = timeline?.attempts.find(({ id }) => id === timeline.payment?.attemptId)?.reference
    const paid = new Set([paying, ...referencesOf(parts, 'approved')])
    const sentBack = new Set(referencesOf(parts, 'transferred'))
    for (const { reference, status, amount, at } of provider.values()) {
      const paidNothing = status === 'Aceptada' && !paid.has(reference)
      // Its provider lists for ever what a transfer has sent back.
      const isAstray = paidNothing && !sentBack.has(reference)
      if (status === 'Aceptada') this.#addToDay(at, { provider: amount, open: isAstray ? 1 : 0 })
      if (isAstray) this.#sums.astray += amount
      if (status === 'Reversada') this.#sums.givenBack += amount
    }
  }

  #addToDay(at: string, more: Partial<Omit<DayTotal, 'day'>>): void {
    this.#addTo(bogotaDay(new Date(at)), more)
  }

  #addTo(day: string, more: Partial<Omit<DayTotal, 'day'>>): void {
    const before = this.#days.get(day) ?? quietDay
    const added = dayColumns.map((column) => [column, before[column] + (more[column] ?? 0)])
    this.#days.set(day, { ...quietDay, ...Object.fromEntries(added) })
  }

  totals(): Totals {
    const { byProvider, byAgreement, chargedNow, chargedLater } = this.#sums
    return {
      students: this.#students,
      ...this.#sums,
      paid: byProvider + byAgreement,
      booked: chargedNow + chargedLater,
      profiles: { ...this.#profiles },
      concepts: [...this.#concepts.entries()].map(([code, sums]) => ({ code, ...sums })).toSorted(byCode),
      days: [...this.#days.entries()]
        .map(([day, sums]) => ({ day, ...sums }))
        .toSorted((one, other) => one.day.localeCompare(other.day)),
    }
  }

  /** Signs for what is no single student's. */
  sign(lines: readonly string[]): void {
    this.#digest.update(`${JSON.stringify(lines)}\n`)
  }

  /** SHA-256 over the canonical rows: no tokens, no references, no times of the machine. Ends the tally. */
  digest(): string {
    return this.#digest.digest('hex')
  }
}

function referencesOf(
  parts: readonly PaymentAttempt[],
  status: PaymentAttempt['expectedStatus'],
): readonly string[] {
  return parts.filter(({ expectedStatus }) => expectedStatus === status).map(({ reference }) => reference)
}

function byCode(one: { readonly code: string }, other: { readonly code: string }): number {
  return one.code.localeCompare(other.code)
}
