import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import type { Reminder, ReminderState, ReminderDefinition } from './reminder.ts'

interface ReminderRow {
  id: string
  name: string
  audience: string
  template: string
  repeat_days: number
  at_most: number
  state: ReminderState
  version: number
  created_by: string
  created_at: string
  started_by: string | null
  started_at: string | null
  stopped_by: string | null
  stopped_at: string | null
}

export const reminderSorts = ['created_at', 'name'] as const
export type ReminderSort = (typeof reminderSorts)[number]

export interface ReminderQuery {
  readonly state: ReminderState | undefined
  readonly sort: SortOrder<ReminderSort>
  readonly page: PageQuery
}

export async function listReminders(
  database: Database,
  { state, sort, page }: ReminderQuery,
): Promise<Paged<Reminder>> {
  const found = database<ReminderRow>('reminder').where(state === undefined ? {} : { state })
  const [counted] = await found.clone().count<{ count: number | string }[]>({ count: '*' })
  const rows = await found
    .clone()
    .orderBy([
      { column: sort.by, order: sort.direction },
      { column: 'id', order: sort.direction },
    ])
    .limit(page.limit)
    .offset(page.offset)
  return { items: rows.map(reminderFrom), total: Number(counted?.count ?? 0) }
}

/** Those at work, the longest running first. */
export async function runningReminders(database: Database): Promise<readonly Reminder[]> {
  const rows = await database<ReminderRow>('reminder')
    .where({ state: 'running' })
    .orderBy(['started_at', 'id'])
  return rows.map(reminderFrom)
}

export async function findReminder(database: Database, id: string): Promise<Reminder | null> {
  const row = await database<ReminderRow>('reminder').where({ id }).first()
  return row === undefined ? null : reminderFrom(row)
}

/** The reminder with its row held until the transaction ends. */
export async function lockReminder(trx: Transaction, id: string): Promise<Reminder | null> {
  const row = await trx<ReminderRow>('reminder').where({ id }).forUpdate().first()
  return row === undefined ? null : reminderFrom(row)
}

/** Whether it was not there yet. */
export function addReminder(trx: Transaction, reminder: Reminder): Promise<boolean> {
  return insertIfAbsent(trx, 'reminder', { ...rowFrom(reminder) }, ['id'])
}

export async function updateReminder(trx: Transaction, reminder: Reminder): Promise<void> {
  await trx<ReminderRow>('reminder').where({ id: reminder.id }).update(rowFrom(reminder))
}

export async function deleteReminder(trx: Transaction, id: string): Promise<void> {
  await trx<ReminderRow>('reminder').where({ id }).delete()
}

function rowFrom(reminder: Reminder): ReminderRow {
  return {
    id: reminder.id,
    name: reminder.name,
    audience: JSON.stringify(reminder.audience),
    template: JSON.stringify(reminder.template),
    repeat_days: reminder.repeatDays,
    at_most: reminder.atMost,
    state: reminder.state,
    version: reminder.version,
    created_by: reminder.createdBy,
    created_at: reminder.createdAt.toISOString(),
    started_by: reminder.startedBy,
    started_at: reminder.startedAt?.toISOString() ?? null,
    stopped_by: reminder.stoppedBy,
    stopped_at: reminder.stoppedAt?.toISOString() ?? null,
  }
}

function reminderFrom(row: ReminderRow): Reminder {
  return {
    id: row.id,
    ...definitionFrom(row),
    state: row.state,
    version: row.version,
    createdBy: row.created_by,
    createdAt: new Date(row.created_at),
    startedBy: row.started_by,
    startedAt: dateFrom(row.started_at),
    stoppedBy: row.stopped_by,
    stoppedAt: dateFrom(row.stopped_at),
  }
}

function definitionFrom({ name, audience, template, repeat_days, at_most }: ReminderRow): ReminderDefinition {
  return {
    name,
    audience: JSON.parse(audience),
    template: JSON.parse(template),
    repeatDays: repeat_days,
    atMost: at_most,
  }
}

function dateFrom(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant)
}
