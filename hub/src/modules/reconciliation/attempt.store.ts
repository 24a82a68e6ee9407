import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { sum } from '../../shared/money.ts'
import { appliedOf } from '../ledger/index.ts'
import { allocationStatus, guardianPaymentStatus } from '../payments/allocation-status.ts'
import type { LossBearer, Pays } from '../payments/index.ts'
import { splitPath } from '../payments/split-path.ts'
import { lossesOf } from './loss.store.ts'
import type { MovementFilter } from './movement-filter.ts'
import { ofOrderOrSplit } from './of-order-or-split.ts'
import { toUndoOf } from './to-undo.store.ts'

/** An attempt to pay, whatever it is for. */
export interface AttemptRow {
  readonly id: string
  readonly pays: Pays
  readonly path: string
  /** Of a guardian's own. */
  readonly token: string | null
  readonly instance: string
  readonly reference: string
  readonly amount: number | string
  readonly status: string
  readonly provider_ref: string | null
  readonly started_at: string
  readonly finished_at: string | null
}

/** What of an attempt is for one order or one document. */
export interface PartRow {
  readonly id: string
  readonly attempt_id: string
  readonly order_id: string | null
  readonly split_id: string | null
  readonly partner_code: string | null
  readonly payment_id: string | null
  readonly amount: number | string
  readonly refunded: number | string
  readonly status: string
  /** 1 for a part of an order of which nothing is left that the school has not given back, or lost. */
  readonly order_is_given_back: number | string
  readonly provider_ref: string | null
  readonly approved_at: string | null
  readonly order_reference: string | null
  readonly token: string | null
  readonly student_code: string | null
  readonly document_ref: string | null
  readonly document_reference: string | null
  /** COP of all the order's lines, and of those due at once; null before it is paid. */
  readonly lines: number | string | null
  readonly lines_now: number | string | null
}

/** Attempts to pay, each with its parts and with what the ledger says of them. */
export interface Attempt {
  readonly row: AttemptRow
  readonly parts: readonly PartRow[]
  /** COP that the ledger has as paid by it, what went back of it since included. */
  readonly posted: number
  /** Whether accounting has nothing more of it than it should. */
  readonly isUndone: boolean
  /** Who bears each of its charges that were lost in a dispute, by the provider's reference. */
  readonly losses: ReadonlyMap<string, LossBearer>
}

export async function attemptsThat(database: Database, narrow: MovementFilter): Promise<readonly Attempt[]> {
  const rows: readonly AttemptRow[] = await database('payment_attempt as f')
    .leftJoin('allocation as a', 'a.attempt_id', 'f.id')
    .leftJoin('enrollment_order as o', 'o.id', 'a.order_id')
    .where((some) => narrow(some, { days, references: ['f.reference', 'a.reference', 'o.reference'] }))
    .distinct(...columns, guardianPaymentStatus(database, 'f'))
    .orderBy('f.id')
  const parts = await inChunks<string, PartRow>(
    rows.map(({ id }) => id),
    (some) => partRows(database).whereIn('a.attempt_id', [...some]),
  )
  const partsOf = new Map<string, PartRow[]>(rows.map(({ id }) => [id, []]))
  for (const part of parts) partsOf.get(part.attempt_id)?.push(part)
  const applied = await appliedOf(database, idsOf(parts))
  const toUndo = await toUndoOf(
    database,
    parts.filter(({ status }) => status === 'reversed'),
  )
  const losses = await lossesOf(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const own = partsOf.get(row.id) ?? []
    return {
      row,
      parts: own,
      posted: postedBy(own, applied),
      isUndone: !own.some(({ id }) => toUndo.has(id)),
      losses: losses.get(row.id) ?? new Map(),
    }
  })
}

const days = ['f.started_at', 'f.finished_at', 'a.approved_at']

const columns = [
  'f.id',
  'f.pays',
  'f.path',
  'f.token',
  'f.instance',
  'f.reference',
  'f.amount',
  'f.provider_ref',
  'f.started_at',
  'f.finished_at',
]

function partRows(database: Database) {
  return database('allocation as a')
    .leftJoin('enrollment_order as o', 'o.id', 'a.order_id')
    .leftJoin('split_part as s', 's.id', 'a.part_id')
    .leftJoin('enrollment_order as w', 'w.id', 's.order_id')
    .leftJoin('accounting_document as d', (on) => {
      void on.on('d.order_id', 'a.order_id').andOnNotNull('a.paid_as')
    })
    .select(
      'a.id',
      'a.attempt_id',
      'a.order_id',
      's.split_id',
      'a.partner_code',
      'a.payment_id',
      'a.amount',
      'a.refunded',
    )
    .select('a.provider_ref', 'a.approved_at')
    .select(ofOrderOrSplit(database, 'token'), ofOrderOrSplit(database, 'student_code'))
    .select({ status: allocationStatus(database), order_reference: 'o.reference' })
    .select({ order_is_given_back: orderIsGivenBack(database) })
    .select({ document_ref: 'd.ref', document_reference: 'd.reference' })
    .select(linesOf(database).as('lines'), linesOf(database).where('c.paid_now', 1).as('lines_now'))
    .orderBy(['o.student_code', 'a.partner_code', 'a.doc_num'])
}

/** Whether what stands for the order of the split part `s` has gone back whole (splits-11). */
function orderIsGivenBack(database: Database) {
  return database.raw(
    'case when exists (select 1 from allocation as z where z.order_id = s.order_id ' +
      "and z.instance = ? and z.status = 'reversed' and z.paid_as is not null) then 1 else 0 end",
    [splitPath],
  )
}

function linesOf(database: Database) {
  return database('charge as c')
    .whereRaw('c.order_id = o.id')
    .select(database.raw('sum(c.quantity * c.unit_price)'))
}

const idsOf = (parts: readonly PartRow[]) => [...new Set(parts.flatMap(({ payment_id }) => payment_id ?? []))]

function postedBy(parts: readonly PartRow[], applied: ReadonlyMap<string, number>): number {
  // Of a part of an order it is still what its payment paid.
  const back = sum(parts.map(({ refunded, split_id: split }) => (split === null ? Number(refunded) : 0)))
  return idsOf(parts).reduce((total, id) => total + (applied.get(id) ?? 0), back)
}
