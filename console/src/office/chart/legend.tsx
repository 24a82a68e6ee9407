import { Pattern } from './pattern.tsx'
import type { PatternName } from './pattern.tsx'

/** What the parts of the bars stand for. */
export function Legend({
  entries,
}: {
  entries: readonly { readonly look: PatternName; readonly said: string }[]
}) {
  return (
    <ul className="legend">
      {entries.map(({ look, said }) => (
        <li key={look}>
          <svg className="legend__sample" aria-hidden="true">
            <Pattern look={look} />
          </svg>
          {said}
        </li>
      ))}
    </ul>
  )
}
