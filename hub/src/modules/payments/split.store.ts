import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { insertRows } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import { partKey } from './attempt.model.ts'
import { OrderSplit, SplitPart, type SplitStatus } from './split.model.ts'

export type NewSplit = Pick<
  OrderSplit,
  | 'id'
  | 'orderId'
  | 'studentCode'
  | 'madeBy'
  | 'guardianId'
  | 'shows'
  | 'requestHash'
  | 'madeAt'
  | 'deadline'
  | 'trace'
>

export type NewPart = Pick<SplitPart, 'id' | 'label' | 'percentBps' | 'asked' | 'amount'>

/** Writes a split that stands, and its parts in their order. */
export async function addSplit(trx: Transaction, split: NewSplit, parts: readonly NewPart[]): Promise<void> {
  await OrderSplit.query(trx).insert({ ...split, status: 'standing' })
  const rows = parts.map(({ percentBps: percent_bps, ...part }, index) => ({
    ...part,
    percent_bps,
    split_id: split.id,
    order_id: split.orderId,
    place: index + 1,
  }))
  await insertRows(trx, 'split_part', rows)
}

function withParts(database: Database) {
  return OrderSplit.query(database).withGraphFetched('parts').modifyGraph('parts', 'inOrder')
}

/** The order's last split, whatever became of it; null where it never had one. */
export async function lastSplitOf(database: Database, orderId: string): Promise<OrderSplit | null> {
  const [last] = await withParts(database)
    .where({ order_id: orderId })
    .orderBy([
      { column: 'made_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(1)
  return last ?? null
}

/** Of all the splits that an order ever had. */
export async function splitIdsOf(database: Database, orderId: string): Promise<readonly string[]> {
  return database('order_split').where({ order_id: orderId }).orderBy('made_at').pluck('id')
}

export async function splitById(database: Database, id: string): Promise<OrderSplit> {
  return withParts(database).findById(id).throwIfNotFound()
}

export async function splitsByIds(
  database: Database,
  ids: readonly string[],
): Promise<readonly OrderSplit[]> {
  return inChunks(ids, (some) => withParts(database).whereIn('id', [...some]))
}

/** The one that stands. */
export async function standingSplitOf(database: Database, orderId: string): Promise<OrderSplit | null> {
  return (await withParts(database).findOne({ order_id: orderId, status: 'standing' })) ?? null
}

/** That of a part. */
export async function splitOfPart(database: Database, partId: string): Promise<OrderSplit | null> {
  return (await splitsOfParts(database, [partId]))[0] ?? null
}

export async function splitsOfParts(
  database: Database,
  partIds: readonly string[],
): Promise<readonly OrderSplit[]> {
  return inChunks(partIds, (some) =>
    withParts(database).whereIn(
      'id',
      SplitPart.query(database)
        .whereIn('id', [...some])
        .select('split_id'),
    ),
  )
}

/** The split with its row held; its order is held by the caller. */
export async function lockSplit(trx: Transaction, id: string): Promise<OrderSplit> {
  await OrderSplit.query(trx).findById(id).forUpdate().throwIfNotFound()
  return splitById(trx, id)
}

/** Ids of those of a split's parts that somebody is paying, or a person looks into. */
export async function partsUnderWay(
  database: Database,
  { parts }: Pick<OrderSplit, 'parts'>,
): Promise<ReadonlySet<string>> {
  const keys = parts.map(({ id }) => partKey(id))
  const rows: readonly string[] = await database('allocation').whereIn('open_key', keys).pluck('part_id')
  return new Set(rows)
}

/** Whether somebody is at the provider with one of its parts. */
export async function isBeingPaid(
  database: Database,
  { parts }: Pick<OrderSplit, 'parts'>,
): Promise<boolean> {
  const keys = parts.map(({ id }) => partKey(id))
  const open = await database('allocation').whereIn('open_key', keys).where({ status: 'open' }).first('id')
  return open !== undefined
}

/** Writes what each part is by the price that its order has now. */
export async function keepAmounts(
  trx: Transaction,
  { parts }: Pick<OrderSplit, 'parts'>,
  amounts: readonly number[],
): Promise<void> {
  for (const [index, part] of parts.entries()) {
    const amount = amounts[index] ?? part.amount
    if (amount !== part.amount) await SplitPart.query(trx).findById(part.id).patch({ amount })
    part.amount = amount
  }
}

/** With its first part's payment price and deadline stand. */
export async function fixSplit(
  trx: Transaction,
  { id }: Pick<OrderSplit, 'id'>,
  { at, deadline }: { readonly at: Date; readonly deadline: Date },
): Promise<void> {
  const change = { fixedAt: at.toISOString(), deadline: deadline.toISOString() }
  await OrderSplit.query(trx).findById(id).patch(change)
}

/** Writes which attempt paid a part; null where its money went back. */
export async function keepPaidBy(trx: Transaction, part: SplitPart, paidBy: string | null): Promise<void> {
  await SplitPart.query(trx).findById(part.id).patch({ paidBy })
  part.paidBy = paidBy
}

export async function endSplit(
  trx: Transaction,
  { id }: Pick<OrderSplit, 'id'>,
  { status, at }: { readonly status: Exclude<SplitStatus, 'standing'>; readonly at: Date },
): Promise<void> {
  await OrderSplit.query(trx).findById(id).patch({ status, endedAt: at.toISOString() })
}

/** Those that stand though their deadline has come. */
export async function overdueSplits(
  database: Database,
  now: Date,
): Promise<readonly Pick<OrderSplit, 'id' | 'orderId'>[]> {
  return OrderSplit.query(database)
    .where({ status: 'standing' })
    .where('deadline', '<=', now.toISOString())
    .orderBy('deadline')
    .select('id', 'order_id')
}
