import { dayOf } from '../../dates.ts'
import { listQuery } from '../api/data-provider.ts'
import { useSeasonTime } from '../use-season-time.ts'
import type { Column } from './column.ts'
import { readAllPages } from './export-rows.ts'
import { SaveMenu } from './save-menu.tsx'
import type { RowsState } from './use-rows.ts'

interface Props<Row> {
  readonly rows: RowsState<Row>
  readonly columns: readonly Column<Row>[]
  readonly title: string
}

/** Every row that the filters leave, on all pages, as a file. */
export function ExportMenu<Row extends object>({ rows, columns, title }: Props<Row>) {
  const toSeason = useSeasonTime()
  return (
    <SaveMenu<Row>
      columns={columns}
      name={() => fileName(title, toSeason(new Date().toISOString()))}
      isEmpty={rows.total === 0}
      read={(onProgress) =>
        readAllPages<Row>(rows.resource, listQuery(rows.sorters, rows.filters), onProgress)
      }
    />
  )
}

function fileName(title: string, at: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return `${plain.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${dayOf(at)}`
}
