import { useEffect, useEffectEvent, useRef } from 'react'

/** Hears Escape anywhere inside the element that the answer is given to. */
export function useEscape<E extends HTMLElement>(onEscape: () => void) {
  const place = useRef<E>(null)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
  })
  useEffect(() => {
    const element = place.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])
  return place
}
