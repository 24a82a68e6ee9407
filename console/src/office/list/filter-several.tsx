import { Select } from 'antd'
import type { RowsState } from './use-rows.ts'

interface Props<Row> {
  readonly rows: RowsState<Row>
  readonly field: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A filter by any of several words; empty shows all. */
export function FilterSeveral<Row>({ rows, field, label, options }: Props<Row>) {
  const chosen = rows.filter(field).split(',').filter(Boolean)
  return (
    <Select<string[]>
      mode="multiple"
      allowClear
      className="rows__several"
      optionFilterProp="label"
      maxTagCount="responsive"
      aria-label={label}
      placeholder={label}
      value={chosen}
      options={[...options]}
      onChange={(values) => rows.setFilter(field, values)}
    />
  )
}
