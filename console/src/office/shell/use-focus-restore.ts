import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/**
 * The title of a page that another one led to takes the focus, unless the page begins in a field. The screen takes that
 * of what leaves the page, as the button of what is done: the bare page is before all.
 */
export function useFocusRestore<Screen extends HTMLElement>(): RefObject<Screen | null> {
  const screen = useRef<Screen>(null)
  const isLedHere = useRef(false)
  const navigation = useNavigationType()
  useLayoutEffect(() => {
    isLedHere.current = navigation !== NavigationType.Pop
  }, [navigation])
  useEffect(() => {
    let last = document.activeElement
    let title: HTMLElement | null = null
    const remember = () => {
      last = document.activeElement
    }
    const check = () => {
      const { activeElement: active, body } = document
      const seen = screen.current?.querySelector('h1') ?? title
      const isNew = seen !== title
      title = seen
      if (isNew && isLedHere.current && !isWithin(active, screen.current)) focusTitle(title)
      else if (last?.isConnected === false && active === body) screen.current?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(check)
    check()
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
  return screen
}

function isWithin(active: Element | null, screen: Element | null): boolean {
  return active !== screen && screen?.contains(active) === true
}

function focusTitle(title: HTMLElement | null): void {
  if (title === null) return
  title.tabIndex = -1
  title.focus()
}
