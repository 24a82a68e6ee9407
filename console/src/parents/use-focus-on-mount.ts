import { useEffect, useRef, useState } from 'react'

/** What replaces something the reader acted on takes the focus when it appears, so that it is read. */
export function useFocusOnMount<E extends HTMLElement>(wanted: boolean) {
  const [atArrival] = useState(wanted)
  const element = useRef<E>(null)
  useEffect(() => {
    if (atArrival) element.current?.focus()
  }, [atArrival])
  return element
}
