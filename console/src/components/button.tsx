import { type ComponentProps, useId } from 'react'
import './button.css'

interface Props extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** What is being done: the button cannot be pressed twice and says that it works. */
  busy?: boolean
  /** The id of what says why it cannot be pressed yet. */
  blockedBy?: string | undefined
}

/** One press, one act: a busy button keeps its focus and ignores presses; a blocked one leads to what it waits for. */
export function Button({
  variant = 'primary',
  busy = false,
  blockedBy,
  className = '',
  onClick,
  ...rest
}: Props) {
  const isBlocked = blockedBy !== undefined
  const press = busy ? ignore : isBlocked && rest.type !== 'submit' ? () => leadTo(blockedBy) : onClick
  return (
    <button
      type="button"
      aria-describedby={blockedBy}
      {...rest}
      className={`button button--${variant} ${isBlocked ? 'button--blocked' : ''} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || isBlocked || undefined}
      onClick={press}
    />
  )
}

function ignore(event: { preventDefault: () => void }): void {
  event.preventDefault()
}

function leadTo(id: string): void {
  document.getElementById(id)?.focus()
}

interface SubmitProps extends Omit<Props, 'type' | 'blockedBy'> {
  /** What the form still lacks; null where it can be sent. */
  missing: string | null
}

/** Sends a form: pressed while something is missing, the form leads there. */
export function SubmitButton({ missing, ...button }: SubmitProps) {
  const why = useId()
  return (
    <>
      {missing !== null && (
        <p id={why} className="button__missing">
          {missing}
        </p>
      )}
      <Button {...button} type="submit" blockedBy={missing === null ? undefined : why} />
    </>
  )
}
