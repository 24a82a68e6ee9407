import { useId } from 'react'
import type { ReactNode } from 'react'

export interface Option<V> {
  value: V
  label: ReactNode
  hint?: ReactNode
}

interface Props<V> {
  legend: ReactNode
  value: V | null
  options: readonly Option<V>[]
  onChoose: (value: V) => void
  /** Side by side where there is room; one below the other otherwise. */
  inRow?: boolean
}

/** One of a few, each a whole target to touch. */
export function Choice<V extends string | number>({ legend, value, options, onChoose, inRow }: Props<V>) {
  const name = useId()
  return (
    <fieldset className={inRow ? 'choice choice--row' : 'choice'}>
      <legend className="choice__legend">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice__option">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span className="choice__text">
            <span className="choice__label">{option.label}</span>
            {option.hint && <span className="choice__hint">{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
