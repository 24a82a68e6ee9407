import type { FaultCode } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Paged, PageQuery } from '../../http/paging.ts'
import type { Outcome, TurnFacts } from './decide-turn.ts'
import type { Turn } from './turn.ts'

/** What became of the turns of one student. */
export interface Sending extends Turn, TurnFacts {
  /** Masked. */
  readonly sentTo: readonly string[]
  readonly fault: FaultCode | null
}

/** How a turn ended. */
export interface TurnEnd {
  readonly outcome: Exclude<Outcome, 'announced' | 'withheld'>
  readonly sentTo: readonly string[]
  readonly fault: FaultCode | null
  readonly at: Date
}

interface SendingRow {
  reminder_id: string
  student_code: string
  round: number
  outcome: Outcome
  times: number
  sent_to: string
  fault: FaultCode | null
  announced_at: string
  last_at: string | null
}

const table = 'reminder_sending'

/** Opens a student's next turn; of two hubs that try, one does. */
export async function openTurn(trx: Transaction, turn: Turn, at: Date): Promise<boolean> {
  const key = { reminder_id: turn.reminderId, student_code: turn.studentCode }
  const opened = { round: turn.round, outcome: 'announced', announced_at: at.toISOString() } as const
  if (turn.round === 1) {
    const row = { ...key, ...opened, times: 0, sent_to: '[]', fault: null, last_at: null }
    return insertIfAbsent(trx, table, row, Object.keys(key))
  }
  const changed = await trx<SendingRow>(table)
    .where({ ...key, round: turn.round - 1 })
    .whereNot({ outcome: 'announced' })
    .update(opened)
  return changed > 0
}

export async function findSending(
  database: Database,
  { reminderId, studentCode }: Omit<Turn, 'round'>,
): Promise<Sending | null> {
  const row = await database<SendingRow>(table)
    .where({ reminder_id: reminderId, student_code: studentCode })
    .first()
  return row === undefined ? null : sendingFrom(row)
}

/** Names a student: its turn may come. One that was named waits again where nobody was reached, and stays as it is else. */
export async function awaitTurn(
  trx: Transaction,
  { reminderId, studentCode }: Omit<Turn, 'round'>,
  at: Date,
): Promise<void> {
  const key = { reminder_id: reminderId, student_code: studentCode }
  const waiting = { outcome: 'withheld', sent_to: '[]', fault: null, last_at: null } as const
  const row = { ...key, ...waiting, round: 1, times: 0, announced_at: at.toISOString() }
  if (await insertIfAbsent(trx, table, row, Object.keys(key))) return
  await trx<SendingRow>(table)
    .where({ ...key, times: 0 })
    .whereIn('outcome', ['failed', 'no-address'])
    .update(waiting)
}

/** Ends a turn that is under way; one that is not is left as it is, for it was erased meanwhile. */
export async function endTurn(trx: Transaction, turn: Turn, end: TurnEnd): Promise<void> {
  const { outcome, sentTo, fault, at } = end
  const times = trx.raw('?? + ?', ['times', outcome === 'sent' ? 1 : 0])
  await underWay(trx, turn).update({
    outcome,
    times,
    sent_to: JSON.stringify(sentTo),
    fault,
    last_at: at.toISOString(),
  })
}

/** Ends a turn without a mail: there was no reason for it any more. */
export async function withholdTurn(trx: Transaction, turn: Turn): Promise<void> {
  await underWay(trx, turn).update({ outcome: 'withheld' })
}

function underWay(trx: Transaction, { reminderId, studentCode, round }: Turn) {
  return trx<SendingRow>(table).where({
    reminder_id: reminderId,
    student_code: studentCode,
    round,
    outcome: 'announced',
  })
}

/** The sendings of a reminder; to these students alone, at most as many as a call names, where some are asked about. */
export async function sendingsOf(
  database: Database,
  reminderId: string,
  codes?: readonly string[],
): Promise<readonly Sending[]> {
  const all = database<SendingRow>(table).where({ reminder_id: reminderId }).orderBy('student_code')
  const rows = await (codes === undefined ? all : all.whereIn('student_code', [...codes]))
  return rows.map(sendingFrom)
}

export interface SendingsQuery {
  readonly page: PageQuery
  readonly direction: 'asc' | 'desc'
}

/** A page of a reminder's sendings, by the student's code. */
export async function pageSendings(
  database: Database,
  reminderId: string,
  { page, direction }: SendingsQuery,
): Promise<Paged<Sending>> {
  const found = database<SendingRow>(table).where({ reminder_id: reminderId })
  const [counted] = await found.clone().count<{ count: number | string }[]>({ count: '*' })
  const rows = await found.clone().orderBy('student_code', direction).limit(page.limit).offset(page.offset)
  return { items: rows.map(sendingFrom), total: Number(counted?.count ?? 0) }
}

export async function sendingsTo(database: Database, codes: readonly string[]): Promise<readonly Sending[]> {
  const rows = await database<SendingRow>(table)
    .whereIn('student_code', [...codes])
    .orderBy(['reminder_id', 'student_code'])
  return rows.map(sendingFrom)
}

export async function deleteSendingsTo(trx: Transaction, codes: readonly string[]): Promise<number> {
  return trx(table)
    .whereIn('student_code', [...codes])
    .delete()
}

export async function deleteSendingsBefore(database: Database, instant: Date): Promise<number> {
  return database(table).where('announced_at', '<', instant.toISOString()).delete()
}

function sendingFrom(row: SendingRow): Sending {
  return {
    reminderId: row.reminder_id,
    studentCode: row.student_code,
    round: row.round,
    outcome: row.outcome,
    times: row.times,
    sentTo: JSON.parse(row.sent_to),
    fault: row.fault,
    lastAt: row.last_at === null ? null : new Date(row.last_at),
  }
}
