import type { CrudSort } from '@refinedev/core'
import { askEarly } from '../../api/early-answers.ts'
import type { CurrentSeason } from '../../api/types.ts'
import { addressOf } from '../api/call.ts'
import { firstPageQuery } from '../providers/data-provider.ts'
import { resources } from '../resources.ts'

/** How the students stand where the address says no other order. */
export const rosterOrder: CrudSort = { field: 'name', order: 'asc' }

/** Asks for the first students while the page around them is drawn. */
export function askFirstStudents(season: CurrentSeason): void {
  const query = firstPageQuery(season.pages.admin, rosterOrder)
  askEarly(addressOf(resources.dashboard.list, { query }))
}
