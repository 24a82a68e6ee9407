import { Pattern } from './pattern.tsx'
import type { PatternName } from './pattern.tsx'

/** What the parts of the bars stand for. */
export function Legend({
  entries,
}: {
  entries: readonly { readonly pattern: PatternName; readonly label: string }[]
}) {
  return (
    <ul className="legend">
      {entries.map(({ pattern, label }) => (
        <li key={pattern}>
          <svg className="legend__sample" aria-hidden="true">
            <Pattern pattern={pattern} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
