import { Modal } from 'antd'
import type { ModalProps } from 'antd'
import { useEffect, useState } from 'react'

/** antd's dialog for one question. It leaves the page at once when it is closed, and gives the focus back then. */
export function Dialog(props: ModalProps) {
  useFocusBack()
  return <Modal open {...props} />
}

/**
 * Whatever had the focus before this was drawn has it again once this is gone, unless somebody took it elsewhere. The
 * screen keeps it (use-focus-kept.ts) where that is gone too, as when what was asked for is done.
 */
export function useFocusBack(): void {
  const [from] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isUnused = document.activeElement?.matches('body, #content') === true
      if (isUnused && from instanceof HTMLElement) from.focus({ preventScroll: true })
    },
    [from],
  )
}
