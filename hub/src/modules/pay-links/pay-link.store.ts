import type { Database } from '../../db/database.ts'
import { insertRows } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Paged, PageQuery } from '../../http/paging.ts'
import type { PayLinkShows } from '../payments/link-shows.ts'
import type { PayLink, PayLinkKind } from './pay-link.ts'
import { itemsOf, itemsOfLinks, type PayLinkItem, whatItIsFor } from './pay-link-item.store.ts'

interface PayLinkRow {
  id: string
  token: string
  kind: PayLinkKind
  part_id: string | null
  guardian_id: string | null
  shows: PayLinkShows
  note: string
  made_by: string
  made_at: string
  expires_at: string
  withdrawn_at: string | null
}

export async function addPayLinks(trx: Transaction, links: readonly PayLink[]): Promise<void> {
  await insertRows(trx, 'pay_link', links.map(rowOf))
  await insertRows(trx, 'pay_link_item', links.flatMap(itemsOf))
}

function rowOf(link: PayLink) {
  return {
    id: link.id,
    token: link.token,
    kind: link.kind,
    part_id: link.partId,
    guardian_id: link.guardianId,
    shows: link.shows,
    note: link.note,
    made_by: link.madeBy,
    made_at: link.madeAt.toISOString(),
    expires_at: link.expiresAt.toISOString(),
    withdrawn_at: null,
  }
}

export async function payLinkByToken(database: Database, token: string): Promise<PayLink | null> {
  return only(database, database<PayLinkRow>('pay_link').where({ token }))
}

export async function payLinkById(database: Database, id: string): Promise<PayLink | null> {
  return only(database, database<PayLinkRow>('pay_link').where({ id }))
}

/** The same with its row held until the transaction ends: withdrawing and paying wait for each other. */
export async function lockPayLink(trx: Transaction, id: string): Promise<PayLink | null> {
  return only(trx, trx<PayLinkRow>('pay_link').where({ id }).forUpdate())
}

export async function withdrawPayLink(trx: Transaction, id: string, at: Date): Promise<void> {
  await trx<PayLinkRow>('pay_link').where({ id }).update({ withdrawn_at: at.toISOString() })
}

/** Those of a split's parts, withdrawn or not. */
export async function payLinksOfParts(
  database: Database,
  partIds: readonly string[],
): Promise<readonly PayLink[]> {
  return withItems(database, await database<PayLinkRow>('pay_link').whereIn('part_id', [...partIds]))
}

export async function withdrawPartLinks(
  trx: Transaction,
  partIds: readonly string[],
  at: Date,
): Promise<void> {
  await trx<PayLinkRow>('pay_link')
    .whereIn('part_id', [...partIds])
    .whereNull('withdrawn_at')
    .update({ withdrawn_at: at.toISOString() })
}

/** Links of the student that are not over, whether somebody has paid by them or not; parts of a split left out. */
export async function linksNotOver(
  trx: Transaction,
  studentCode: string,
  now: Date,
): Promise<readonly PayLink[]> {
  const rows = ofStudent(trx, studentCode)
    .whereNull('withdrawn_at')
    .where('expires_at', '>', now.toISOString())
  return withItems(trx, await rows)
}

export interface PayLinkSearch {
  readonly studentCode: string
  /** Who made them; null for all. */
  readonly madeBy: string | null
  readonly page: PageQuery | null
}

/** Links that are for a student, alone or with others, the newest first; parts of a split left out. */
export async function listPayLinks(
  database: Database,
  { studentCode, madeBy, page }: PayLinkSearch,
): Promise<Paged<PayLink>> {
  const found = ofStudent(database, studentCode).where(madeBy === null ? {} : { made_by: madeBy })
  const [counted] = await found.clone().count({ total: '*' })
  const rows = found.orderBy([
    { column: 'made_at', order: 'desc' },
    { column: 'id', order: 'desc' },
  ])
  if (page !== null) void rows.limit(page.limit).offset(page.offset)
  return { items: await withItems(database, await rows), total: Number(counted?.total ?? 0) }
}

function ofStudent(database: Database, studentCode: string) {
  const ids = database('pay_link_item').where({ student_code: studentCode }).select('link_id')
  return database<PayLinkRow>('pay_link').whereIn('id', ids).whereNot({ kind: 'part' })
}

async function only(database: Database, found: PromiseLike<readonly PayLinkRow[]>): Promise<PayLink | null> {
  return (await withItems(database, await found))[0] ?? null
}

async function withItems(database: Database, rows: readonly PayLinkRow[]): Promise<PayLink[]> {
  const items = await itemsOfLinks(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => payLinkFrom(row, items.get(row.id) ?? []))
}

function payLinkFrom(row: PayLinkRow, items: readonly PayLinkItem[]): PayLink {
  return {
    ...whatItIsFor(items),
    id: row.id,
    token: row.token,
    kind: row.kind,
    partId: row.part_id,
    guardianId: row.guardian_id,
    shows: row.shows,
    note: row.note,
    madeBy: row.made_by,
    madeAt: new Date(row.made_at),
    expiresAt: new Date(row.expires_at),
    withdrawnAt: row.withdrawn_at === null ? null : new Date(row.withdrawn_at),
  }
}
