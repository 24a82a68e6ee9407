import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import type { InputRef } from 'antd'
import { useRef } from 'react'
import { useShortcut } from '../shortcuts/shortcuts.tsx'
import type { RowsState } from './use-rows.ts'
import { useTextFilter } from './use-text-filter.ts'

interface Props<Row> {
  readonly rows: RowsState<Row>
  readonly label: string
  readonly field?: string
}

/** Searches while one writes. `/` leads into it. */
export function SearchBox<Row>({ rows, label, field = 'search' }: Props<Row>) {
  const { text, change: write } = useTextFilter(rows, field)
  const box = useRef<InputRef>(null)
  useShortcut('/', 'office.shortcuts.search', () => box.current?.focus())
  return (
    <Input
      ref={box}
      type="search"
      className="rows__search"
      allowClear
      prefix={<SearchOutlined aria-hidden="true" />}
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={text}
      onChange={(event) => write(event.target.value)}
    />
  )
}
