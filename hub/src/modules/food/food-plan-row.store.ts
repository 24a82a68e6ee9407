import type { FaultCode, FoodService } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { insertRows } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type PlanRun, runOf } from './food-plan.store.ts'
import type { FoodAct } from './services.ts'

/** One student of a plan. A student stands in it once. */
export interface PlannedChange {
  readonly student: string
  readonly service: FoodService
}

export interface PlanRow extends PlannedChange {
  readonly result: 'waiting' | 'done' | 'failed'
  /** Why it failed. */
  readonly fault: FaultCode | null
  /** The vendor's own. */
  readonly words: string
}

interface KeptRow {
  token_hash: string
  student_code: string
  position: number
  service: FoodService
  result: PlanRow['result']
  fault: FaultCode | null
  words: string
}

export async function keepRows(
  trx: Transaction,
  tokenHash: string,
  changes: readonly PlannedChange[],
): Promise<void> {
  const rows = changes.map(({ student, service }, position) => ({
    token_hash: tokenHash,
    student_code: student,
    position,
    service,
    result: 'waiting',
    fault: null,
    words: '',
  }))
  await insertRows(trx, 'food_plan_row', rows)
}

/** The rows of a plan, as they were planned. */
export async function rowsOf(database: Database, tokenHash: string): Promise<readonly PlanRow[]> {
  const rows = await database<KeptRow>('food_plan_row').where({ token_hash: tokenHash }).orderBy('position')
  return rows.map(rowFrom)
}

/** Keeps how a row ended; a row ends once, and by the run alone whose plan it is. */
export async function endRow(
  database: Database,
  run: PlanRun,
  { student, result, fault, words }: PlanRow,
): Promise<void> {
  await database<KeptRow>('food_plan_row')
    .where({ token_hash: run.tokenHash, student_code: student, result: 'waiting' })
    .whereExists(runOf(database, run).select('token_hash'))
    .update({ result, fault, words })
}

/** Where these students stand in plans. */
export async function rowsAbout(
  database: Database,
  codes: readonly string[],
): Promise<readonly (PlanRow & { readonly act: FoodAct; readonly createdAt: Date })[]> {
  const rows: (KeptRow & { act: FoodAct; created_at: string })[] = await database('food_plan_row')
    .join('food_plan', 'food_plan.token_hash', 'food_plan_row.token_hash')
    .whereIn('student_code', codes)
    .orderBy([{ column: 'created_at' }, { column: 'student_code' }])
    .select('food_plan_row.*', 'act', 'created_at')
  return rows.map((row) => ({ ...rowFrom(row), act: row.act, createdAt: new Date(row.created_at) }))
}

export async function deleteRowsAbout(trx: Transaction, codes: readonly string[]): Promise<number> {
  return trx('food_plan_row').whereIn('student_code', codes).delete()
}

function rowFrom({ student_code: student, service, result, fault, words }: KeptRow): PlanRow {
  return { student, service, result, fault, words }
}
