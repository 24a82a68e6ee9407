import { useRef, useState } from 'react'
import type { RowsState } from './use-rows.ts'

const PAUSE_MS = 300

/** A filter that one writes: it takes effect a moment after the last key. */
export function useWrittenFilter<Row>(rows: RowsState<Row>, field: string) {
  const asked = rows.filter(field)
  const [written, setWritten] = useState({ asked, text: asked })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address changed otherwise: by the back button, or when the filters were cleared.
  if (written.asked !== asked) setWritten({ asked, text: asked })

  function write(text: string): void {
    setWritten({ asked, text })
    clearTimeout(pause.current)
    pause.current = setTimeout(() => search(text), PAUSE_MS)
  }

  // What is written goes on from here, even when more was written meanwhile.
  function search(text: string): void {
    setWritten((now) => ({ ...now, asked: text.trim() }))
    rows.setFilter(field, text.trim())
  }

  return { text: written.text, write }
}
