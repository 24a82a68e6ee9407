import { Modal } from 'antd'
import type { ModalProps } from 'antd'
import { useEffect, useState } from 'react'

/** antd's dialog for one question. It leaves the page at once when it is closed, and gives the focus back then. */
export function Dialog(props: ModalProps) {
  useFocusBack()
  return <Modal open {...props} />
}

/**
 * Whatever had the focus before this was drawn has it again once this is gone, unless somebody took it elsewhere; the
 * page has it where that is gone too, as when what was asked for is done.
 */
function useFocusBack(): void {
  const [from] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      const isThere = from instanceof HTMLElement && from.isConnected && from !== document.body
      const to = isThere ? from : document.querySelector<HTMLElement>('#content')
      to?.focus({ preventScroll: true })
    },
    [from],
  )
}
