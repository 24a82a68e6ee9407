import { useTranslate } from '../../i18n.ts'
import { clockTime } from '../../dates.ts'
import type { GateCheck } from './check-gate.ts'
import { outcomeTags } from './outcome-tags.tsx'

/** Those before the latest, since the page was opened. */
export function PastChecks({ checks }: { checks: readonly GateCheck[] }) {
  const t = useTranslate()
  if (checks.length === 0) return null
  return (
    <section className="panel">
      <h2>{t('office.security.past')}</h2>
      <ol className="past-sights">
        {checks.map((check, at) => (
          <PastCheck key={checks.length - at} check={check} />
        ))}
      </ol>
    </section>
  )
}

function PastCheck({ check: { code, outcome, name, grade, loggedAt } }: { check: GateCheck }) {
  const t = useTranslate()
  const { tone, mark: Mark } = outcomeTags[outcome]
  return (
    <li>
      <span className="figures">{loggedAt === null ? '—' : clockTime(loggedAt)}</span>
      <strong className="figures">{code}</strong>
      <span className="past-sights__name">{[name, grade].filter(Boolean).join(' · ') || '—'}</span>
      <span className={`past-sights__outcome sight--${tone}`}>
        <Mark aria-hidden /> {t(`office.security.outcome.${outcome}`)}
      </span>
    </li>
  )
}
