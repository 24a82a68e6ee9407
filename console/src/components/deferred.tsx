import { useDeferredValue } from 'react'
import type { ReactNode } from 'react'

interface Props {
  /** Of the same size, for as long as what is before it is drawn. */
  readonly until: ReactNode
  readonly children: ReactNode
}

/** A part that is costly to draw and not what a page is opened for: it comes right after the rest, and moves nothing. */
export function Deferred({ until, children }: Props) {
  return useDeferredValue(true, false) ? children : until
}
