import { Select } from 'antd'
import { Deferred } from '../../components/deferred.tsx'
import type { RowsState } from './use-rows.ts'

interface Props<Row> {
  readonly rows: RowsState<Row>
  readonly field: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly width?: number
}

/** A filter by one of several words; empty shows all. */
export function FilterSelect<Row>({ rows, field, label, options, width = 170 }: Props<Row>) {
  const chosen = rows.filter(field)
  return (
    <Deferred
      until={
        <span className="rows__soon" style={{ width }}>
          {label}
        </span>
      }
    >
      <Select<string | undefined>
        allowClear
        showSearch
        optionFilterProp="label"
        style={{ width }}
        aria-label={label}
        placeholder={label}
        value={chosen === '' ? undefined : chosen}
        options={[...options]}
        onChange={(value) => rows.setFilter(field, value)}
      />
    </Deferred>
  )
}
