import type { BulkJob } from '../../bulk/job.ts'
import type { Locale } from '../../i18n.ts'
import { firstLines } from '../first-lines.ts'
import { studentAliases } from '../read-cells.ts'
import { splitHandler } from './apply.ts'
import { planSplits } from './plan-splits.ts'
import { partColumns, readRow, type SplitRow } from './read-row.ts'

const examples = ['Mamá = 50 %', 'Papá = 1.375.000', 'Empresa = resto']

/** Orders that are split. One run of it: it knows which it has seen. */
export function splitsJob(locale: Locale): BulkJob<SplitRow> {
  const seen = firstLines()
  return {
    ...splitHandler,
    columns: [
      { name: 'student', isRequired: true, example: '10001', aliases: studentAliases },
      ...partColumns.map((name, index) => ({
        name,
        isRequired: index < 2,
        example: examples[index] ?? '',
        aliases: [`parte ${index + 1}`, `part ${index + 1}`],
      })),
      { name: 'shows', isRequired: false, example: 'amount', aliases: ['muestra', 'se muestra'] },
    ],
    readRow: (cells, line) => readRow({ cells, line, seen }, locale),
    planSize: 50,
    plan: planSplits,
  }
}
