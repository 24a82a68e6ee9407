import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface Props {
  readonly to: string
  /** Begins with what is seen, and says whose row it is; without it, what is seen says enough. */
  readonly label?: string
  readonly children: ReactNode
}

/** Opens a row by keyboard, as a click anywhere on the row does. */
export function RowLink({ to, label, children }: Props) {
  return (
    <Link to={to} aria-label={label} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  )
}
