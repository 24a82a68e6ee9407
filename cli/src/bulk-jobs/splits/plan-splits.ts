import pMap from 'p-map'
import { unwrap } from '@matricula/hub/api/answers'
import type { JobContext, PlannedLine, WithLine } from '../../bulk/job.ts'
import { HubRefusal } from '../../faults.ts'
import { translator } from '../../i18n.ts'
import type { FirstLines } from '../first-lines.ts'
import { wrongAbout } from '../read-cells.ts'
import { isUnauthorised, whyOf } from '../refused-lines.ts'
import { compareStanding, decideSplit, type SplitDecision } from './decide-split.ts'
import type { SplitRow } from './read-row.ts'

interface Planning {
  readonly seen: FirstLines
  readonly context: JobContext
}

/** Students that are asked about at a time. */
const concurrency = 4

/** How each line would split what is due today of its student. */
export async function planSplits(
  rows: readonly WithLine<SplitRow>[],
  { seen, context }: Planning,
): Promise<readonly PlannedLine[]> {
  const t = translator('splits', context.locale)
  const first = rows.map(({ line, row }) => seen.lineOf(row.student, line))
  return pMap(
    rows,
    async ({ line, row }, at): Promise<PlannedLine> => {
      const twin = first[at] ?? null
      if (twin !== null)
        return { ...wrongAbout(t('onLine', { student: row.student, line: twin }), t('twice')), line }
      return { ...(await planRow(row, context)), line }
    },
    { concurrency },
  )
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
