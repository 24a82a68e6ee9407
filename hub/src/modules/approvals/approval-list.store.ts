import type { Database } from '../../db/database.ts'
import { begins } from '../../db/search.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { type Approval, approvalStates } from './approval.ts'
import { approvalFrom, type ApprovalRow } from './approval.store.ts'
import type { ActName } from './guarded-act.ts'

export const approvalSorts = ['requested_at', 'amount'] as const
export type ApprovalSort = (typeof approvalSorts)[number]

/** open: somebody has to decide, or what was approved is not done. */
export const listedStates = ['open', 'all', ...approvalStates] as const

export interface ApprovalSearch {
  readonly state?: (typeof listedStates)[number]
  readonly act?: ActName
  /** How a student's code, or who asked, begins. */
  readonly search?: string
}

export async function listApprovals(
  database: Database,
  search: ApprovalSearch,
  { page, sort }: { readonly page: PageQuery | null; readonly sort: SortOrder<ApprovalSort> },
): Promise<Paged<Approval>> {
  const found = matching(database, search)
  const [counted] = await found.clone().count<{ count: number | string }[]>({ count: '*' })
  const sorted = found.clone().orderBy([
    { column: sort.by, order: sort.direction },
    { column: 'id', order: sort.direction },
  ])
  const rows: ApprovalRow[] = await (page === null ? sorted : sorted.limit(page.limit).offset(page.offset))
  return { items: rows.map(approvalFrom), total: Number(counted?.count ?? 0) }
}

function matching(database: Database, { state, act, search }: ApprovalSearch) {
  const rows = database('approval')
  if (state === 'open') void rows.whereNotNull('open_subject')
  else if (state !== undefined && state !== 'all') void rows.where('state', state)
  if (act !== undefined) void rows.where('act', act)
  if (search !== undefined) void rows.where(begins(['student_code', 'requested_by'], search))
  return rows
}
