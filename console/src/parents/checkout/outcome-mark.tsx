import type { OutcomeKind } from './outcome-view.ts'

const MARKS: Record<Exclude<OutcomeKind, 'waiting'>, string> = {
  success: 'M20 33l8 8 16-18',
  info: 'M32 30v15M32 20v.1',
  warn: 'M32 18v19M32 45v.1',
  error: 'M23 23l18 18M41 23L23 41',
}

/** The kind of an outcome as a shape, so that it does not hang on colour. */
export function OutcomeMark({ kind }: { kind: OutcomeKind }) {
  if (kind === 'waiting') return <span className="outcome__turning" aria-hidden="true" />
  return (
    <svg className="outcome__mark" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <circle cx="32" cy="32" r="30" fill="currentColor" />
      <path
        d={MARKS[kind]}
        fill="none"
        stroke="var(--outcome-stroke)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
