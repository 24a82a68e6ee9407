import type { ComponentProps } from 'react'
import './button.css'

interface Props extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** What is being done: the button cannot be pressed twice and says that it works. */
  busy?: boolean
}

/** One press, one act: a busy button keeps its focus and ignores presses. */
export function Button({ variant = 'primary', busy = false, className = '', onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button--${variant} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}
