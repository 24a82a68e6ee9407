import { Tag } from 'antd'
import { useTexts } from '../../i18n.ts'
import { actorWords } from '../actor-words.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import { instanceWords } from '../provider-words.ts'
import { useSeasonTime } from '../use-season-time.ts'
import type { Exception } from './exception.ts'
import { familyOf, worded } from './money-of.ts'
import { outcomeWords, resolutionWords } from './resolution-words.ts'

const colours = { open: 'red', resolved: 'green' } as const

export function useExceptionColumns(addressOf: (id: string) => string): readonly Column<Exception>[] {
  const text = useTexts()
  const toSeason = useSeasonTime()
  const kindOf = ({ kind }: Exception) => text(`office.exceptions.kind.${kind}`)
  const stateOf = ({ state }: Exception) => text(`office.exceptions.state.${state}`)
  return [
    {
      key: 'kind',
      title: text('office.exceptions.what'),
      value: kindOf,
      show: (row) => <RowLink to={addressOf(String(row.id))}>{kindOf(row)}</RowLink>,
    },
    {
      key: 'state',
      title: text('office.exceptions.status'),
      value: stateOf,
      show: (row) => <Tag color={colours[row.state]}>{stateOf(row)}</Tag>,
      sorts: true,
    },
    {
      key: 'created_at',
      title: text('office.exceptions.created'),
      at: ({ created_at: at }) => toSeason(at),
      sorts: true,
    },
    {
      key: 'amount',
      title: text('office.exceptions.amount'),
      value: ({ amount }) => amount,
      show: ({ amount, currency }) => (amount === null ? '—' : worded({ amount, currency })),
      is: 'pesos',
    },
    {
      key: 'currency',
      only: 'file',
      title: text('office.exceptions.currency'),
      value: ({ amount, currency }) => (amount === null ? null : currency),
    },
    { key: 'students', title: text('office.exceptions.family'), value: familyOf },
    {
      key: 'grade',
      only: 'file',
      title: text('office.grades.coming'),
      value: ({ students }) =>
        [...new Set(students.flatMap(({ grade }) => (grade === '' ? [] : [grade])))].join(', '),
    },
    {
      key: 'todo',
      title: text('office.exceptions.doneOrToDo'),
      value: ({ kind, state }) => (state === 'open' ? text(`office.exceptions.act.${kind}`) : null),
      show: ({ kind, resolution }) =>
        resolution === null ? text(`office.exceptions.act.${kind}`) : outcomeWords(resolution, text),
    },
    {
      key: 'instance',
      only: 'file',
      title: text('office.exceptions.instance'),
      value: ({ instance }) => instanceWords(instance, text),
    },
    { key: 'reference', title: text('office.exceptions.reference'), value: ({ reference }) => reference },
    {
      key: 'resolution',
      only: 'file',
      title: text('office.exceptions.how'),
      value: ({ resolution }) => (resolution === null ? null : resolutionWords(resolution, text)),
    },
    {
      key: 'resolved_by',
      only: 'file',
      title: text('office.exceptions.who'),
      value: ({ resolved_by: who }) => (who === null ? null : actorWords(who, text)),
    },
    {
      key: 'resolved_at',
      only: 'file',
      title: text('office.exceptions.when'),
      at: ({ resolved_at: at }) => toSeason(at),
    },
  ]
}
