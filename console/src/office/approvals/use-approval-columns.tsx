import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { actorLabel } from '../actor-label.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { OpenRecord } from '../list/use-open-record.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { stateColours } from './approval.ts'
import type { Approval } from './approval.ts'
import { studentNames } from './student-names.ts'

export function useApprovalColumns({ to }: OpenRecord): readonly Column<Approval>[] {
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
