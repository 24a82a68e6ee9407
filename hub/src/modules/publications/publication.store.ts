import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Paged, PageQuery } from '../../http/paging.ts'
import type { Publication, PublicationState } from './publication.ts'

interface PublicationRow {
  id: number
  project: string
  state: PublicationState
  changes: string
  fees: string
  publish_at: string
  created_by: string
  created_at: string
  ended_by: string | null
  ended_at: string | null
  refusal: string | null
}

const table = 'fee_publication'

/** Keeps a new publication and answers it with its number. */
export async function addPublication(
  trx: Transaction,
  publication: Omit<Publication, 'id'>,
): Promise<Publication> {
  const [kept] = await trx<PublicationRow>(table).insert(columnsOf(publication)).returning('id')
  if (kept === undefined) throw new Error('the database gave a publication no number')
  return { ...publication, id: kept.id }
}

/** The publication with its row held until the transaction ends. */
export async function lockPublication(trx: Transaction, id: number): Promise<Publication | null> {
  const row = await trx<PublicationRow>(table).where({ id }).forUpdate().first()
  return row === undefined ? null : publicationFrom(row)
}

export async function updatePublication(
  trx: Transaction,
  { id, ...publication }: Publication,
): Promise<void> {
  await trx(table).where({ id }).update(columnsOf(publication))
}

/** The scheduled publications of a project whose time has come, the earliest first. */
export async function duePublications(
  database: Database,
  project: string,
  now: Date,
): Promise<readonly number[]> {
  return database<PublicationRow>(table)
    .where({ project, state: 'scheduled' })
    .where('publish_at', '<=', now.toISOString())
    .orderBy(['publish_at', 'id'])
    .pluck('id')
}

/** What waits for its time, of a project. */
export async function scheduledPublications(
  database: Database,
  project: string,
): Promise<readonly Publication[]> {
  const rows = await database<PublicationRow>(table)
    .where({ project, state: 'scheduled' })
    .orderBy(['publish_at', 'id'])
  return rows.map(publicationFrom)
}

/** The publications of a project, the newest first. */
export async function listPublications(
  database: Database,
  project: string,
  page: PageQuery | null,
): Promise<Paged<Publication>> {
  const found = database<PublicationRow>(table).where({ project })
  const [counted] = await found.clone().count<{ count: number | string }[]>({ count: '*' })
  const rows = found.clone().orderBy('id', 'desc')
  const paged = page === null ? rows : rows.limit(page.limit).offset(page.offset)
  return { items: (await paged).map(publicationFrom), total: Number(counted?.count ?? 0) }
}

function publicationFrom(row: PublicationRow): Publication {
  return {
    id: row.id,
    project: row.project,
    state: row.state,
    changes: JSON.parse(row.changes),
    fees: JSON.parse(row.fees),
    at: row.publish_at,
    createdBy: row.created_by,
    createdAt: row.created_at,
    endedBy: row.ended_by,
    endedAt: row.ended_at,
    refusal: row.refusal,
  }
}

function columnsOf(publication: Omit<Publication, 'id'>): Omit<PublicationRow, 'id'> {
  return {
    project: publication.project,
    state: publication.state,
    changes: JSON.stringify(publication.changes),
    fees: JSON.stringify(publication.fees),
    publish_at: publication.at,
    created_by: publication.createdBy,
    created_at: publication.createdAt,
    ended_by: publication.endedBy,
    ended_at: publication.endedAt,
    refusal: publication.refusal,
  }
}
