import { unwrap } from '@matricula/hub/api/answers'
import type { JobContext, PlannedLine, WithLine } from '../../bulk/job.ts'
import { HubRefusal } from '../../faults.ts'
import { planStudents } from '../plan-students.ts'
import { wrongAbout } from '../read-cells.ts'
import { isUnauthorised, whyOf } from '../refused-lines.ts'
import { compareStanding, decideSplit, type SplitDecision } from './decide-split.ts'
import type { SplitRow } from './read-row.ts'

/** How each line would split what is due today of its student. */
export function planSplits(
  rows: readonly WithLine<SplitRow>[],
  context: JobContext,
): Promise<readonly PlannedLine[]> {
  return planStudents(rows, context, async ({ line, row }) => ({ ...(await planRow(row, context)), line }))
}

async function planRow(row: SplitRow, { hub: { api }, locale }: JobContext): Promise<SplitDecision> {
  const params = { path: { student: row.student } }
  try {
    const { split } = await unwrap(api.GET('/api/enrollment/splits/{student}', { params }))
    if (split?.status === 'standing' || split?.status === 'complete')
      return compareStanding(row, split, locale)
    return decideSplit(row, await unwrap(api.GET('/api/splits/price/{student}', { params })), locale)
  } catch (error) {
    if (!(error instanceof HubRefusal) || isUnauthorised(error)) throw error
    return wrongAbout(row.student, whyOf(error))
  }
}
