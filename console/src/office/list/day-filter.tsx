import { Input } from 'antd'
import type { RowsState } from './use-rows.ts'

interface Props<Row> {
  readonly rows: RowsState<Row>
  readonly field: string
  readonly label: string
  /** The days that make sense beside another filter; empty: any. */
  readonly min?: string
  readonly max?: string
}

/** A filter by a day, such as the first one of a stretch of time. */
export function DayFilter<Row>({ rows, field, label, min, max }: Props<Row>) {
  return (
    <Input
      type="date"
      className="rows__day"
      prefix={label}
      aria-label={label}
      min={min || '2000-01-01'}
      max={max || '2099-12-31'}
      value={rows.filter(field)}
      onChange={(event) => rows.setFilter(field, event.target.value)}
    />
  )
}
