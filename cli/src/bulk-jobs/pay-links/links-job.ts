import type { BulkJob } from '../../bulk/job.ts'
import type { Locale } from '../../i18n.ts'
import { firstLines } from '../first-lines.ts'
import { studentAliases } from '../read-cells.ts'
import { linkHandler } from './apply.ts'
import { planLinks } from './plan-links.ts'
import { type LinkRow, readRow } from './read-row.ts'

/** Links for what students have overdue, or for amounts on account. One run of it: it knows which it has seen. */
export function linksJob(locale: Locale): BulkJob<LinkRow> {
  const seen = firstLines()
  return {
    ...linkHandler,
    columns: [
      { name: 'student', isRequired: true, example: '10001', aliases: studentAliases },
      { name: 'amount', isRequired: false, example: '500000', aliases: ['valor', 'monto'] },
      { name: 'concept', isRequired: false, example: 'Salida', aliases: ['concepto', 'para qué es'] },
      { name: 'shows', isRequired: false, example: 'concepts', aliases: ['muestra', 'qué muestra'] },
      { name: 'days', isRequired: false, example: '15', aliases: ['días', 'días de vigencia'] },
      { name: 'note', isRequired: false, example: 'Gracias por su pago', aliases: ['mensaje', 'nota'] },
    ],
    readRow: (cells, line) => readRow({ cells, line, seen }, locale),
    planSize: 50,
    plan: planLinks,
  }
}
