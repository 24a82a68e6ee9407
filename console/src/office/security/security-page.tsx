import { useTranslate } from '../../i18n.ts'
import { GateForm } from './gate-form.tsx'
import './security.css'
import { CheckPanel } from './check-panel.tsx'
import { PastChecks } from './past-checks.tsx'
import { useGate } from './use-gate.ts'

/** The student sign-in at the gate: it shows where a code leads and opens nothing. */
export default function SecurityPage() {
  const t = useTranslate()
  const gate = useGate()
  const [latest, ...past] = gate.checks
  return (
    <div className="page gate">
      <h1 className="page__title">{t('office.security.title')}</h1>
      <GateForm gate={gate} />
      <div aria-live="polite" aria-busy={gate.isActing}>
        <CheckPanel check={latest} problem={gate.problem} />
      </div>
      <PastChecks checks={past} />
    </div>
  )
}
