import { Input } from 'antd'
import type { RowsState } from './use-rows.ts'
import { useTextFilter } from './use-text-filter.ts'

interface Props<Row> {
  readonly rows: RowsState<Row>
  readonly field: string
  readonly label: string
  readonly maxLength: number
}

/** A filter by the whole of one text, such as a request's number. */
export function TextFilter<Row>({ rows, field, label, maxLength }: Props<Row>) {
  const { text, change: write } = useTextFilter(rows, field)
  return (
    <Input
      className="rows__text"
      allowClear
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      value={text}
      onChange={(event) => write(event.target.value)}
    />
  )
}
