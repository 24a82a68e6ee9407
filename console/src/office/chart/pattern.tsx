import { useId } from 'react'

/** Told apart by more than their colour: full, striped, dotted, hollow. */
export type PatternName = 'full' | 'striped' | 'hollow' | 'dotted'

interface Props {
  readonly pattern: PatternName
  readonly x?: string
  readonly width?: string
}

/** A part of a bar, or its sample in a legend. */
export function Pattern({ pattern, x = '0%', width = '100%' }: Props) {
  const id = useId()
  return (
    <>
      {pattern === 'striped' && (
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="bar__ground" width="6" height="6" />
          <rect className="bar__line" width="3" height="6" />
        </pattern>
      )}
      {pattern === 'dotted' && (
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
          <circle className="bar__dot" cx="3" cy="3" r="1.2" />
        </pattern>
      )}
      <rect
        className={`bar__part bar__part--${pattern}`}
        x={x}
        width={width}
        height="100%"
        {...((pattern === 'striped' || pattern === 'dotted') && { fill: `url(#${id})` })}
      />
    </>
  )
}
