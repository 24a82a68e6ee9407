import { Pattern } from './pattern.tsx'
import type { PatternName } from './pattern.tsx'
import './chart.css'

export interface BarPart {
  readonly pattern: PatternName
  /** Of the whole width, 0 to 1. */
  readonly share: number
}

/** A bar in its parts, from the left. Its words stand beside it, so it says nothing by itself. */
export function Bar({ parts }: { parts: readonly BarPart[] }) {
  const placed = parts.map((part, place) => ({
    ...part,
    from: parts.slice(0, place).reduce((sum, { share }) => sum + share, 0),
  }))
  return (
    <svg className="bar" aria-hidden="true">
      {placed.map(({ pattern, share, from }) => (
        <Pattern key={pattern} pattern={pattern} x={`${from * 100}%`} width={`${share * 100}%`} />
      ))}
    </svg>
  )
}
