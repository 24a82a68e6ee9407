import { inChunks } from '../../db/chunks.ts'
import { heldBySplits } from './split-facts.store.ts'
import type { Database } from '../../db/database.ts'
import { splitPath } from '../payments/split-path.ts'

const pageSize = 500

/** Postings whose lines do not sum to 0, or that have none. */
export async function unevenPostings(database: Database): Promise<readonly string[]> {
  const rows: readonly { key: string }[] = await database('posting as p')
    .leftJoin('posting_line as l', 'l.posting', 'p.key')
    .groupBy('p.key')
    .havingRaw('count(l.account) < 2 or sum(l.amount) <> 0')
    .orderBy('p.key')
    .select('p.key')
  return rows.map(({ key }) => key)
}

interface PaymentSums {
  readonly id: string
  readonly amount: number | string
  readonly left: number | string
  readonly outside: number | string
  readonly returned: number | string
  readonly paid: number | string | null
  readonly back: number | string | null
  readonly held: number | string | null
  readonly unapplied: number | string | null
  readonly handled: number | string | null
  readonly to_post: number | string | null
}

/** Payments that are not what they paid, gave back and have left. */
export async function unevenPayments(database: Database): Promise<readonly string[]> {
  return paymentsThat(
    database,
    ({ amount, returned, left, outside, paid, back }) => amount !== returned + left + outside + paid + back,
  )
}

/** Payments of which the ledger says something else than they do. */
export async function unpostedPayments(database: Database): Promise<readonly string[]> {
  return paymentsThat(
    database,
    ({ amount, returned, left, outside, paid, held, unapplied, handled, to_post }) =>
      held !== amount - returned || unapplied !== -left || handled !== -outside || to_post !== -paid,
  )
}

type Sums = Readonly<Record<Exclude<keyof PaymentSums, 'id'>, number>>

async function paymentsThat(
  database: Database,
  isBroken: (sums: Sums) => boolean,
): Promise<readonly string[]> {
  const found: string[] = []
  for (let after = ''; ;) {
    const rows: readonly PaymentSums[] = await database('payment as p')
      .where('p.id', '>', after)
      .orderBy('p.id')
      .limit(pageSize)
      .select('p.id', 'p.amount', 'p.left', 'p.outside', 'p.returned', sumsOf(database))
    found.push(...rows.filter((row) => isBroken(numbersOf(row))).map(({ id }) => id))
    const last = rows.at(-1)
    if (last === undefined) return found
    after = last.id
  }
}

function sumsOf(database: Database) {
  const subject = "x.subject = replace('payment:#', '#', p.id)"
  const lines = (where: string) => () =>
    database('posting_line as l')
      .join('posting as x', 'x.key', 'l.posting')
      .whereRaw(`${subject} and ${where}`)
      .sum('l.amount')
  // What stands for parts keeps what providers took back of them, which is no money of its own; what the school had given
  // back of such a part before stays paid by its refund (splits-10).
  const parts = database('allocation as a')
    .whereRaw('a.payment_id = p.id')
    .where((paid) => {
      void paid.where('a.status', 'approved').orWhere('a.instance', splitPath).orWhereNotNull('a.part_id')
    })
  const paid =
    "case when a.part_id is null or a.status = 'approved' then a.amount - a.refunded " +
    "when a.status = 'reversed' then a.refunded else 0 end"
  const refunds = database('refund as r').whereRaw(
    "r.payment_id = p.id and (r.status = 'sent' or (r.status = 'done' and r.way = 'bank'))",
  )
  return {
    paid: parts.sum(database.raw(paid)),
    back: refunds.sum('r.amount'),
    held: lines('l.account = p.account')(),
    unapplied: lines("l.account = replace('unapplied/#', '#', p.id)")(),
    handled: lines("l.account = replace('handled-outside/#', '#', p.id)")(),
    to_post: lines("l.account like 'to-post/%' and l.account <> p.account")(),
  }
}

function numbersOf(row: PaymentSums): Sums {
  return {
    amount: Number(row.amount),
    left: Number(row.left),
    outside: Number(row.outside),
    returned: Number(row.returned),
    paid: Number(row.paid),
    back: Number(row.back),
    held: Number(row.held),
    unapplied: Number(row.unapplied),
    handled: Number(row.handled),
    to_post: Number(row.to_post),
  }
}

/** Refunds that the ledger owes and nobody was asked for, or the other way round. */
export async function unevenRefunds(database: Database): Promise<readonly string[]> {
  const rows: readonly { id: string; amount: number | string; status: string; due: unknown }[] =
    await database('refund as r')
      .orderBy('r.id')
      .select('r.id', 'r.amount', 'r.status', {
        due: database('posting_line as l')
          .whereRaw("l.account = replace('refund-due/#', '#', r.id)")
          .sum('l.amount'),
      })
  return rows
    .filter(({ amount, status, due }) => Number(due) !== (status === 'sent' ? -Number(amount) : 0))
    .map(({ id }) => id)
}

interface Waiting {
  readonly account: string
  /** Less than 0: accounting is to hear of it. More: it has what went back since. */
  readonly amount: number
}

/** Money that accounting is to hear of without a delivery that waits, or has though the payment stands. */
export async function unexplainedToPost(database: Database): Promise<readonly string[]> {
  const rows: readonly { account: string; amount: number | string }[] = await database('posting_line')
    .where('account', 'like', 'to-post/%')
    .groupBy('account')
    .havingRaw('sum(amount) <> 0')
    .orderBy('account')
    .select('account')
    .sum({ amount: 'amount' })
  const waiting = rows.map(({ account, amount }) => ({ account, amount: Number(amount) }))
  const explained = new Set([
    ...(await announced(
      database,
      waiting.filter(({ amount }) => amount < 0),
    )),
    ...(await reversed(
      database,
      waiting.filter(({ amount }) => amount > 0),
    )),
    ...(await heldBySplits(database, waiting)),
  ])
  return waiting.map(({ account }) => account).filter((account) => !explained.has(account))
}

const nameIn = ({ account }: Waiting) => account.replace(/^to-post\/[\w-]+:/, '')

const isDocument = ({ account }: Waiting) => /^to-post\/(document|surcharge):/.test(account)

const isOnAccount = ({ account }: Waiting) => account.startsWith('to-post/on-account:')

const isOfAttempt = (one: Waiting) => isDocument(one) || isOnAccount(one)

async function announced(database: Database, waiting: readonly Waiting[]): Promise<readonly string[]> {
  const attempts = await inChunks<string, { id: string; attempt_id: string }>(
    waiting.filter(isOfAttempt).map(nameIn),
    (some) =>
      database('allocation')
        .whereIn('id', [...some])
        .select('id', 'attempt_id'),
  )
  const attemptOf = new Map(attempts.map(({ id, attempt_id }) => [id, attempt_id]))
  const keyOf = (one: Waiting) =>
    isOfAttempt(one)
      ? `${isDocument(one) ? 'invoices' : 'account'}:${attemptOf.get(nameIn(one))}`
      : one.account.replace('to-post/', '').replace('debt:', 'balance:')
  const due = await inChunks<string, { key: string }>(waiting.map(keyOf), (some) =>
    database('outbox')
      .whereIn('key', [...some])
      .whereIn('status', ['due', 'on_hold'])
      .select('key'),
  )
  const keys = new Set(due.map(({ key }) => key))
  return waiting.filter((one) => keys.has(keyOf(one))).map(({ account }) => account)
}

async function reversed(database: Database, waiting: readonly Waiting[]): Promise<readonly string[]> {
  const gone = await inChunks<string, { id: string; order_id: string | null }>(waiting.map(nameIn), (some) =>
    database('allocation')
      .where((back) => void back.where({ status: 'reversed' }).orWhere('refunded', '>', 0))
      .where((of) => void of.whereIn('id', [...some]).orWhereIn('order_id', [...some]))
      .select('id', 'order_id'),
  )
  const names = new Set(gone.flatMap(({ id, order_id }) => [id, order_id]))
  return waiting.filter((one) => names.has(nameIn(one))).map(({ account }) => account)
}
