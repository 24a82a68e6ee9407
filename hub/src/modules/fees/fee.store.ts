import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { insertRows } from '../../db/statements.ts'
import { activityTypes, type EcoType, type Fee, feeKey, type FeeType, type NewFee } from './fee.ts'

export interface FeeRow {
  id: number
  project: string
  grade: number
  code: string
  concept: string
  description: string
  value: number
  mandatory: number
  fee_type: FeeType
  cuota: number | null
  promo_img_link: string | null
  eco_type: EcoType | null
  schedule: string | null
  version: number
  archived_at: string | null
  /** The fee's key while it is in force, else null. */
  active_key: string | null
}

/** The eco and club activities of a grade, in the order of their names. */
export async function activityFees(database: Database, project: string, grade: number): Promise<Fee[]> {
  const rows = await database<FeeRow>('fee')
    .where({ project, grade })
    .whereIn('fee_type', [...activityTypes])
    .whereNull('archived_at')
    .orderBy(['concept', 'id'])
  return rows.map(feeFrom)
}

export async function findActivityFee(
  database: Database,
  { project, grade, code }: { project: string; grade: number; code: string },
): Promise<Fee | null> {
  const row = await database<FeeRow>('fee')
    .where({ project, grade, code })
    .whereIn('fee_type', [...activityTypes])
    .whereNull('archived_at')
    .first()
  return row === undefined ? null : feeFrom(row)
}

/** A fee in force. */
export async function findFee(database: Database, id: number): Promise<Fee | null> {
  const row = await database<FeeRow>('fee').where({ id }).whereNull('archived_at').first()
  return row === undefined ? null : feeFrom(row)
}

/** Fees by id, archived ones too. */
export async function feesByIds(database: Database, ids: readonly number[]): Promise<Fee[]> {
  const inOrder = ids.toSorted((one, other) => one - other)
  const rows = await inChunks<number, FeeRow>(inOrder, (some) =>
    database('fee').whereIn('id', some).orderBy('id'),
  )
  return rows.map(feeFrom)
}

/**
 * A fee in force as it is now, held until the transaction ends: its places are counted, and it is changed, by one at
 * a time. Null when there is none, or no longer.
 */
export async function lockFee(database: Database, id: number): Promise<Fee | null> {
  const row = await database<FeeRow>('fee').where({ id }).whereNull('archived_at').forUpdate().first()
  return row === undefined ? null : feeFrom(row)
}

/** The versions of these fees that are in force, by id. */
export async function versionsInForce(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await inChunks<number, Pick<FeeRow, 'id' | 'version'>>(ids, (some) =>
    database('fee').whereIn('id', some).whereNull('archived_at').select('id', 'version'),
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Puts fees in force. The database refuses a second one in force for its project, grade and code. */
export async function addFees(database: Database, fees: readonly NewFee[]): Promise<void> {
  await insertRows(
    database,
    'fee',
    fees.map((fee) => ({ ...columnsOf(fee), version: 1, archived_at: null })),
  )
}

/** Writes a changed fee over its row. */
export async function updateFee(database: Database, fee: Fee): Promise<void> {
  await database('fee')
    .where({ id: fee.id })
    .update({ ...columnsOf(fee), version: fee.version })
}

/** Takes a fee out of force and leaves it to whoever names it. */
export async function archiveRow(database: Database, id: number, at: Date): Promise<void> {
  await database('fee').where({ id }).update({ archived_at: at.toISOString(), active_key: null })
}

/** Puts a fee in force again, with the row it had. */
export async function restoreRow(database: Database, fee: Fee): Promise<void> {
  await database('fee')
    .where({ id: fee.id })
    .update({ archived_at: null, active_key: feeKey(fee) })
}

/** The fees in force of these projects, grades and codes. */
export async function feesInForce(
  database: Database,
  fees: readonly Pick<Fee, 'project' | 'grade' | 'code'>[],
): Promise<readonly Fee[]> {
  const rows = await inChunks<string, FeeRow>(fees.map(feeKey), (some) =>
    database('fee').whereIn('active_key', some),
  )
  return rows.map(feeFrom)
}

/** The first of the fees whose project, grade and code are in force already. */
export async function findTaken(database: Database, fees: readonly NewFee[]): Promise<NewFee | null> {
  const rows: Pick<FeeRow, 'active_key'>[] = await database<FeeRow>('fee')
    .whereIn('grade', [...new Set(fees.map(({ grade }) => grade))])
    .whereIn('code', [...new Set(fees.map(({ code }) => code))])
    .whereNotNull('active_key')
    .select('active_key')
  const taken = new Set(rows.map(({ active_key }) => active_key))
  return fees.find((fee) => taken.has(feeKey(fee))) ?? null
}

/** How many a project ever had of these types. */
export async function countFees(
  database: Database,
  project: string,
  types: readonly FeeType[],
): Promise<number> {
  const [row] = await database<FeeRow>('fee')
    .where({ project })
    .whereIn('fee_type', [...types])
    .count<{ count: number | string }[]>({ count: '*' })
  return Number(row?.count ?? 0)
}

export function feeFrom(row: FeeRow): Fee {
  return {
    id: row.id,
    project: row.project,
    grade: row.grade,
    code: row.code,
    concept: row.concept,
    description: row.description,
    value: row.value,
    mandatory: row.mandatory === 1,
    feeType: row.fee_type,
    cuota: row.cuota,
    promoImgLink: row.promo_img_link,
    ecoType: row.eco_type,
    schedule: row.schedule,
    version: row.version,
  }
}

function columnsOf(fee: NewFee): Omit<FeeRow, 'id' | 'version' | 'archived_at'> {
  return {
    project: fee.project,
    grade: fee.grade,
    code: fee.code,
    concept: fee.concept,
    description: fee.description,
    value: fee.value,
    mandatory: fee.mandatory ? 1 : 0,
    fee_type: fee.feeType,
    cuota: fee.cuota,
    promo_img_link: fee.promoImgLink,
    eco_type: fee.ecoType,
    schedule: fee.schedule,
    active_key: feeKey(fee),
  }
}
