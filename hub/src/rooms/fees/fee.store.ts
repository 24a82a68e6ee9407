import type { Database } from '../../db/open-database.ts'
import { insertRows } from '../../db/statements.ts'

/** A row of the stored catalogue: one per grade. */
export interface Fee {
  readonly id: number
  readonly project: string
  readonly grade: number
  readonly code: string
  readonly concept: string
  readonly description: string
  /** COP of one month. */
  readonly value: number
  readonly feeType: FeeType
  /** Places; null where nobody counts. */
  readonly cuota: number | null
  readonly promoImgLink: string | null
  readonly ecoType: EcoType | null
  readonly schedule: string | null
}

export type FeeType = 'ANUAL' | 'MENSUAL' | 'ECO' | 'CLUB'
export type EcoType = 'incluida' | 'adicional' | 'club'

export type NewFee = Omit<Fee, 'id'>

interface FeeRow {
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
}

const activityTypes: readonly FeeType[] = ['ECO', 'CLUB']

/** The eco and club activities of a grade, in the order of their names. */
export async function activityFees(database: Database, project: string, grade: number): Promise<Fee[]> {
  const rows = await database<FeeRow>('fee')
    .where({ project, grade })
    .whereIn('fee_type', [...activityTypes])
    .whereNull('archived_at')
    .orderBy('concept')
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

/** Holds a fee's row until the transaction ends, so that its places are counted by one at a time. */
export async function lockFee(database: Database, id: number): Promise<void> {
  await database('fee').where({ id }).forUpdate().first('id')
}

export async function addFees(database: Database, fees: readonly NewFee[]): Promise<void> {
  await insertRows(database, 'fee', fees.map(rowFrom))
}

export async function countFees(database: Database, project: string): Promise<number> {
  const [row] = await database('fee').where({ project }).count<{ count: number | string }[]>({ count: '*' })
  return Number(row?.count ?? 0)
}

function feeFrom(row: FeeRow): Fee {
  return {
    id: row.id,
    project: row.project,
    grade: row.grade,
    code: row.code,
    concept: row.concept,
    description: row.description,
    value: row.value,
    feeType: row.fee_type,
    cuota: row.cuota,
    promoImgLink: row.promo_img_link,
    ecoType: row.eco_type,
    schedule: row.schedule,
  }
}

function rowFrom(fee: NewFee): Omit<FeeRow, 'id'> {
  return {
    project: fee.project,
    grade: fee.grade,
    code: fee.code,
    concept: fee.concept,
    description: fee.description,
    value: fee.value,
    mandatory: 0,
    fee_type: fee.feeType,
    cuota: fee.cuota,
    promo_img_link: fee.promoImgLink,
    eco_type: fee.ecoType,
    schedule: fee.schedule,
    version: 1,
    archived_at: null,
  }
}
