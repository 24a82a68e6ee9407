import type { LocalDate, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { leftoverOf } from './leftover.ts'
import { type Proposal, proposeMatches } from './propose-matches.ts'
import { type ReadDay, readDays, type ReadRow } from './read-days.ts'

export interface ProposedRow extends ReadRow {
  readonly proposal: Proposal | null
}

export interface ProposedDay extends ReadDay {
  readonly rows: readonly ProposedRow[]
}

/** One day with what may be the same payment; a vendor without a list is asked about each of ours. */
export async function readDay(
  app: Pick<AppContext, 'database' | 'plugins'>,
  day: LocalDate,
  read: Read,
): Promise<ProposedDay> {
  const days = { from: day, to: day }
  const [one] = await readDays(app, { days, read, unlisted: 'asked' })
  if (one === undefined) throw new Error(`nothing was read of ${day}`)
  const leftovers = one.rows.flatMap((row) => (row.match === null ? (leftoverOf(row) ?? []) : []))
  const proposals = proposeMatches(leftovers)
  return { ...one, rows: one.rows.map((row) => ({ ...row, proposal: proposals.get(row.id) ?? null })) }
}
