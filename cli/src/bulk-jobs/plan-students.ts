import pMap from 'p-map'
import type { JobContext, PlannedLine, WithLine } from '../bulk/job.ts'
import { translator } from '../i18n.ts'
import { wrongAbout, wrongIn } from './read-cells.ts'
import { namesAtHub } from './students-at-hub.ts'

/** Lines whose plans are asked for at a time. */
const concurrency = 4

/** Plans each line, in the file's order; a code that no student has is told before anything is done. */
export async function planStudents<Row extends { readonly student: string }>(
  rows: readonly WithLine<Row>[],
  { hub, locale }: JobContext,
  plan: (one: WithLine<Row>) => Promise<PlannedLine>,
): Promise<readonly PlannedLine[]> {
  const names = await namesAtHub(hub, [...new Set(rows.map(({ row }) => row.student))])
  const unknown = translator('bulk', locale)('unknownStudent')
  return pMap(
    rows,
    async (one): Promise<PlannedLine> => {
      const { student } = one.row
      if (names.has(student)) return plan(one)
      return { ...wrongIn('student', wrongAbout(student, unknown)), line: one.line }
    },
    { concurrency },
  )
}
