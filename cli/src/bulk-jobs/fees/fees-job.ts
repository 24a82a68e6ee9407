import type { BulkJob } from '../../bulk/job.ts'
import type { Hub } from '../../hub/hub.ts'
import type { Locale } from '../../i18n.ts'
import { firstLines } from '../first-lines.ts'
import { importHandler } from './apply.ts'
import { type Catalogue, openCatalogue } from './catalogue.ts'
import { feeColumns } from './columns.ts'
import { planFees } from './plan-fees.ts'
import { type FeeRow, readFeeRow } from './read-row.ts'

/** A file of fees against the catalogue. One run of it: it knows what it has seen and asked. */
export function feesJob(locale: Locale): BulkJob<FeeRow> {
  const seen = firstLines()
  let catalogue: Catalogue | null = null
  const catalogueAt = (hub: Hub) => (catalogue ??= openCatalogue(hub))
  return {
    ...importHandler,
    columns: feeColumns,
    readRow: (cells) => readFeeRow(cells, locale),
    planSize: 100,
    plan: (rows, context) => planFees(rows, { seen, locale, catalogue: catalogueAt(context.hub) }),
  }
}
