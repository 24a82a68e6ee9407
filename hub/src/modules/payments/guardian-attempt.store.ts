import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { type GuardianAttempt, JointAttempt } from './attempt.model.ts'
import type { AttemptRepository } from './attempt.store.ts'

export const jointAttempts: AttemptRepository<JointAttempt> = {
  pays: 'orders',
  query: (database) => JointAttempt.query(database),
}

export async function addJointAttempt(
  trx: Transaction,
  attempt: Partial<JointAttempt>,
): Promise<JointAttempt> {
  return JointAttempt.query(trx).insert(attempt).returning('*')
}

/** The token of what a guardian pays for several children, for the guardian whose it is. */
export async function jointTokenOf(
  database: Database,
  guardianId: string,
  id: string | null,
): Promise<string | null> {
  if (id === null) return null
  const joint = await JointAttempt.query(database).findOne({ id, guardian_id: guardianId })
  return joint?.token ?? null
}

/** The guardian's own; null for anybody else's. */
export async function guardianAttemptByToken<A extends GuardianAttempt>(
  database: Database,
  { pays, query }: AttemptRepository<A>,
  { guardianId, token }: { readonly guardianId: string; readonly token: string },
): Promise<A | null> {
  return (await query(database).findOne({ guardian_id: guardianId, pays, token })) ?? null
}

/** The guardian's attempts that have no checkout yet. */
export async function attemptsWithoutCheckout<A extends GuardianAttempt>(
  database: Database,
  { pays, query }: AttemptRepository<A>,
  guardianId: string,
): Promise<readonly A[]> {
  return query(database).where({ guardian_id: guardianId, pays, status: 'open' }).whereNull('checkout')
}

export const historySorts = ['since', 'amount'] as const
export type HistorySort = (typeof historySorts)[number]

const columns: Readonly<Record<HistorySort, string>> = { since: 'started_at', amount: 'amount' }

/** A page of what one guardian has paid or tried to pay, of one kind. */
export async function listPaymentsOf<A extends GuardianAttempt>(
  database: Database,
  { pays, query }: AttemptRepository<A>,
  {
    guardianId,
    page,
    sort,
  }: { readonly guardianId: string; readonly page: PageQuery | null; readonly sort: SortOrder<HistorySort> },
): Promise<Paged<A>> {
  const own = query(database).where({ guardian_id: guardianId, pays })
  const total = await own.clone().resultSize()
  const found = own.orderBy([
    { column: columns[sort.by], order: sort.direction },
    { column: 'id', order: sort.direction },
  ])
  if (page !== null) void found.limit(page.limit).offset(page.offset)
  return { items: await found, total }
}
