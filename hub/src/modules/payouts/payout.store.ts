import type { Database } from '../../db/database.ts'
import { insertIfAbsent, insertRows } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { KeptLine, KeptPayout } from './payout.ts'

interface PayoutRow {
  readonly id: string
  readonly instance: string
  readonly payout_ref: string
  readonly day: string
  readonly net: number | string
  readonly deposit_ref: string | null
  readonly digest: string
  readonly status: KeptPayout['status']
  readonly told_at: string
  readonly differs_since: string | null
  readonly bank_ref: string | null
  readonly arrived_on: string | null
  readonly arrived_by: string | null
  readonly returned_on: string | null
  readonly returned_by: string | null
  readonly trace: string
}

function rowOf(payout: KeptPayout): { [Column in keyof PayoutRow]: PayoutRow[Column] } {
  const { id, instance, day, net, digest, status, trace } = payout
  return {
    id,
    instance,
    day,
    net,
    digest,
    status,
    trace,
    payout_ref: payout.payoutRef,
    deposit_ref: payout.depositRef,
    told_at: payout.toldAt,
    differs_since: payout.differsSince,
    bank_ref: payout.bankRef,
    arrived_on: payout.arrivedOn,
    arrived_by: payout.arrivedBy,
    returned_on: payout.returnedOn,
    returned_by: payout.returnedBy,
  }
}

function payoutFrom(row: PayoutRow): KeptPayout {
  const { id, instance, day, digest, status, trace } = row
  return {
    id,
    instance,
    day,
    digest,
    status,
    trace,
    net: Number(row.net),
    payoutRef: row.payout_ref,
    depositRef: row.deposit_ref,
    toldAt: row.told_at,
    differsSince: row.differs_since,
    bankRef: row.bank_ref,
    arrivedOn: row.arrived_on,
    arrivedBy: row.arrived_by,
    returnedOn: row.returned_on,
    returnedBy: row.returned_by,
  }
}

/** Writes one that is new with its lines; false where the provider's payout is there. */
export async function addPayout(
  trx: Transaction,
  payout: KeptPayout,
  lines: readonly KeptLine[],
): Promise<boolean> {
  if (!(await insertIfAbsent(trx, 'payout', rowOf(payout), ['instance', 'payout_ref']))) return false
  const rows = lines.map(({ providerRef, ...line }, place) => ({
    payout_id: payout.id,
    place,
    provider_ref: providerRef,
    ...line,
  }))
  await insertRows(trx, 'payout_line', rows)
  return true
}

export async function payoutNamed(
  database: Database,
  { instance, payoutRef }: Pick<KeptPayout, 'instance' | 'payoutRef'>,
): Promise<KeptPayout | null> {
  const row = await database<PayoutRow>('payout').where({ instance, payout_ref: payoutRef }).first()
  return row === undefined ? null : payoutFrom(row)
}

export async function payoutsWithIds(
  database: Database,
  ids: readonly string[],
): Promise<readonly KeptPayout[]> {
  const rows: readonly PayoutRow[] = await database<PayoutRow>('payout').whereIn('id', [...ids])
  return rows.map(payoutFrom)
}

/** As it is now, held until the transaction ends; null where there is none. */
export async function lockPayout(trx: Transaction, id: string): Promise<KeptPayout | null> {
  const row = await trx<PayoutRow>('payout').where({ id }).forUpdate().first()
  return row === undefined ? null : payoutFrom(row)
}

export async function changePayout(
  trx: Transaction,
  payout: KeptPayout,
  change: Partial<KeptPayout>,
): Promise<KeptPayout> {
  const changed = { ...payout, ...change }
  const { id, ...columns } = rowOf(changed)
  await trx('payout').where({ id }).update(columns)
  return changed
}
