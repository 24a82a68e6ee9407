import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { actorLabel } from '../actor-label.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import { instanceLabel } from '../provider-label.ts'
import { useSeasonTime } from '../use-season-time.ts'
import type { Exception } from './exception.ts'
import { familyOf, exceptionTexts } from './exception-texts.ts'
import { outcomeText, resolutionText } from './resolution-text.ts'

const colours = { open: 'red', resolved: 'green' } as const

export function useExceptionColumns(addressOf: (id: string) => string): readonly Column<Exception>[] {
  const t = useTranslate()
  const toSeason = useSeasonTime()
  const kindOf = ({ kind }: Exception) => t(`office.exceptions.kind.${kind}`)
  const stateOf = ({ state }: Exception) => t(`office.exceptions.state.${state}`)
  return [
    {
      key: 'kind',
      title: t('office.exceptions.what'),
      value: kindOf,
      show: (row) => <RowLink to={addressOf(String(row.id))}>{kindOf(row)}</RowLink>,
    },
    {
      key: 'state',
      title: t('office.exceptions.status'),
      value: stateOf,
      show: (row) => <Tag color={colours[row.state]}>{stateOf(row)}</Tag>,
      sorts: true,
    },
    {
      key: 'created_at',
      title: t('office.exceptions.created'),
      at: ({ created_at: at }) => toSeason(at),
      sorts: true,
    },
    {
      key: 'amount',
      title: t('office.exceptions.amount'),
      value: ({ amount }) => amount,
      show: ({ amount, currency }) => (amount === null ? '—' : exceptionTexts({ amount, currency })),
      is: 'pesos',
    },
    {
      key: 'currency',
      only: 'file',
      title: t('office.exceptions.currency'),
      value: ({ amount, currency }) => (amount === null ? null : currency),
    },
    { key: 'students', title: t('office.exceptions.family'), value: familyOf },
    {
      key: 'grade',
      only: 'file',
      title: t('office.grades.coming'),
      value: ({ students }) =>
        [...new Set(students.flatMap(({ grade }) => (grade === '' ? [] : [grade])))].join(', '),
    },
    {
      key: 'todo',
      title: t('office.exceptions.doneOrToDo'),
      value: ({ kind, state }) => (state === 'open' ? t(`office.exceptions.act.${kind}`) : null),
      show: ({ kind, resolution }) =>
        resolution === null ? t(`office.exceptions.act.${kind}`) : outcomeText(resolution, t),
    },
    {
      key: 'instance',
      only: 'file',
      title: t('office.exceptions.instance'),
      value: ({ instance }) => instanceLabel(instance, t),
    },
    { key: 'reference', title: t('office.exceptions.reference'), value: ({ reference }) => reference },
    {
      key: 'resolution',
      only: 'file',
      title: t('office.exceptions.how'),
      value: ({ resolution }) => (resolution === null ? null : resolutionText(resolution, t)),
    },
    {
      key: 'resolved_by',
      only: 'file',
      title: t('office.exceptions.who'),
      value: ({ resolved_by: who }) => (who === null ? null : actorLabel(who, t)),
    },
    {
      key: 'resolved_at',
      only: 'file',
      title: t('office.exceptions.when'),
      at: ({ resolved_at: at }) => toSeason(at),
    },
  ]
}
