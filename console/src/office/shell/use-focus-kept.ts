import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** The screen takes the focus of what leaves the page, as the button of what is done: the bare page is before all. */
export function useFocusKept<Screen extends HTMLElement>(): RefObject<Screen | null> {
  const screen = useRef<Screen>(null)
  useEffect(() => {
    let last = document.activeElement
    const remember = () => {
      last = document.activeElement
    }
    const observer = new MutationObserver(() => {
      if (last?.isConnected === false && document.activeElement === document.body)
        screen.current?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
  return screen
}
