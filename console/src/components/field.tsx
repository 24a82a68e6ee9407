import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import './field.css'

interface Props extends ComponentProps<'input'> {
  label: ReactNode
  hint?: ReactNode
  /** Shown beside the field and read with it. */
  error?: string | undefined
  /** Below the field, of what is in it. */
  note?: ReactNode
}

/** A labelled input; hint and error belong to it for those who listen. */
export function Field({ label, hint, error, note, className = '', ...input }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`field ${className}`}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        className="field__input"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {note}
      {error && (
        <p id={`${id}-error`} className="field__error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
