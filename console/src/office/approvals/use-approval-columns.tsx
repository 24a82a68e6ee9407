import { Tag } from 'antd'
import { useTexts } from '../../i18n.ts'
import { actorWords } from '../actor-words.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { Opened } from '../list/use-opened.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { stateColours } from './approval.ts'
import type { Approval } from './approval.ts'
import { studentNames } from './student-names.ts'

export function useApprovalColumns({ to }: Opened): readonly Column<Approval>[] {
  const text = useTexts()
  const toSeason = useSeasonTime()
  const actOf = ({ act }: Approval) => text(`office.approvals.act.${act}`)
  const stateOf = ({ state, result }: Approval) =>
    text(`office.approvals.state.${state === 'approved' && result === null ? 'unfinished' : state}`)
  return [
    {
      key: 'act',
      title: text('office.approvals.what'),
      value: actOf,
      show: (row) => <RowLink to={to(row.id)}>{actOf(row)}</RowLink>,
    },
    {
      key: 'amount',
      title: text('office.approvals.amount'),
      value: ({ amount }) => amount,
      is: 'pesos',
      sorts: true,
    },
    {
      key: 'who',
      title: text('office.approvals.who'),
      value: ({ students }) => studentNames(students, text),
    },
    {
      key: 'state',
      title: text('office.approvals.stateTitle'),
      value: stateOf,
      show: (row) => <Tag color={stateColours[row.state]}>{stateOf(row)}</Tag>,
    },
    {
      key: 'requested_by',
      title: text('office.approvals.requestedBy'),
      value: ({ requested_by: who }) => actorWords(who, text),
    },
    {
      key: 'requested_at',
      title: text('office.approvals.requestedAt'),
      at: ({ requested_at: at }) => toSeason(at),
      sorts: true,
    },
    {
      key: 'decided_by',
      title: text('office.approvals.decidedBy'),
      value: ({ decided_by: who }) => (who === null ? null : actorWords(who, text)),
    },
  ]
}
