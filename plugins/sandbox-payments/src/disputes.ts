import Joi from 'joi'
import { bogotaDay, isWithin, shiftDay } from '@matricula/contract'
import type { Cop, DaySpan, Instant, Memo, Page, Paging, PluginKit, ToldDispute } from '@matricula/contract'
import { pageOf, shortDigest } from '@matricula/contract/sandbox'
import type { Payment } from './payment.ts'

/** What the vendor keeps of a contested payment. */
export type Dispute = {
  readonly ref: string
  readonly providerRef: string
  readonly amount: Cop
  readonly fee: Cop
  readonly status: ToldDispute['status']
  readonly openedAt: Instant
  readonly endedAt: Instant | null
}

/** 30,000 pesos for a case, whoever wins. */
const feeOfCase: Cop = 30_000

/** Contests all that is left of an approved payment, or decides it; says whether that was possible. A payment is contested once. */
export async function contest(
  { memo, now }: Pick<PluginKit, 'memo' | 'now'>,
  payment: Payment,
  status: ToldDispute['status'],
): Promise<boolean> {
  const { providerRef } = payment.checkout
  const present = await disputeOf(memo, providerRef)
  const at = now().toISOString()
  if (status === 'opened') {
    if (payment.now.rawStatus !== 'Aceptada') return false
    const ref = `CB-${shortDigest(providerRef).slice(0, 12).toUpperCase()}`
    const opened = {
      ref,
      providerRef,
      amount: leftOf(payment),
      fee: feeOfCase,
      status,
      openedAt: at,
      endedAt: null,
    }
    return memo.add(placeOf(providerRef), opened)
  }
  if (present?.status !== 'opened') return false
  await memo.set(placeOf(providerRef), { ...present, status, endedAt: at })
  return true
}

function leftOf({ steps, now }: Payment): Cop {
  return now.amount - steps.reduce((sum, { refund }) => sum + (refund?.amount ?? 0), 0)
}

export async function disputeOf(memo: Memo, providerRef: string): Promise<Dispute | null> {
  const stored = await memo.get(placeOf(providerRef))
  return stored === undefined ? null : parse(stored)
}

export async function everyDispute(memo: Memo): Promise<readonly Dispute[]> {
  return (await memo.list(placeOf(''))).map(({ value }) => parse(value))
}

/** Those that were opened or decided on these days, the first to open first. */
export async function disputesOn(
  memo: Memo,
  { days, paging }: { readonly days: DaySpan; readonly paging: Paging },
): Promise<Page<ToldDispute>> {
  const told = (await everyDispute(memo))
    .toSorted((one, other) => one.openedAt.localeCompare(other.openedAt))
    .map(toldOf)
    .filter(
      ({ openedOn, endedOn }) => isWithin(openedOn, days) || (endedOn !== null && isWithin(endedOn, days)),
    )
  return pageOf(told, paging)
}

const daysToAnswer = 5

function toldOf({ ref, providerRef, amount, fee, status, openedAt, endedAt }: Dispute): ToldDispute {
  const openedOn = bogotaDay(new Date(openedAt))
  const answerBy = shiftDay(openedOn, daysToAnswer)
  const endedOn = endedAt === null ? null : bogotaDay(new Date(endedAt))
  return { ref, providerRef, amount, fee, reason: 'unrecognised', status, openedOn, answerBy, endedOn }
}

const placeOf = (providerRef: string) => `dispute:${providerRef}`

const schema = Joi.object<Dispute>({
  ref: Joi.string().required(),
  providerRef: Joi.string().required(),
  amount: Joi.number().integer().required(),
  fee: Joi.number().integer().required(),
  status: Joi.valid('opened', 'won', 'lost').required(),
  openedAt: Joi.string().required(),
  endedAt: Joi.string().allow(null).required(),
})

function parse(stored: unknown): Dispute {
  return Joi.attempt(stored, schema)
}
