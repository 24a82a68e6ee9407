import { useId } from 'react'
import type { ReactNode } from 'react'

interface Props {
  group: string
  name: string
  chosen: boolean
  enabled: boolean
  onChoose: () => void
  /** What is gained, until when: read as the description of the choice. */
  children: ReactNode
}

/** A radio drawn as a card, the whole of it touchable. */
export function Option({ group, name, chosen, enabled, onChoose, children }: Props) {
  const id = useId()
  return (
    <label
      className={`option ${chosen ? 'option--chosen' : ''} ${enabled ? '' : 'option--closed'}`}
      htmlFor={id}
    >
      <input
        id={id}
        type="radio"
        name={group}
        className="option__radio"
        checked={chosen}
        disabled={!enabled}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-more`}
      />
      <span className="option__text">
        <span id={`${id}-name`} className="option__name">
          {name}
        </span>
        <span id={`${id}-more`} className="option__more">
          {children}
        </span>
      </span>
    </label>
  )
}
