import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'

interface Props {
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A drawer or dialog that is loaded when it is first opened, and stays to close as gently as it came. */
export function OnceOpen({ isOpen, children }: Props) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (isOpen || wasOpen) && <Suspense>{children}</Suspense>
}
