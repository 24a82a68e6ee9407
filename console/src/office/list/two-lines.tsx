import type { ReactNode } from 'react'

interface Props {
  readonly first: ReactNode
  /** What the heading does not name, said to screen readers. */
  readonly label: string
  /** Empty where there is none. */
  readonly second: ReactNode
}

/** Two facts that belong together in one cell, so that a list fits its screen. */
export function TwoLines({ first, label, second }: Props) {
  return (
    <span className="two-lines">
      {first === '' ? '—' : first}
      {second !== '' && second !== false && (
        <span className="two-lines__second">
          <span className="unseen">{label}: </span>
          {second}
        </span>
      )}
    </span>
  )
}
