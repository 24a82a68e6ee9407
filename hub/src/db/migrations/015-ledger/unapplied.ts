import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { writeEntries } from './entry.ts'

/** Money of a charge that pays nothing here. */
interface Unapplied {
  readonly instance: string
  readonly reference: string
  readonly provider_ref: string
  readonly amount: number
  readonly at: string
}

/** Posts what came and has no home: what providers say they took, and what exceptions told before that was kept. */
export async function postUnapplied(db: Knex): Promise<void> {
  for (const money of await capturedMoney(db)) await takeIn(db, money)
  for (const money of await exceptionMoney(db)) await takeIn(db, money)
}

interface CaptureRow extends Omit<Unapplied, 'amount' | 'at'> {
  readonly amount: number | string
  readonly seen_at: string
}

/** A test is money where the school is a sandbox or a rehearsal alone. */
async function capturedMoney(db: Knex): Promise<readonly Unapplied[]> {
  const purpose: { readonly value: string } | undefined = await db('setting')
    .where({ key: 'purpose' })
    .first()
  const counted = db('payment_capture').where({ status: 'taken', currency: 'COP' }).orderBy('id')
  if (purpose === undefined || purpose.value === '"production"') void counted.where({ is_test: 0 })
  const rows: readonly CaptureRow[] = await counted
  return rows.map(({ instance, reference, provider_ref, amount, seen_at: at }) => ({
    instance,
    reference,
    provider_ref,
    at,
    amount: Number(amount),
  }))
}

interface ExceptionRow {
  readonly id: number
  readonly instance: string
  readonly reference: string
  readonly provider_ref: string
  readonly facts: string
  readonly resolution: string | null
  readonly created_at: string
}

interface Facts {
  readonly amount?: number
  readonly seen?: number
  readonly currency?: string
  readonly providerRef?: string | null
}

const kinds = ['duplicate-payment', 'wrong-amount', 'approved-again', 'unknown-reference']

/** Of what was given back nothing is left, and of what a person says never came nothing is there. */
async function exceptionMoney(db: Knex): Promise<readonly Unapplied[]> {
  const rows: readonly ExceptionRow[] = await db('payment_exception')
    .whereIn('kind', kinds)
    .orderBy('id')
    .select('id', 'instance', 'reference', 'provider_ref', 'facts', 'resolution', 'created_at')
  const open = rows.filter(
    ({ resolution }) => !/^(?:refund|refunded|released|returned)/.test(resolution ?? ''),
  )
  const found: Unapplied[] = []
  for (const row of open) {
    const money = moneyOf(row)
    if (money !== null && !(await wasSeen(db, money))) found.push(money)
  }
  return found
}

function moneyOf({ instance, reference, created_at: at, ...row }: ExceptionRow): Unapplied | null {
  const { amount, seen, currency = 'COP', providerRef }: Facts = JSON.parse(row.facts)
  const taken = seen ?? amount ?? 0
  if (currency !== 'COP' || taken <= 0) return null
  return { instance, reference, provider_ref: providerRef ?? row.provider_ref, amount: taken, at }
}

/** The provider's own word of the charge, kept since 006, says more. */
async function wasSeen(db: Knex, { instance, reference, provider_ref }: Unapplied): Promise<boolean> {
  const whole = await wholeOf(db, reference)
  const seen = await db('payment_capture')
    .whereIn('reference', [reference, whole?.reference ?? reference])
    .where({ instance, provider_ref })
    .first('id')
  return seen !== undefined
}

interface Attempt {
  readonly id: string
  readonly reference: string
}

/** The attempt that was asked for, by its own reference or by that of a child's share. */
async function wholeOf(db: Knex, reference: string): Promise<Attempt | undefined> {
  const whole: Attempt | undefined = await db('payment_attempt').where({ reference }).first('id', 'reference')
  if (whole !== undefined) return whole
  const shares = db('allocation').where({ reference }).select('attempt_id')
  return db('payment_attempt').whereIn('id', shares).first('id', 'reference')
}

async function takeIn(db: Knex, { amount, at, ...charge }: Unapplied): Promise<void> {
  const attempt = await wholeOf(db, charge.reference)
  const named = { ...charge, reference: attempt?.reference ?? charge.reference }
  if ((await db('payment').where(named).first('id')) !== undefined) return
  const id = randomUUID()
  const account = charge.instance === 'agreement' ? 'bank/agreement' : `provider/${charge.instance}`
  await db('payment').insert({
    ...named,
    id,
    attempt_id: attempt?.id ?? null,
    amount,
    account,
    left: amount,
    actor: `provider:${charge.instance}`,
    approved_at: at,
    trace: 'migration',
  })
  const subject = `payment:${id}`
  const lines = [[account, amount] as const, [`unapplied/${id}`, -amount] as const]
  await writeEntries(db, [{ key: subject, subject, at, trace: 'migration', lines }])
}
