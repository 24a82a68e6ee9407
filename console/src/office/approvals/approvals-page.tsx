import { Tag, Drawer, Skeleton } from 'antd'
import { useTranslate, useLocale } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import { actorLabel } from '../actor-label.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { OpenRecord } from '../list/use-open-record.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { states, stateColours } from './approval.ts'
import { useSecondPersonFrom } from './use-second-person.ts'
import type { Approval } from './approval.ts'
import { studentNames } from './student-names.ts'
import { useRecord } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { moment } from '../moment.ts'
import { effectOf, actionMeansText, ApprovalActions } from './approval-actions.tsx'
import { ActionSummary } from './action-summary.tsx'
import { RequestDetails } from './request-details.tsx'
import './approvals.css'

/** Acts about money that wait for a second person, and what became of them. */
export default function ApprovalsPage() {
  const t = useTranslate()
  const opened = useOpenRecord('approval')
  const from = useSecondPersonFrom()
  const rows = useRows('approvals', { sort: { field: 'requested_at', order: 'desc' } })
  return (
    <div className="page">
      <h1 className="page__title">{t('office.approvals.title')}</h1>
      <p className="page__lead">
        {from === null
          ? t('office.approvals.lead')
          : t('office.approvals.leadFrom', { amount: `$${formatCop(from)}` })}
      </p>
      <RowsTable
        rows={rows}
        columns={useApprovalColumns(opened)}
        rowKey={({ id }) => id}
        title={t('office.approvals.title')}
        empty={t('office.approvals.empty')}
        searches={t('office.approvals.search')}
        filters={
          <FilterSelect
            rows={rows}
            field="state"
            label={t('office.approvals.stateFilter')}
            options={states.map((value) => ({ value, label: t(`office.approvals.states.${value}`) }))}
            width={210}
          />
        }
        onOpen={({ id }) => opened.open(id)}
      />
      <ApprovalDrawer opened={opened.value} onClose={opened.close} />
    </div>
  )
}

function useApprovalColumns({ to }: OpenRecord): readonly Column<Approval>[] {
  const t = useTranslate()
  const toSeason = useSeasonTime()
  const actOf = ({ act }: Approval) => t(`office.approvals.act.${act}`)
  const stateOf = ({ state, result }: Approval) =>
    t(`office.approvals.state.${state === 'approved' && result === null ? 'unfinished' : state}`)
  return [
    {
      key: 'act',
      title: t('office.approvals.what'),
      value: actOf,
      show: (row) => <RowLink to={to(row.id)}>{actOf(row)}</RowLink>,
    },
    {
      key: 'amount',
      title: t('office.approvals.amount'),
      value: ({ amount }) => amount,
      is: 'pesos',
      sorts: true,
    },
    {
      key: 'who',
      title: t('office.approvals.who'),
      value: ({ students }) => studentNames(students, t),
    },
    {
      key: 'state',
      title: t('office.approvals.stateTitle'),
      value: stateOf,
      show: (row) => <Tag color={stateColours[row.state]}>{stateOf(row)}</Tag>,
    },
    {
      key: 'requested_by',
      title: t('office.approvals.requestedBy'),
      value: ({ requested_by: who }) => actorLabel(who, t),
    },
    {
      key: 'requested_at',
      title: t('office.approvals.requestedAt'),
      at: ({ requested_at: at }) => toSeason(at),
      sorts: true,
    },
    {
      key: 'decided_by',
      title: t('office.approvals.decidedBy'),
      value: ({ decided_by: who }) => (who === null ? null : actorLabel(who, t)),
    },
  ]
}

interface Props {
  /** Its id; null: none is open. */
  readonly opened: string | null
  readonly onClose: () => void
}

/** One request: what it moves, who asked and why, and the decision. */
function ApprovalDrawer({ opened, onClose }: Props) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRecord('approvals', opened)
  return (
    <Drawer
      open={opened !== null}
      onClose={onClose}
      width="min(560px, 100vw)"
      title={answer === undefined ? t('office.approvals.one') : t(`office.approvals.act.${answer.act}`)}
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
            <RequestDetails approval={answer} />
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
