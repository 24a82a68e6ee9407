import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Period } from '../seasons/season.ts'
import { keepDraftStep, keepSeasonStudents } from '../students/index.ts'
import {
  recordOfTransport,
  type TransportChoice,
  transportFrom,
  type TransportRecord,
} from '../transport/index.ts'

/** The wizard's state as the hub keeps it, so that it survives a reload and another device. */
export interface DraftState {
  readonly step: number
  readonly period: Period
  readonly method: 1 | 2
  readonly quotas: number
  readonly transport: TransportChoice
}

export interface StoredDraft extends DraftState {
  /** 0: nothing kept yet. */
  readonly version: number
}

interface DraftRow {
  student_code: string
  project: string
  /** Beside the state, for lists. */
  step: number
  state: string
  version: number
  updated_at: string
}

export interface DraftKey {
  readonly project: string
  readonly studentCode: string
}

export async function findDraft(database: Database, key: DraftKey): Promise<StoredDraft | null> {
  const row = await database<DraftRow>('draft').where(columnsOf(key)).first()
  if (row === undefined) return null
  const state: StateRecord = JSON.parse(row.state)
  return { ...state, transport: transportFrom(state.transport), version: row.version }
}

/** Keeps a draft over the version it was made from; null when somebody kept another one meanwhile. */
export async function keepDraft(
  database: Database,
  key: DraftKey,
  draft: StoredDraft,
  at: Date,
): Promise<StoredDraft | null> {
  const { version, ...state } = draft
  const next = version + 1
  const row = {
    step: state.step,
    state: JSON.stringify(stateRecordOf(state)),
    version: next,
    updated_at: at.toISOString(),
  }
  const kept =
    version === 0
      ? await insertIfAbsent(database, 'draft', { ...columnsOf(key), ...row }, ['student_code', 'project'])
      : (await database('draft')
          .where({ ...columnsOf(key), version })
          .update(row)) > 0
  if (!kept) return null
  await keepDraftStep(database, key)
  return { ...state, version: next }
}

export async function draftsOf(database: Database, studentCodes: readonly string[]): Promise<unknown> {
  const rows = await database<DraftRow>('draft')
    .whereIn('student_code', [...studentCodes])
    .orderBy(['student_code', 'project'])
  return rows.map(({ state, step: _beside, ...row }) => ({ ...row, state: JSON.parse(state) }))
}

export async function deleteDraftsOf(database: Database, studentCodes: readonly string[]): Promise<number> {
  const deleted = await database('draft')
    .whereIn('student_code', [...studentCodes])
    .delete()
  await keepSeasonStudents(database, studentCodes)
  return deleted
}

export function deleteDraftsBefore(database: Database, before: Date): Promise<number> {
  return inTransaction(database, async (trx) => {
    const old = () => trx('draft').where('updated_at', '<', before.toISOString())
    const students: readonly string[] = await old().pluck('student_code')
    const deleted = await old().delete()
    await keepSeasonStudents(trx, [...new Set(students)])
    return deleted
  })
}

type StateRecord = Omit<DraftState, 'transport'> & { readonly transport: TransportRecord }

function stateRecordOf(state: DraftState): StateRecord {
  return { ...state, transport: recordOfTransport(state.transport) }
}

function columnsOf({ project, studentCode }: DraftKey) {
  return { student_code: studentCode, project }
}
