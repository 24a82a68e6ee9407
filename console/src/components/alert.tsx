import type { ReactNode } from 'react'
import './alert.css'

interface Props {
  kind: 'info' | 'warn' | 'error' | 'success'
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links: what to do next. */
  actions?: ReactNode
}

const MARKS = {
  info: 'M12 11v6M12 7.5v.01',
  warn: 'M12 7v6M12 16.5v.01',
  error: 'M8.5 8.5l7 7M15.5 8.5l-7 7',
  success: 'M7.5 12.5l3 3 6-7',
}

/** A message in the page. Errors are read aloud at once, the rest when the reader pauses. */
export function Alert({ kind, title, children, actions }: Props) {
  return (
    <div className={`alert alert--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <svg className="alert__mark" viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="10" fill="currentColor" />
        <path
          d={MARKS[kind]}
          stroke="var(--card)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div className="alert__text">
        {title && <p className="alert__title">{title}</p>}
        {children}
        {actions && <div className="alert__actions">{actions}</div>}
      </div>
    </div>
  )
}
