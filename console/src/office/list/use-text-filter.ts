import { useRef, useState } from 'react'
import type { RowsState } from './use-rows.ts'

const DEBOUNCE_MS = 300

/** A debounced text filter. */
export function useTextFilter<Row>(rows: RowsState<Row>, field: string) {
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
