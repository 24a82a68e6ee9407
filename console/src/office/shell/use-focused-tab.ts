import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What navigation by tabs carries, so that the tab keeps the focus on the page that follows. */
export const byTab = 'by-tab'

/** Around the tabs of a page: the chosen one is focused when a tab led here. */
export function useFocusedTab() {
  const frame = useRef<HTMLDivElement>(null)
  const { state } = useLocation()
  useEffect(() => {
    if (state === byTab) frame.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [state])
  return frame
}
