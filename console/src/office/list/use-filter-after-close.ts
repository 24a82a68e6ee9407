import { useEffect, useEffectEvent, useRef } from 'react'
import type { OpenRecord } from './use-open-record.ts'
import type { RowsState } from './use-rows.ts'

/**
 * From an open record to all that are alike in a field. The list is filtered once the record has closed: both stand in
 * the address, and a change to one that is not there yet would be lost with the other.
 */
export function useFilterAfterClose<Row>(rows: RowsState<Row>, opened: OpenRecord) {
  const wanted = useRef<{ field: string; value: string } | null>(null)
  const isClosed = opened.value === null
  const filter = useEffectEvent(() => {
    if (wanted.current === null) return
    const { field, value } = wanted.current
    wanted.current = null
    rows.setFilter(field, value)
  })
  useEffect(() => {
    if (isClosed) filter()
  }, [isClosed])
  return (field: string, value: string) => {
    wanted.current = { field, value }
    opened.close()
  }
}
