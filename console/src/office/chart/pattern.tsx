import { useId } from 'react'

/** Told apart by more than their colour: full, striped, dotted, hollow. */
export type PatternName = 'full' | 'striped' | 'hollow' | 'dotted'

interface Props {
  readonly look: PatternName
  readonly x?: string
  readonly width?: string
}

/** A part of a bar, or its sample in a legend. */
export function Pattern({ look, x = '0%', width = '100%' }: Props) {
  const id = useId()
  return (
    <>
      {look === 'striped' && (
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="bar__ground" width="6" height="6" />
          <rect className="bar__line" width="3" height="6" />
        </pattern>
      )}
      {look === 'dotted' && (
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
          <circle className="bar__dot" cx="3" cy="3" r="1.2" />
        </pattern>
      )}
      <rect
        className={`bar__part bar__part--${look}`}
        x={x}
        width={width}
        height="100%"
        {...((look === 'striped' || look === 'dotted') && { fill: `url(#${id})` })}
      />
    </>
  )
}
