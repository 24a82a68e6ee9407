import { Alert } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { noAnswer } from '../../components/no-answer.ts'
import { clockTime } from '../../dates.ts'
import type { GateCheck } from './check-gate.ts'
import { outcomeTags } from './outcome-tags.tsx'

interface Props {
  readonly check: GateCheck | undefined
  /** Why the last code could not be looked at. */
  readonly problem: HubProblem | null
}

/** The latest outcome, to be read from two steps away. */
export function CheckPanel({ check, problem }: Props) {
  const t = useTranslate()
  if (problem !== null) {
    return (
      <Alert
        type="error"
        showIcon
        message={problem.status === 0 ? t(`common.${noAnswer()}`) : problem.title || t('office.act.failed')}
        description={`${problem.detail} ${t('office.security.failed')}`.trim()}
      />
    )
  }
  if (check === undefined) return <p className="gate__waiting">{t('office.security.waiting')}</p>
  return <LastCheck check={check} />
}

function LastCheck({ check }: { check: GateCheck }) {
  const t = useTranslate()
  const { code, outcome, name, grade, leftSchool, title, body, loggedAt } = check
  const { tone, mark: Mark } = outcomeTags[outcome]
  return (
    <section className={`sight sight--${tone}`} aria-label={t('office.security.outcome.label')}>
      <span className="sight__mark">
        <Mark aria-hidden />
      </span>
      <div className="sight__words">
        <p className="sight__outcome">{t(`office.security.outcome.${outcome}`)}</p>
        {name !== '' && <p className="sight__name">{name}</p>}
        <p className="sight__facts figures">
          {[code, grade, loggedAt === null ? '' : clockTime(loggedAt)].filter(Boolean).join(' · ')}
        </p>
        {leftSchool && <p className="sight__warning">{t('office.sis.left')}</p>}
        <p>
          {outcome === 'unknown'
            ? t('office.security.unknownBody')
            : t('office.security.told', { title, body })}
        </p>
        {loggedAt === null && <p className="sight__warning">{t('office.security.unlogged')}</p>}
      </div>
    </section>
  )
}
