import { useTexts } from '../../i18n.ts'
import { clockTime } from '../../money.ts'
import type { Sight } from './look-at-gate.ts'
import { looks } from './outcome-look.tsx'

/** Those before the latest, since the page was opened. */
export function PastSights({ sights }: { sights: readonly Sight[] }) {
  const text = useTexts()
  if (sights.length === 0) return null
  return (
    <section className="panel">
      <h2>{text('office.security.past')}</h2>
      <ol className="past-sights">
        {sights.map((sight, at) => (
          <PastSight key={sights.length - at} sight={sight} />
        ))}
      </ol>
    </section>
  )
}

function PastSight({ sight: { code, outcome, name, grade, loggedAt } }: { sight: Sight }) {
  const text = useTexts()
  const { tone, mark: Mark } = looks[outcome]
  return (
    <li>
      <span className="figures">{loggedAt === null ? '—' : clockTime(loggedAt)}</span>
      <strong className="figures">{code}</strong>
      <span className="past-sights__name">{[name, grade].filter(Boolean).join(' · ') || '—'}</span>
      <span className={`past-sights__outcome sight--${tone}`}>
        <Mark aria-hidden /> {text(`office.security.outcome.${outcome}`)}
      </span>
    </li>
  )
}
