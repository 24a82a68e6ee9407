import { useCallback, useSyncExternalStore } from 'react'

/** From how many pixels on: a table's own pages, three columns side by side, and the menu beside the screen. */
export const widths = { pages: 576, columns: 768, menu: 992 } as const

/** Whether the window is at least so wide; right from the first drawing on. */
export function useIsWide(from: number): boolean {
  const watch = useCallback((tell: () => void) => watchWidth(from, tell), [from])
  return useSyncExternalStore(watch, () => atLeast(from).matches)
}

function watchWidth(from: number, tell: () => void): () => void {
  const media = atLeast(from)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

function atLeast(from: number): MediaQueryList {
  return globalThis.matchMedia(`(min-width: ${from}px)`)
}
