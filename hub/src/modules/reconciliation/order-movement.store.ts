import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { allocationStatus } from '../payments/allocation-status.ts'
import { balanceKey } from '../payments/balance-key.ts'
import type { Movement, MoneyState } from './movement.ts'
import type { MovementFilter } from './movement-filter.ts'
import type { UnreportedMovement } from './delivery-status.store.ts'
import type { Pays } from '../payments/index.ts'

interface AttemptRow {
  readonly attempt_id: string
  readonly order_id: string
  readonly order_reference: string
  readonly token: string
  readonly student_code: string
  readonly reference: string
  readonly instance: string
  readonly path: string
  readonly pays: Pays
  readonly amount: number
  readonly status: string
  readonly provider_ref: string | null
  readonly started_at: string
  readonly finished_at: string | null
  readonly approved_at: string | null
  readonly document_ref: string | null
  readonly document_reference: string | null
  /** COP of all the order's lines, and of those due at once; null before it is paid. */
  readonly lines: number | string | null
  readonly lines_now: number | string | null
}

/** Attempts to pay an order alone, each with the payment and the document that came of it. */
export async function attemptMovements(
  database: Database,
  narrow: MovementFilter,
): Promise<readonly UnreportedMovement[]> {
  const rows: AttemptRow[] = await attempts(database)
    .where('t.pays', 'order')
    .where((some) => narrow(some, { days, references: ['a.reference', 'o.reference'] }))
  return rows.map(unreportedFrom)
}

/** The shares of guardians' payments, by payment. */
export async function movementsOfShares(
  database: Database,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, readonly UnreportedMovement[]>> {
  const rows = await inChunks<string, AttemptRow>(attemptIds, (some) =>
    attempts(database).whereIn('a.attempt_id', some).clearOrder().orderBy('o.student_code'),
  )
  const shares = new Map<string, UnreportedMovement[]>()
  for (const row of rows)
    shares.set(row.attempt_id, [...(shares.get(row.attempt_id) ?? []), unreportedFrom(row)])
  return shares
}

function attempts(database: Database) {
  return database('allocation as a')
    .join('payment_attempt as t', 't.id', 'a.attempt_id')
    .join('enrollment_order as o', 'o.id', 'a.order_id')
    .leftJoin('accounting_document as d', (on) => {
      void on.on('d.order_id', 'a.order_id').andOnNotNull('a.paid_as')
    })
    .select(columns)
    .select({ status: allocationStatus(database) })
    .select(linesOf(database).as('lines'), linesOf(database).where('c.paid_now', 1).as('lines_now'))
    .orderBy('a.id')
}

const days = ['a.planned_at', 'a.ended_at', 'a.approved_at']

const columns = [
  'a.attempt_id',
  'a.order_id',
  'o.reference as order_reference',
  'o.token',
  'o.student_code',
  'a.reference',
  'a.instance',
  't.path',
  't.pays',
  'a.amount',
  'a.provider_ref',
  'a.planned_at as started_at',
  'a.ended_at as finished_at',
  'a.approved_at',
  'd.ref as document_ref',
  'd.reference as document_reference',
]

function linesOf(database: Database) {
  return database('charge as c')
    .whereRaw('c.order_id = o.id')
    .select(database.raw('sum(c.quantity * c.unit_price)'))
}

function unreportedFrom(row: AttemptRow): UnreportedMovement {
  const isPaid = row.approved_at !== null
  const movement: Omit<Movement, 'delivery'> = {
    reference: row.reference,
    instance: row.instance,
    atProvider: row.pays === 'order' && row.path === 'provider',
    of: 'order' as const,
    token: row.token,
    students: [row.student_code],
    amount: row.amount,
    bookings: isPaid ? bookingsOf(row) : [],
    later: isPaid ? Number(row.lines ?? 0) - Number(row.lines_now ?? 0) : 0,
    credit: isPaid ? Math.max(0, Number(row.lines_now ?? 0) - row.amount) : 0,
    moneyState: moneyStateOf(row.status, isPaid),
    status: row.status,
    providerRef: row.provider_ref,
    at: row.approved_at ?? row.finished_at ?? row.started_at,
  }
  return { movement, keys: isPaid ? [`order:${row.order_id}`, balanceKey(row.order_id)] : [] }
}

function moneyStateOf(status: string, isPaid: boolean): MoneyState {
  if (status === 'reversed' || status === 'refunded') return 'back'
  if (status === 'returned') return 'returned'
  return isPaid ? 'stands' : 'open'
}

/** The order with all its lines; what was paid above the lines due at once is last year's debt, told apart. */
function bookingsOf(row: AttemptRow): Movement['bookings'] {
  const debt = Math.max(0, row.amount - Number(row.lines_now ?? 0))
  const order = {
    is: 'order',
    reference: row.document_reference ?? row.order_reference,
    ref: row.document_ref,
    amount: Number(row.lines ?? 0),
  } as const
  const settled = {
    is: 'payment',
    reference: `${row.order_reference}-saldo`,
    ref: null,
    amount: debt,
  } as const
  return debt > 0 ? [order, settled] : [order]
}
