import type { DocumentName } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { begins } from '../../db/search.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import type { KeptStatus } from './documents-state.ts'

const columns = {
  student: 'student_code',
  requested_at: 'requested_at',
  updated_at: 'updated_at',
} as const

export type DocumentSort = keyof typeof columns

export const documentSorts: readonly string[] = Object.keys(columns)

export interface DocumentQuery {
  readonly project: string
  readonly state?: KeptStatus
  readonly document?: DocumentName
  /** How a school code begins. */
  readonly search?: string
  /** These students alone. */
  readonly students?: readonly string[]
  readonly sort: SortOrder<DocumentSort>
  readonly page: PageQuery
}

export interface ListedDocument {
  readonly student_code: string
  readonly document: DocumentName
  readonly status: KeptStatus
  readonly requested_at: string
  readonly updated_at: string
}

/** Documents that were sent to be signed, as the vendor last said. */
export async function listDocuments(
  database: Database,
  { project, state, document, search, students, sort, page }: DocumentQuery,
): Promise<Paged<ListedDocument>> {
  const found = database('signing').where({ project })
  if (state !== undefined) void found.where({ status: state })
  if (document !== undefined) void found.where({ document })
  if (search !== undefined) void found.where(begins(['student_code'], search))
  if (students !== undefined) void found.whereIn('student_code', [...students])
  const [counted] = await found.clone().count<{ count: number | string }[]>({ count: '*' })
  const items: ListedDocument[] = await found
    .select('student_code', 'document', 'status', 'requested_at', 'updated_at')
    .orderBy([{ column: columns[sort.by], order: sort.direction }, { column: 'id' }])
    .limit(page.limit)
    .offset(page.offset)
  return { items, total: Number(counted?.count ?? 0) }
}
