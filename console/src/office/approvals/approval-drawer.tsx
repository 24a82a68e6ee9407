import { Drawer, Skeleton } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { actorLabel } from '../actor-label.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { effectOf, actionMeansText } from './action-text.ts'
import { ApprovalActions } from './approval-actions.tsx'
import type { Approval } from './approval.ts'
import { ActionSummary } from './action-summary.tsx'
import { studentNames } from './student-names.ts'

interface Props {
  /** Its id; null: none is open. */
  readonly opened: string | null
  readonly onClose: () => void
}

/** One request: what it moves, who asked and why, and the decision. */
export function ApprovalDrawer({ opened, onClose }: Props) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/approvals/{id}', {
    params: { id: opened ?? '' },
    when: opened !== null,
  })
  return (
    <Drawer
      open={opened !== null}
      onClose={onClose}
      width="min(560px, 100vw)"
      title={answer === undefined ? t('office.approvals.one') : t(`office.approvals.act.${answer.act}`)}
      closable={{ 'aria-label': t('common.close') }}
      destroyOnHidden
    >
      {problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {problem === null && answer === undefined && <Skeleton active paragraph={{ rows: 8 }} />}
      {problem === null && answer !== undefined && (
        <div className="page">
          <section className="panel">
            <ActionSummary
              amount={formatCop(answer.amount)}
              who={studentNames(answer.students, t)}
              means={actionMeansText(answer, t)}
              effect={effectOf(answer, t)}
            />
            <ApprovalActions key={answer.id} approval={answer} />
          </section>
          <History approval={answer} />
        </div>
      )}
    </Drawer>
  )
}

function History({ approval }: { approval: Approval }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const { details, requested_by, requested_at, decided_by, decided_at, state, reason } = approval
  return (
    <section className="panel">
      <h2>{t('office.approvals.history')}</h2>
      <dl className="facts">
        <dt>{t('office.approvals.requestedBy')}</dt>
        <dd>{`${actorLabel(requested_by, t)} · ${moment(toSeason(requested_at), locale)}`}</dd>
        {details['reason'] !== undefined && (
          <>
            <dt>{t('office.approvals.why')}</dt>
            <dd>{details['reason']}</dd>
          </>
        )}
        {details['references'] !== undefined && (
          <>
            <dt>{t('office.approvals.references')}</dt>
            <dd className="approval__references">{details['references']}</dd>
          </>
        )}
        {decided_at !== null && (
          <>
            <dt>{t(`office.approvals.state.${state}`)}</dt>
            <dd>
              {[decided_by && actorLabel(decided_by, t), moment(toSeason(decided_at), locale)]
                .filter(Boolean)
                .join(' · ')}
            </dd>
          </>
        )}
        {reason !== null && (
          <>
            <dt>{t('office.approvals.endReason')}</dt>
            <dd>{reason}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
