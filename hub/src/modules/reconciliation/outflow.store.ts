import type { Cop } from '@matricula/contract'
import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { sum } from '../../shared/money.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import type { LossBearer } from '../payments/index.ts'
import type { PostedOutflow } from './outflow.ts'
import { ofOrderOrSplit } from './of-order-or-split.ts'
import { toUndoOf } from './to-undo.store.ts'

/** What the hub holds of what went back, beside its postings. */
export interface OutflowFacts {
  /** COP, as its own row says it; null where nothing but the ledger says it. */
  readonly amount: Cop | null
  readonly status: string
  readonly way: 'provider' | 'bank' | null
  /** Of a dispute that was lost; else null. */
  readonly lossBorneBy: LossBearer | null
  readonly instance: string
  /** Its payment's own id. */
  readonly payment: string
  /** Of the payment, as the hub and as its provider know it. */
  readonly reference: string
  readonly chargeRef: string
  /** Of the transfer, of the provider's refund or of its case. */
  readonly proof: string | null
  /** Of the order that it is of, where that is one. */
  readonly token: string | null
  readonly students: readonly string[]
  /** The provider can be asked for it by its id: an order's refund. */
  readonly isAskable: boolean
  /** COP of what it paid that accounting still has, and a person is to undo there. */
  readonly toUndo: Cop
}

interface FactRow {
  readonly id: string
  readonly attempt_id: string | null
  readonly allocation_id: string | null
  readonly amount: number | string | null
  readonly status: string
  readonly way: 'provider' | 'bank' | null
  readonly borne_by: LossBearer | null
  readonly instance: string
  readonly payment: string
  readonly reference: string
  readonly charge_ref: string
  readonly proof: string | null
}

/** Of each thing that went back, by its kind and its id. */
export async function factsOfOutflows(
  database: Database,
  posted: readonly PostedOutflow[],
): Promise<ReadonlyMap<string, OutflowFacts>> {
  const rows = await Promise.all(
    (['refund', 'reversal', 'dispute'] as const).map(async (is) => {
      const ids = posted.filter((one) => one.is === is).map(({ id }) => id)
      const found = await inChunks<string, FactRow>([...new Set(ids)], (some) => readers[is](database, some))
      return found.map((row) => ({ is, row }))
    }),
  )
  const parts = await partsOf(
    database,
    rows.flat().map(({ row }) => row),
  )
  return new Map(rows.flat().map(({ is, row }) => [`${is} ${row.id}`, factsOf(row, parts(row))]))
}

const ofPayment = {
  payment: 'p.id',
  reference: 'p.reference',
  instance: 'p.instance',
  charge_ref: 'p.provider_ref',
}

type FactReader = (database: Database, ids: readonly string[]) => PromiseLike<readonly FactRow[]>

const readers: Readonly<Record<Exclude<PostedOutflow['is'], 'withdrawal'>, FactReader>> = {
  refund: (database, ids) =>
    database('refund as r')
      .join('payment as p', 'p.id', 'r.payment_id')
      .whereIn('r.id', [...ids])
      .select('r.id', 'p.attempt_id', 'r.allocation_id', 'r.amount', 'r.status', 'r.way', ofPayment)
      .select({ proof: 'r.provider_ref' })
      .select(database.raw('null as borne_by')),
  reversal: (database, ids) =>
    database('payment as p')
      .whereIn('p.id', [...ids])
      .select('p.id', 'p.attempt_id', ofPayment)
      .select(
        database.raw("null as allocation_id, null as amount, 'done' as status, null as way, null as proof"),
        database.raw('null as borne_by'),
      ),
  dispute: (database, ids) =>
    database('dispute as d')
      .join('payment as p', 'p.id', 'd.payment_id')
      .whereIn('d.id', [...ids])
      .select('d.id', 'p.attempt_id', 'd.amount', 'd.status', 'd.borne_by', ofPayment)
      .select({ proof: 'd.case_ref' })
      .select(database.raw('null as allocation_id, null as way')),
}

interface PartRow {
  readonly id: string
  readonly attempt_id: string
  readonly order_id: string | null
  readonly split_id: string | null
  readonly partner_code: string | null
  readonly token: string | null
  readonly student_code: string | null
}

interface Part extends PartRow {
  /** COP that accounting has of it and should not. */
  readonly toUndo: Cop
}

/** What the payments of these are for: of an order's refund its own part alone. */
async function partsOf(
  database: Database,
  rows: readonly FactRow[],
): Promise<(row: FactRow) => readonly Part[]> {
  const attempts = [...new Set(rows.flatMap(({ attempt_id }) => attempt_id ?? []))]
  const found = await inChunks<string, PartRow>(attempts, (some) =>
    database('allocation as a')
      .leftJoin('enrollment_order as o', 'o.id', 'a.order_id')
      .leftJoin('split_part as s', 's.id', 'a.part_id')
      .leftJoin('enrollment_order as w', 'w.id', 's.order_id')
      .whereIn('a.attempt_id', [...some])
      .orderBy('a.id')
      .select('a.id', 'a.attempt_id', 'a.order_id', 'a.partner_code', 's.split_id')
      .select(ofOrderOrSplit(database, 'token'), ofOrderOrSplit(database, 'student_code')),
  )
  const toUndo = await toUndoOf(database, found)
  return ({ attempt_id, allocation_id }) =>
    found
      .filter((part) => part.attempt_id === attempt_id && (allocation_id ?? part.id) === part.id)
      .map((part) => ({ ...part, toUndo: toUndo.get(part.id) ?? 0 }))
}

function factsOf(row: FactRow, parts: readonly Part[]): OutflowFacts {
  const { amount, status, way, borne_by: lossBorneBy, instance, payment, reference } = row
  const { charge_ref: chargeRef, proof, allocation_id } = row
  const [part, ...others] = parts
  return {
    amount: amount === null ? null : Number(amount),
    status,
    way,
    lossBorneBy,
    instance,
    payment,
    reference,
    chargeRef,
    proof,
    token: others.length === 0 ? (part?.token ?? null) : null,
    students: parts.map((one) => one.student_code ?? studentCodeOf(one.partner_code ?? '')),
    isAskable: way === 'provider' && allocation_id !== null,
    // A refund of what pays nothing leaves nothing to undo.
    toUndo: way === null || allocation_id !== null ? sum(parts.map((one) => one.toUndo)) : 0,
  }
}
