import { exceptionKinds } from '@matricula/hub/api/lists'
import { useState } from 'react'
import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { TwoLines } from '../list/two-lines.tsx'
import { partText } from '../part-text.ts'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import { instancesOf } from '../payments/payment-method.ts'
import { instanceLabel } from '../provider-label.ts'
import { ExceptionDrawer } from './exception-drawer.tsx'
import type { Exception } from './exception.ts'
import { ResolveDialog } from './resolve-dialog.tsx'
import { actorLabel } from '../actor-label.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import { useSeasonTime } from '../use-season-time.ts'
import { familyOf, exceptionTexts } from './exception-texts.ts'
import { outcomeText, resolutionText } from './resolution-text.ts'
import './exceptions.css'

/** Payments that a person must look into, the open ones first, each with its one act. */
export default function ExceptionsPage() {
  const t = useTranslate()
  const opened = useOpenRecord('exception')
  const [resolving, setResolving] = useState<Exception | null>(null)
  const rows = useRows('exceptions', { sort: { field: 'state', order: 'asc' } })
  const exception = rows.tableProps.dataSource?.find(({ id }) => String(id) === opened.value)
  const instances = instancesOf(['agreement'], rows.tableProps.dataSource ?? [], rows.filter('instance'))
  const inWords = (of: 'kind' | 'state', values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`office.exceptions.${of}.${value}`) }))
  return (
    <div className="page">
      <h1 className="page__title">{t('office.exceptions.title')}</h1>
      <p className="page__lead">{t('office.exceptions.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useExceptionColumns(opened.to)}
        rowKey={({ id }) => id}
        title={t('office.exceptions.title')}
        empty={t('office.exceptions.empty')}
        searches={t('office.exceptions.search')}
        sums="open"
        filters={
          <>
            <FilterSelect
              rows={rows}
              field="state"
              label={t('office.exceptions.status')}
              options={inWords('state', ['open', 'resolved'])}
            />
            <FilterSelect
              rows={rows}
              field="kind"
              label={t('office.exceptions.what')}
              options={inWords('kind', exceptionKinds)}
              width={230}
            />
            <FilterSelect
              rows={rows}
              field="instance"
              label={t('office.exceptions.instance')}
              options={instances.map((value) => ({ value, label: instanceLabel(value, t) }))}
            />
          </>
        }
        onOpen={({ id }) => opened.open(String(id))}
      />
      <ExceptionDrawer exception={exception} onClose={opened.close} onResolve={setResolving} />
      {resolving !== null && <ResolveDialog exception={resolving} onClose={() => setResolving(null)} />}
    </div>
  )
}

const colours = { open: 'red', resolved: 'green' } as const

function useExceptionColumns(addressOf: (id: string) => string): readonly Column<Exception>[] {
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
    {
      key: 'students',
      title: t('office.exceptions.family'),
      value: familyOf,
      show: (row, marked) => (
        <TwoLines
          first={marked(familyOf(row) ?? '—')}
          label={t('office.exceptions.part')}
          second={partText(row.part, t) ?? ''}
        />
      ),
    },
    {
      key: 'part',
      only: 'file',
      title: t('office.exceptions.part'),
      value: ({ part }) => partText(part, t),
    },
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
