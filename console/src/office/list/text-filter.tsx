import { Input } from 'antd'
import { SearchOutlined } from '@ant-design/icons'
import type { InputRef } from 'antd'
import { useRef, useState } from 'react'
import { Deferred } from '../../components/deferred.tsx'
import type { RowsState } from './use-rows.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'

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

interface SearchBoxProps<Row> {
  readonly rows: RowsState<Row>
  readonly label: string
  readonly field?: string
}

/** Searches while one writes. `/` leads into it. */
export function SearchBox<Row>({ rows, label, field = 'search' }: SearchBoxProps<Row>) {
  const { text, change: write } = useTextFilter(rows, field)
  const box = useRef<InputRef>(null)
  useShortcut('/', 'office.shortcuts.search', () => box.current?.focus())
  return (
    <Deferred until={<span className="rows__soon rows__search">{label}</span>}>
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
    </Deferred>
  )
}

const DEBOUNCE_MS = 300

/** A debounced text filter. */
function useTextFilter<Row>(rows: RowsState<Row>, field: string) {
  const applied = rows.filter(field)
  const [written, setWritten] = useState({ applied, text: applied })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address changed otherwise: by the back button, or when the filters were cleared.
  if (written.applied !== applied) setWritten({ applied, text: applied })

  function change(text: string): void {
    setWritten({ applied, text })
    clearTimeout(pause.current)
    pause.current = setTimeout(() => search(text), DEBOUNCE_MS)
  }

  // What is written goes on from here, even when more was written meanwhile.
  function search(text: string): void {
    setWritten((now) => ({ ...now, applied: text.trim() }))
    rows.setFilter(field, text.trim())
  }

  return { text: written.text, change }
}
